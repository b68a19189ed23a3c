import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createRecipes } from '../src/features/recipes/server/commands/recipes.ts';
import { grantSubscription } from '../src/features/subscription/server/commands/gift.ts';
import { type Database, openDatabase } from '../src/server/database/db.ts';
import { end, freePort, launch, ready } from './plateful-process.ts';
import { cookiesOf } from './sessions.ts';

const DATABASE = `two_${randomUUID().replaceAll('-', '')}`;
/** Owns nothing; it gets its rights from the owner. */
const LOGIN = `${DATABASE}_app`;
const base = () => ({ host: inject('socket'), port: 5432, user: 'plateful' });

const folder = mkdtempSync(join(tmpdir(), 'plateful-two-'));
const processes: ChildProcess[] = [];
let origins: string[] = [];
let database: Database;

beforeAll(async () => {
  await asAdmin(`create database ${DATABASE}`);
  await asAdmin(`create role ${LOGIN} login`);
  const ports = [await freePort(), await freePort()];
  const urlOf = (login: string) =>
    `postgres://${login}@localhost:5432/${DATABASE}?host=${encodeURIComponent(inject('socket'))}`;
  // The first with two logins, as recommended; the second with one for everything.
  const databases: Record<string, string>[] = [
    { DATABASE_URL: urlOf(LOGIN), DATABASE_OWNER_URL: urlOf('plateful') },
    { DATABASE_URL: urlOf('plateful') },
  ];
  for (const [at, port] of ports.entries()) {
    processes.push(
      launch({
        PORT: String(port),
        DATA_DIR: join(folder, String(at)),
        ...databases[at],
        SECRET: 's'.repeat(40),
      }),
    );
  }
  origins = ports.map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(processes.map((process, at) => ready(origins[at] ?? '', process)));
  database = openDatabase({ ...base(), database: DATABASE }, 1);
});
afterAll(async () => {
  await database?.close();
  await Promise.all(processes.map(end));
  await asAdmin(`drop database if exists ${DATABASE} with (force)`);
  await asAdmin(`drop role if exists ${LOGIN}`);
  rmSync(folder, { recursive: true, force: true });
});

describe('two Platefuls on one PostgreSQL', () => {
  test('have one login each, and the request login owns nothing', async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from pg_class where relowner = $1::text::regrole) as owned,
         has_table_privilege($1::text, 'recipe_book', 'insert') as writes,
         has_table_privilege($1::text, 'audit_log', 'delete') as rewrites,
         has_schema_privilege($1::text, 'public', 'create') as creates,
         (select count(*) from pg_stat_activity where usename = $1::text and datname = current_database()) > 0 as connected`,
      [LOGIN],
    );
    expect(rows).toEqual([{ owned: 0, writes: true, rewrites: false, creates: false, connected: true }]);
  });

  test('know the same people, and drop a session that ended at the other', async () => {
    const [one = '', two = ''] = origins;
    const account = { name: 'Kim', email: 'kim@plateful.test', password: 'long enough' };
    await post(`${one}/api/auth/sign-up`, account);
    const cookie = cookiesOf(await post(`${one}/api/auth/sign-in`, account));
    const userAt = async (origin: string) =>
      (
        (await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json()) as {
          user: { name: string } | null;
        }
      ).user;
    expect((await userAt(two))?.name).toBe('Kim');
    await post(`${one}/api/auth/sign-out`, {}, cookie);
    await expect.poll(() => userAt(two)).toBeNull();
  });

  test('tell a kitchen’s tabs of changes made in either process', async () => {
    const [one = '', two = ''] = origins;
    const account = { name: 'Noa', email: 'noa@plateful.test', password: 'long enough' };
    await post(`${one}/api/auth/sign-up`, account);
    const cookie = cookiesOf(await post(`${one}/api/auth/sign-in`, account));
    const { rows } = await database.pool.query('select id from users where email = $1', [account.email]);
    await grantSubscription(database, rows[0].id);
    const heard = { [one]: '', [two]: '' };
    const closing = new AbortController();
    for (const origin of [one, two]) {
      const stream = await fetch(`${origin}/api/events`, { headers: { cookie }, signal: closing.signal });
      expect(stream.status).toBe(200);
      void (async () => {
        for await (const chunk of stream.body ?? []) heard[origin] += new TextDecoder().decode(chunk);
      })().catch(() => {});
    }
    const times = (origin: string) => (heard[origin]?.match(/event: mealPlanUpdated/g) ?? []).length;
    const meal = { text: 'Leftovers', date: '2026-03-02' };
    await expect.poll(async () => (await post(`${one}/api/meal-plan/meals`, meal, cookie)).status).toBe(200);
    await expect.poll(() => [times(one), times(two)]).toEqual([1, 1]);
    expect((await post(`${two}/api/meal-plan/meals`, meal, cookie)).status).toBe(200);
    await expect.poll(() => [times(one), times(two)]).toEqual([2, 2]);
    closing.abort();
  });

  test('count wrong passwords together', async () => {
    const [one = '', two = ''] = origins;
    const guess = (origin: string, email: string) =>
      post(`${origin}/api/auth/sign-in`, { email, password: 'a wrong guess' });
    for (let tries = 0; tries < 10; tries++)
      expect((await guess(tries % 2 ? one : two, 'lee@plateful.test')).status).toBe(401);
    for (const origin of origins) {
      const refusal = await guess(origin, 'lee@plateful.test');
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await guess(one, 'someone-else@plateful.test')).status, 'others may still try').toBe(401);
  });

  test('show a new recipe immediately, although both cache their responses', async () => {
    const titles = async (origin: string) => (await fetch(`${origin}/api/search?q=quincejelly`)).text();
    for (const origin of origins) expect(await titles(origin)).not.toContain('Quincejelly');
    await createRecipes(database.db, [
      {
        id: randomUUID(),
        title: 'Quincejelly Toast',
        ingredients: [{ amount: '1', name: 'quince' }],
        instructions: ['Spread.'],
      },
    ]);
    for (const origin of origins) await expect.poll(() => titles(origin)).toContain('Quincejelly Toast');
  });
});

function post(url: string, body: object, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
}

async function asAdmin(statement: string): Promise<void> {
  const admin = openDatabase({ ...base(), database: 'postgres' }, 1);
  await admin.pool.query(statement).finally(() => admin.close());
}
