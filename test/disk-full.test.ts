import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, freePort, launch, ready } from './plateful-process.ts';
import { signIn } from './sessions.ts';

const PASSWORD = 'nothing-fits-in';
const SMALL_DISK = 'size=160m';

const folder = mkdtempSync(join(tmpdir(), 'plateful-disk-'));
const dataDir = join(folder, 'data');
let origin = '';
let cookie = '';
let plateful: ChildProcess;

// A separate in-memory disk that only this process and its children see.
beforeAll(async () => {
  mkdirSync(dataDir);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  plateful = launch(
    { DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', DEMO_PASSWORD: PASSWORD },
    {
      within: [
        'unshare',
        '--map-root-user',
        '--mount',
        'sh',
        '-c',
        `mount -t tmpfs -o ${SMALL_DISK} tmpfs "$DATA_DIR" && exec "$@"`,
        'sh',
      ],
    },
  );
  await ready(origin, plateful);
  cookie = await signIn(origin, 'subscriber@plateful.test', PASSWORD);
});
afterAll(async () => {
  await end(plateful);
  rmSync(folder, { recursive: true, force: true });
});

test('a full disk is reported, reads continue, and writes resume once there is space', async () => {
  expect((await plan()).status).toBe(200);
  expect(() => writeFileSync(ballast(), Buffer.alloc(200 * 1024 * 1024))).toThrow('ENOSPC');

  // Pages of the table that still have room take a few more rows.
  let refusal = await plan();
  for (let meals = 0; refusal.status === 200 && meals < 2_000; meals++) refusal = await plan();
  expect(refusal.status).toBe(503);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.json()).toMatchObject({
    code: 'unavailable',
    detail: expect.stringContaining('The server is out of disk space'),
  });
  expect((await fetch(`${origin}/meal-plan`, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);

  rmSync(ballast());
  expect((await plan()).status).toBe(200);
});

test('a database that cannot start on a full disk recovers on its own once there is space', async () => {
  const server = Number(readFileSync(seen('postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  expect(() => writeFileSync(ballast(), Buffer.alloc(200 * 1024 * 1024))).toThrow('ENOSPC');
  process.kill(server, 'SIGKILL');
  await expect.poll(readSomething).toContain('The server is out of disk space');
  rmSync(ballast());
  await expect.poll(async () => (await plan()).status).toBe(200);
});

/** A file of the data folder, by the path under which the process sees it. */
function seen(name: string): string {
  return join(`/proc/${plateful.pid}/root`, dataDir, name);
}

function ballast(): string {
  return seen('ballast');
}

let tries = 0;

/** Reads something that is not cached. */
async function readSomething(): Promise<string> {
  return (await fetch(`${origin}/api/recipes?limit=1&try=${++tries}`)).text();
}

function plan(): Promise<Response> {
  return post('/api/meal-plan/meals', { text: 'Leftovers '.repeat(9), date: '2026-03-01' });
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
}
