import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { grantSubscription } from '../src/features/subscription/server/commands/gift.ts';
import { type Database, openDatabase } from '../src/server/database/db.ts';
import { TinyProxy } from './failures/tiny-proxy.ts';
import { end, freePort, launch, ready } from './plateful-process.ts';
import { signUp } from './sessions.ts';

const PAUSE_MS = 50;
const NAME = `rolling_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(join(tmpdir(), 'plateful-rolling-'));
const base = () => ({ host: inject('socket'), port: 5432, user: 'plateful' });
let database: Database;
let ports: number[];
let processes: ChildProcess[];
let proxy: TinyProxy;
let origin: string;
let cookie: string;

beforeAll(async () => {
  await asAdmin(`create database ${NAME}`);
  database = openDatabase({ ...base(), database: NAME }, 1);
  ports = [await freePort(), await freePort()];
  const proxyPort = await freePort();
  origin = `http://127.0.0.1:${proxyPort}`;
  processes = ports.map((port) => start(port));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(processes.map((process, at) => ready(origins[at] ?? '', process)));
  proxy = new TinyProxy(origins);
  await proxy.listen(proxyPort);
  cookie = await signUp(origin, { name: 'Kim', email: 'kim@plateful.test', password: 'long enough' });
  const { rows } = await database.pool.query('select id from users');
  await grantSubscription(database, rows[0].id);
});
afterAll(async () => {
  proxy?.close();
  await Promise.all((processes ?? []).map(end));
  await database?.close();
  await asAdmin(`drop database if exists ${NAME} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

function start(port: number, publicUrl = origin): ChildProcess {
  return launch({
    PORT: String(port),
    DATA_DIR: join(folder, String(port)),
    DATABASE_URL: `postgres://plateful@localhost:5432/${NAME}?host=${encodeURIComponent(inject('socket'))}`,
    SECRET: 's'.repeat(40),
    PUBLIC_URL: publicUrl,
    STOP_DELAY: '1',
  });
}

const post = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });

test('two processes behind a proxy restart in turn without refusing a request', async () => {
  let over = false;
  const statuses = new Map<number | string, number>();
  const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const planned = new Set<string>();
  const callers = Array.from({ length: 6 }, async (_, at) => {
    while (!over) {
      const id = randomUUID();
      const answer = await (at % 2
        ? post('/api/meal-plan/meals', { id, text: 'Soup', date: '2026-03-02' })
        : fetch(`${origin}/recipes`, { headers: { cookie } })
      )
        .then(async (response) => ((await response.text()) ? response : null))
        .catch((error: Error) => {
          note(error.message);
          return null;
        });
      if (answer) note(answer.status);
      if (answer?.ok && at % 2) planned.add(id);
      // Without a pause, there would be too many requests for a busy machine.
      await wait(PAUSE_MS);
    }
  });
  for (const [at, port] of ports.entries()) {
    const stopped = processes[at]!;
    await end(stopped);
    expect(stopped.exitCode).toBe(0);
    await expect.poll(() => proxy.ready.length).toBe(1);
    processes[at] = start(port);
    await ready(`http://127.0.0.1:${port}`, processes[at]!);
    await expect.poll(() => proxy.ready.length).toBe(2);
    await wait(300);
  }
  over = true;
  await Promise.all(callers);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  const { rows } = await database.pool.query<{ id: string }>('select id from meal_plans');
  expect(rows.map(({ id }) => id).sort()).toEqual([...planned].sort());
});

test('a stopping process stops being ready, ends event streams, and finishes its requests', async () => {
  const port = await freePort();
  const direct = `http://127.0.0.1:${port}`;
  const third = start(port, '');
  processes.push(third);
  await ready(direct, third);
  const stream = await fetch(`${direct}/api/events`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const reading = (async () => {
    let heard = '';
    for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk);
    return heard;
  })();
  const stopping = end(third);
  await expect.poll(async () => (await fetch(`${direct}/health/ready`)).status, { interval: 20 }).toBe(503);
  const late = await fetch(`${direct}/recipes`, { headers: { cookie } });
  expect(late.status).toBe(200);
  expect(late.headers.get('connection')).toBe('close');
  expect((await late.text()).length).toBeGreaterThan(1_000);
  expect(await reading).toContain(': following');
  await stopping;
  expect(third.exitCode).toBe(0);
});

async function asAdmin(statement: string): Promise<void> {
  const admin = openDatabase({ ...base(), database: 'postgres' }, 1);
  await admin.pool.query(statement).finally(() => admin.close());
}
