import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseProcess, end, freePort, launch, ready, signalDatabase } from './plateful-process.ts';

const WRITERS = 8;
/** Who is killed, in turn. The database that recovers is the one that was started for the one killed before. */
export const VICTIMS = ['app', 'database', 'both', 'database that recovers'] as const;
const RECOVERY_MS = 30_000;
const PASSWORD = 'kill-and-recover';

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Ids that were acknowledged and are not there any more. */
  lost: string[];
  /** How often Plateful ended though only its database was killed. */
  ended: number;
}

/**
 * Kills Plateful, its database, both, or the database once more while it recovers, without warning while meals are being
 * planned, again and again. Counts what was acknowledged and is gone, and how often Plateful did not stay up. Needs a built
 * browser part.
 */
export async function killDuringWrites(rounds: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-kill-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const acknowledged = new Set<string>();
  let app = start(dataDir, port);
  let ended = 0;
  try {
    await ready(origin, app);
    const cookie = await signIn(origin);
    const recipeId = await anyRecipe(origin);
    for (let round = 0; round < rounds; round++) {
      let over = false;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!over) {
          const id = randomUUID();
          if (await plan(origin, cookie, id, recipeId)) acknowledged.add(id);
        }
      });
      await wait(randomInt(50, 700));
      const victim = VICTIMS[round % VICTIMS.length];
      if (victim === 'app' || victim === 'both') app.kill('SIGKILL');
      if (victim !== 'app') signalDatabase(dataDir, 'SIGKILL');
      if (victim === 'database that recovers') await killNext(dataDir);
      await wait(randomInt(20, 300));
      over = true;
      await Promise.all(writers);
      if (victim === 'app' || victim === 'both') await end(app);
      else if (!isRunning(app)) ended++;
      if (!isRunning(app)) app = start(dataDir, port);
      await ready(origin, app);
    }
    const kept = await planned(origin, cookie);
    return {
      rounds,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((id) => !kept.has(id)),
      ended,
    };
  } finally {
    await end(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(dataDir: string, port: number): ChildProcess {
  return launch({ DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', DEMO_PASSWORD: PASSWORD });
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
  const answer = await post(`${origin}/api/auth/sign-in`, '', {
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

async function plan(origin: string, cookie: string, id: string, recipeId: string): Promise<boolean> {
  const answer = await post(`${origin}/api/meal-plan/meals`, cookie, {
    id,
    recipeId,
    date: '2026-03-01',
    mealType: 'Dinner',
  });
  return answer?.ok ?? false;
}

async function planned(origin: string, cookie: string): Promise<Set<string>> {
  const answer = await fetch(`${origin}/api/meal-plan?from=2026-03-01&to=2026-03-01`, {
    headers: { cookie },
  });
  const { meals } = (await answer.json()) as { meals: { id: string }[] };
  return new Set(meals.map(({ id }) => id));
}

async function post(url: string, cookie: string, body: object): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
}

if (process.argv[1]?.endsWith('kill.ts')) {
  const report = await killDuringWrites(Number(process.argv[2] ?? 50));
  console.log(
    `${report.rounds} kills, ${report.acknowledged} acknowledged writes, ${report.lost.length} lost; Plateful ended ${report.ended} times with its database`,
  );
  process.exit(report.lost.length + report.ended > 0 ? 1 : 0);
}
