import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/server/database/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import { Ledger } from './failures/ledger.ts';
import { slowDatabase } from './failures/slow-database.ts';
import { databaseProcess, end, freePort, launch, ready, signalDatabase } from './plateful-process.ts';
import { signIn } from './sessions.ts';

const PASSWORD = 'trouble-and-more';

const folder = mkdtempSync(join(tmpdir(), 'plateful-trouble-'));
const dataDir = join(folder, 'data');
let origin = '';
let cookie = '';
let recipeId = '';
let plateful: ChildProcess;
let reported = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  plateful = launch(
    { DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', DEMO_PASSWORD: PASSWORD },
    { stderr: 'pipe' },
  );
  plateful.stderr?.on('data', (chunk) => {
    reported += chunk;
  });
  await ready(origin, plateful);
  cookie = await signIn(origin, 'subscriber@plateful.test', PASSWORD);
  const { recipes } = (await (await get('/api/recipes?limit=1')).json()) as { recipes: { id: string }[] };
  recipeId = recipes[0]?.id ?? '';
});
afterAll(async () => {
  await end(plateful);
  rmSync(folder, { recursive: true, force: true });
});

describe('Plateful stays up', () => {
  test('when all its database connections are repeatedly closed under eight writers', async () => {
    const writing = startWriters(8);
    const admin = openDatabase({ ...embeddedConnection(dataDir), database: 'postgres' }, 1);
    for (let times = 0; times < 10; times++) {
      // All have connections in use again once a write went through.
      await writing.acknowledged();
      await admin.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        ['plateful'],
      );
    }
    await admin.close();
    const statuses = await writing.stop();
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectWell();
  });

  test('when the database is repeatedly killed under eight writers, even while it recovers', async () => {
    const writing = startWriters(8);
    for (let times = 0; times < 4; times++) {
      await wait(150);
      const before = databaseProcess(dataDir);
      signalDatabase(dataDir, 'SIGKILL');
      // As soon as there is a new process, which is recovering.
      await expect.poll(() => databaseProcess(dataDir), { interval: 5 }).not.toBe(before);
    }
    signalDatabase(dataDir, 'SIGKILL');
    const statuses = await writing.stop();
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectWell();
  });
});

describe('while the database hangs', () => {
  beforeAll(() => signalDatabase(dataDir, 'SIGSTOP', true));

  test('pages and the API answer 503 with Retry-After', async () => {
    const { port } = new URL(origin);
    const asked = [
      get(`/recipes?nothing-is-kept=${port}`),
      get(`/api/recipes?nothing-is-kept=${port}`),
      get('/recipe-book', cookie),
      get('/api/grocery-list', cookie),
      plan(),
      post('/api/auth/sign-in', { email: 'member@plateful.test', password: PASSWORD }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.status, answer.url).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const page = await asked[2];
    expect(page?.headers.get('content-type')).toContain('text/html');
    const html = (await page?.text()) ?? '';
    expect(html).toContain('Please try again in a moment.');
    expect(html).toContain('http-equiv="refresh"');
    expect(await (await asked[3])?.json()).toMatchObject({ code: 'unavailable' });
  });

  test('/health/ready answers 503, while /health/live stays up', async () => {
    expect((await get('/health/ready')).status).toBe(503);
    expect((await get('/health/live')).status).toBe(200);
  });

  test('everything works again once it resumes', async () => {
    await wait(3_000);
    signalDatabase(dataDir, 'SIGCONT', true);
    await expectWell();
  });
});

describe('while each round trip to the database takes half a second', () => {
  test('every write gets a response, and every acknowledged one is stored', async () => {
    const ledger = await Ledger.open(origin, PASSWORD);
    const { speedUp } = await slowDatabase(dataDir, 500);
    const stop = ledger.start(8, () => wait(10));
    const pages = [get('/meal-plan', cookie), get(`/recipe/${recipeId}`), get('/grocery-list', cookie)];
    await wait(12_000);
    speedUp();
    await stop();
    for (const { status, url } of await Promise.all(pages)) expect(status, url).toBeOneOf([200, 503]);
    for (const { status, isTyped } of ledger.answers) {
      if (status !== 200)
        expect([status, isTyped]).toBeOneOf([
          [503, true],
          [429, true],
        ]);
    }
    const { lost, phantoms, halfWritten } = await ledger.compare(dataDir);
    expect([lost, phantoms, halfWritten]).toEqual([[], [], []]);
    await expectWell();
  });
});

function get(path: string, as = ''): Promise<Response> {
  return fetch(`${origin}${path}`, {
    headers: as ? { cookie: as } : {},
    signal: AbortSignal.timeout(20_000),
  });
}

function post(path: string, body: object, as = ''): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as ? { cookie: as } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
}

function plan(): Promise<Response> {
  return post('/api/meal-plan/meals', { recipeId, date: '2026-03-02', mealType: 'Dinner' }, cookie);
}

/**
 * People who plan meals without a pause until they are stopped. `acknowledged` waits until one more write went through; `stop`
 * returns the statuses they got.
 */
function startWriters(count: number): { acknowledged(): Promise<void>; stop(): Promise<number[]> } {
  let over = false;
  let written = 0;
  const writers = Array.from({ length: count }, async () => {
    const statuses: number[] = [];
    while (!over) {
      const { status } = await plan();
      statuses.push(status);
      if (status === 200) written++;
      if (status === 503) await wait(10);
    }
    return statuses;
  });
  return {
    async acknowledged() {
      const before = written;
      await expect.poll(() => written, { interval: 20 }).toBeGreaterThan(before);
    },
    async stop() {
      over = true;
      return (await Promise.all(writers)).flat();
    },
  };
}

/** The process is still the same, and reads and writes as before. */
async function expectWell(): Promise<void> {
  await expect.poll(async () => (await get('/health/ready')).status).toBe(200);
  await expect.poll(async () => (await plan()).status).toBe(200);
  expect((await get('/meal-plan', cookie)).status).toBe(200);
  expect([plateful.exitCode, plateful.signalCode]).toEqual([null, null]);
  expect(reported).not.toContain('Nobody handled');
}
