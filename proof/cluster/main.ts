import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRecipes } from '../../src/features/recipes/server/commands/recipes.ts';
import { openDatabase } from '../../src/server/database/db.ts';
import { newId } from '../../src/shared/id.ts';
import { end, freePort, launch, ready } from '../../test/plateful-process.ts';
import { signUp } from '../../test/sessions.ts';
import type { Report } from '../report.ts';
import { type DatabaseCluster, query, startDatabases } from './database.ts';
import { type Cook, MixedLoad, type Outcome } from './load.ts';
import { expectPrograms, Programs, until } from './programs.ts';

export const title = 'A cluster';

const COOKS = 12;
const RECIPES = 500;
const QUIET_MS = 10_000;
const AFTER_KILL_MS = 20_000;
const MOST_REFUSED_MS = 15_000;
const NEEDED = ['postgres', 'patroni', 'etcd', 'haproxy', 'pgbouncer'] as const;

type Process = ReturnType<typeof launch>;

/** Several Plateful processes, a replica, poolers and a primary that fails over; each is killed under load. */
export async function prove(report: Report): Promise<void> {
  expectPrograms(NEEDED);
  const programs = new Programs(mkdtempSync(join(tmpdir(), 'plateful-cluster-')));
  const processes: Process[] = [];
  try {
    const databases = await startDatabases(programs);
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
    const origin = await startProxy(programs, ports);
    const start = async (port: number) => {
      const started = launch(settingsOf(databases, origin, join(programs.folder, `plateful-${port}`), port));
      processes.push(started);
      await ready(`http://127.0.0.1:${port}`, started);
    };
    for (const port of ports.slice(0, 2)) await start(port);
    const paths = ['/', '/recipes', '/search?q=soup', ...(await addRecipes(databases))];
    await until('Reaching Plateful', async () => (await fetch(origin)).ok);
    const load = new MixedLoad(origin, await settleCooks(origin), paths);
    await measure(report, load, '2 processes and a replica');
    for (const port of ports.slice(2)) await start(port);
    await measure(report, load, '4 processes and a replica');

    await afterKilling(report, load, 'a process', async () => {
      processes[0]?.kill('SIGKILL');
    });
    await afterKilling(report, load, 'a pooler', async () => databases.poolers[0]?.kill());
    databases.poolers[0]?.start();
    await afterKilling(report, load, 'the replica', async () =>
      (await databases.roles()).replica?.patroni.kill(),
    );
    for (const { patroni } of databases.nodes) if (patroni.child.signalCode !== null) patroni.start();
    await until('Following again', databases.hasReplica, 120_000);
    await afterKilling(report, load, 'the primary', async () =>
      (await databases.roles()).primary.patroni.kill(),
    );
    await load.stop();
    await countLost(report, databases, load);
  } finally {
    await Promise.all(processes.map(end));
    await programs.close();
    rmSync(programs.folder, { recursive: true, force: true });
  }
}

function settingsOf({ urls }: DatabaseCluster, origin: string, dataDir: string, port: number) {
  return {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: urls.pooled,
    DATABASE_DIRECT_URL: urls.direct,
    DATABASE_REPLICA_URL: urls.replica,
    SECRET: 'shared by all processes of the proof',
    ACCESS: 'open',
    RATE_LIMITS: 'loose',
  };
}

/** HAProxy in front of the processes, with health checks. */
async function startProxy(programs: Programs, ports: readonly number[]): Promise<string> {
  const port = await freePort();
  const servers = ports.map((at) => `  server p${at} 127.0.0.1:${at} check inter 500ms fall 2 rise 1`);
  const config = `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  option redispatch
  retries 2
listen web
  bind 127.0.0.1:${port}
  option httpchk GET /health/live
${servers.join('\n')}
`;
  programs.run('haproxy', 'haproxy-web', ['-db', '-f', programs.file('haproxy-web.cfg', config)]);
  return `http://127.0.0.1:${port}`;
}

async function addRecipes({ urls }: DatabaseCluster): Promise<string[]> {
  const database = openDatabase({ connectionString: urls.direct }, 1);
  try {
    const ids = Array.from({ length: RECIPES }, newId);
    await createRecipes(
      database.db,
      ids.map((id, nth) => ({
        ...{ id, title: `Soup ${nth}`, ingredients: [{ amount: '1', name: 'leek' }] },
        instructions: ['Boil it.'],
      })),
    );
    return ids.slice(0, 50).map((id) => `/recipe/${id}`);
  } finally {
    await database.close();
  }
}

async function settleCooks(origin: string): Promise<Cook[]> {
  const cooks: Cook[] = [];
  for (let nth = 0; nth < COOKS; nth++) {
    const account = { name: `Cook ${nth}`, email: `cook${nth}@plateful.test`, password: 'a long password' };
    const cookies = (await signUp(origin, account)).split('; ');
    cooks.push({ cookie: cookies.filter((cookie) => !cookie.startsWith('plateful.changed')).join('; ') });
  }
  return cooks;
}

const perSecond = ({ done, seconds }: Outcome) => `${Math.round(done / seconds)}/s`;

async function measure(report: Report, load: MixedLoad, what: string): Promise<void> {
  load.take();
  await wait(QUIET_MS);
  const { read, write } = load.take();
  const refused = read.refused + write.refused;
  report.add(`${what}: reads, writes`, `${perSecond(read)}, ${perSecond(write)}`);
  report.add(`${what}: refused while all is well`, String(refused), '0', refused === 0);
}

async function afterKilling(
  report: Report,
  load: MixedLoad,
  what: string,
  kill: () => Promise<unknown>,
): Promise<void> {
  load.take();
  await kill();
  await wait(AFTER_KILL_MS);
  const { read, write } = load.take();
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  for (const [kind, { done, refused, longestGapMs }] of Object.entries({ writes: write, reads: read }))
    report.add(
      `${what} killed: longest time in which no ${kind} succeeded (${done} did, ${refused} were refused)`,
      seconds(longestGapMs),
      '≤ 15 s',
      done > 0 && longestGapMs <= MOST_REFUSED_MS,
    );
}

async function countLost(report: Report, { urls }: DatabaseCluster, { acknowledged }: MixedLoad) {
  const ids = acknowledged.map(({ id }) => id);
  const rows = await query(urls.direct, 'select id from meal_plans where id = any($1)', [ids]);
  const there = new Set(rows.map(({ id }) => id));
  const lost = ids.filter((id) => !there.has(id)).length;
  report.add('acknowledged writes lost', `${lost} of ${ids.length}`, '0', lost === 0 && ids.length > 0);
}
