import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/server/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import { DEEDS, type Deed, type Send } from './deeds.ts';
import { databaseProcess, end, freePort, launch, ready, signalDatabase } from './plateful-process.ts';

const WRITERS = 8;
/** Who is killed, in turn. The database that recovers is the one that was started for the one killed before. */
export const VICTIMS = ['app', 'database', 'both', 'database that recovers'] as const;
const RECOVERY_MS = 30_000;
const PASSWORD = 'kill-and-recover';

export interface KillReport {
  rounds: number;
  /** Acknowledged writes by kind. */
  acknowledged: Record<string, number>;
  /** Acknowledged, and not there any more. */
  lost: string[];
  /** There, though nobody wrote it. */
  phantoms: string[];
  /** There, with a part missing. */
  halfWritten: string[];
  /** How often Plateful ended though only its database was killed. */
  ended: number;
  /** Milliseconds from each kill, or the start after it, until Plateful was ready; shortest first. */
  recoveries: number[];
}

interface Ledger {
  deed: Deed;
  tried: Set<string>;
  acknowledged: Set<string>;
}

/**
 * Kills Plateful, its database, both, or the database once more while it recovers, without warning while people write, again and
 * again. Then compares what was acknowledged with what is stored. Needs a built browser part.
 */
export async function killDuringWrites(rounds: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-kill-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const ledgers = DEEDS.map((deed): Ledger => ({ deed, tried: new Set(), acknowledged: new Set() }));
  const recoveries: number[] = [];
  let app = start(dataDir, port);
  let ended = 0;
  try {
    await ready(origin, app);
    const send = sender(origin, await signIn(origin));
    const recipeId = await anyRecipe(origin);
    for (let round = 0; round < rounds; round++) {
      let over = false;
      const writers = Array.from({ length: WRITERS }, async (_, at) => {
        for (let turn = at; !over; turn++)
          await writeOnce(ledgers[turn % ledgers.length] as Ledger, send, recipeId);
      });
      await wait(randomInt(50, 700));
      const victim = VICTIMS[round % VICTIMS.length];
      if (victim === 'app' || victim === 'both') app.kill('SIGKILL');
      if (victim !== 'app') signalDatabase(dataDir, 'SIGKILL');
      if (victim === 'database that recovers') await killNext(dataDir);
      const killedAt = performance.now();
      if (victim === 'database' || victim === 'database that recovers') {
        await ready(origin, app).catch(() => ended++);
        recoveries.push(performance.now() - killedAt);
      }
      await wait(randomInt(20, 300));
      over = true;
      await Promise.all(writers);
      if (victim === 'app' || victim === 'both') await end(app);
      if (isRunning(app)) continue;
      const startedAt = performance.now();
      app = start(dataDir, port);
      await ready(origin, app);
      if (victim === 'app' || victim === 'both') recoveries.push(performance.now() - startedAt);
    }
    return {
      rounds,
      ended,
      recoveries: recoveries.sort((a, b) => a - b),
      ...(await compare(dataDir, ledgers)),
    };
  } finally {
    await end(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeOnce({ deed, tried, acknowledged }: Ledger, send: Send, recipeId: string): Promise<void> {
  const id = randomUUID();
  tried.add(id);
  if (await deed.write(send, id, recipeId)) acknowledged.add(id);
}

async function compare(
  dataDir: string,
  ledgers: readonly Ledger[],
): Promise<Pick<KillReport, 'acknowledged' | 'lost' | 'phantoms' | 'halfWritten'>> {
  const database = openDatabase(embeddedConnection(dataDir), 1);
  const report = { acknowledged: {} as Record<string, number>, lost: [], phantoms: [], halfWritten: [] };
  const { lost, phantoms, halfWritten }: Record<'lost' | 'phantoms' | 'halfWritten', string[]> = report;
  try {
    for (const { deed, tried, acknowledged } of ledgers) {
      const { rows } = await database.pool.query<{ id: string; whole: boolean }>(deed.stored);
      const stored = new Set(rows.map(({ id }) => id));
      const named = (id: string) => `${deed.what} ${id}`;
      report.acknowledged[deed.what] = acknowledged.size;
      lost.push(...[...acknowledged].filter((id) => !stored.has(id)).map(named));
      phantoms.push(...[...stored].filter((id) => !tried.has(id)).map(named));
      halfWritten.push(...rows.filter(({ whole }) => !whole).map(({ id }) => named(id)));
    }
  } finally {
    await database.close();
  }
  return report;
}

function start(dataDir: string, port: number): ChildProcess {
  return launch({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    DEMO_PASSWORD: PASSWORD,
    RATE_LIMITS: 'loose',
  });
}

/** Kills the database that is started in place of the one just killed, before it has recovered. */
async function killNext(dataDir: string): Promise<void> {
  const killed = databaseProcess(dataDir);
  const deadline = Date.now() + RECOVERY_MS;
  for (let next = killed; next === killed || next === null; next = databaseProcess(dataDir)) {
    if (Date.now() > deadline) throw new Error('The database was not started again.');
    await wait(5);
  }
  signalDatabase(dataDir, 'SIGKILL');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function signIn(origin: string): Promise<string> {
  const answer = await request('POST', `${origin}/api/auth/sign-in`, '', {
    email: 'subscriber@plateful.test',
    password: PASSWORD,
  });
  if (!answer?.ok) throw new Error('The demo subscriber cannot sign in.');
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function anyRecipe(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/recipes?limit=1`);
  const { recipes } = (await answer.json()) as { recipes: { id: string }[] };
  if (!recipes[0]) throw new Error('There is no recipe to plan.');
  return recipes[0].id;
}

function sender(origin: string, cookie: string): Send {
  return async (method, path, body) =>
    (await request(method, `${origin}/api${path}`, cookie, body))?.ok ?? false;
}

async function request(method: string, url: string, cookie: string, body: object): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return fetch(url, {
    method,
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
}
