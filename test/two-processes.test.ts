import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createRecipes } from '../src/features/recipes/server/commands.ts';
import { type Database, openDatabase } from '../src/server/db.ts';
import { end, freePort, launch, ready } from './plateful-process.ts';

const DATABASE = `two_${randomUUID().replaceAll('-', '')}`;
const base = () => ({ host: inject('socket'), port: 5432, user: 'plateful' });

const folder = mkdtempSync(join(tmpdir(), 'plateful-two-'));
const processes: ChildProcess[] = [];
let origins: string[] = [];
let database: Database;

beforeAll(async () => {
  await asAdmin(`create database ${DATABASE}`);
  const ports = [await freePort(), await freePort()];
  const url = `postgres://plateful@localhost:5432/${DATABASE}?host=${encodeURIComponent(inject('socket'))}`;
  for (const [at, port] of ports.entries()) {
    processes.push(
      launch({
        PORT: String(port),
        DATA_DIR: join(folder, String(at)),
        DATABASE_URL: url,
        SECRET: 's'.repeat(40),
        PUBLIC_URL: 'http://eat.example.org',
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
  rmSync(folder, { recursive: true, force: true });
});

describe('two Platefuls on one PostgreSQL', () => {
  test('know the same people, and forget a session that ended at the other', async () => {
    const [one = '', two = ''] = origins;
    const account = { name: 'Kim', email: 'kim@plateful.test', password: 'long enough' };
    await post(`${one}/api/auth/sign-up`, account);
    const signedIn = await post(`${one}/api/auth/sign-in`, account);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
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

  test('both show a new recipe at once, though both keep their answers', async () => {
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
