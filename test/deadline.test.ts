import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOUP } from './failures/writes.ts';
import { createWorld, type Person, type World } from './world.ts';

const METRICS_TOKEN = 'a-token-for-tests-of-deadlines';
/** The longest time a request may wait for the database. */
const LONGEST_MS = 5_000;

let world: World;
let cook: Person;
let recipeId: string;

beforeAll(async () => {
  world = await createWorld({ METRICS_TOKEN, IMPORT_HOSTS: '127.0.0.1' });
  cook = await world.person({ subscribed: true });
  ({ id: recipeId } = await world.recipe());
  // A cached caller need not be looked up while the table is locked.
  await cook.api.accounts.session();
});
afterAll(() => world?.close());

/** Locks everybody out of a table until released. In a world, statements have no timeout. */
async function hold(table: string): Promise<() => Promise<void>> {
  const client = await world.owner.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  cook.fetch(path, { method, body: JSON.stringify(body), headers });

/** The number of slots in use. */
async function processed(): Promise<number> {
  const response = await world.visitor.fetch('/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await response.text();
  return Number(/^plateful_capacity\{kind="api",state="processed"\} (\d+)/m.exec(text)?.[1]);
}

async function countOf(table: string, where: string): Promise<number> {
  const { rows } = await world.owner.pool.query(`select from ${table} where ${where}`);
  return rows.length;
}

describe('while the database keeps a request waiting', () => {
  const meal = randomUUID();
  const recipe = randomUUID();
  const commentId = randomUUID();
  const writes: [
    what: string,
    table: string,
    write: () => Promise<Response>,
    stored: () => Promise<number>,
  ][] = [
    [
      'a recipe in a transaction',
      'all_recipes',
      () => send('POST', '/api/recipes', { id: recipe, title: `Soup ${recipe}`, ...SOUP }),
      () => countOf('all_recipes', `id = '${recipe}'`),
    ],
    [
      'a comment in a transaction',
      'all_recipes',
      () => send('POST', `/api/threads/recipe/${recipeId}/comments`, { commentId, text: 'Lovely' }),
      () => countOf('comments', `id = '${commentId}'`),
    ],
    [
      'a meal, whose recipe is read before a single statement plans it',
      'all_recipes',
      () =>
        send('POST', '/api/meal-plan/meals', { id: meal, recipeId, date: '2026-03-01', mealType: 'Dinner' }),
      () => countOf('meal_plans', `id = '${meal}'`),
    ],
  ];

  test.each(writes)('%s is refused in time, and not stored later', async (_, table, write, stored) => {
    const letGo = await hold(table);
    try {
      const response = await write();
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
      // It is still waiting, and keeps its slot.
      expect(await processed()).toBe(1);
    } finally {
      await letGo();
    }
    await expect.poll(processed).toBe(0);
    expect(await stored()).toBe(0);
    // When sent again, it is stored.
    expect((await write()).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  test('pages and API responses time out, and work on the next try', async () => {
    const letGo = await hold('all_recipes');
    try {
      const [page, own, list, rpc] = await Promise.all([
        world.visitor.fetch(`/recipe/${recipeId}`),
        cook.fetch('/profile'),
        world.visitor.fetch('/api/recipes'),
        world.visitor.fetch('/rpc/recipes/list?data=%7B%22json%22%3A%7B%7D%7D'),
      ]);
      for (const { status, url, headers } of [page, own, list, rpc]) {
        expect(status, url).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      for (const html of [await page.text(), await own.text()]) {
        expect(html).toContain('This took too long. Please try again in a moment.');
        expect(html).toContain('http-equiv="refresh"');
      }
      for (const answer of [list, rpc]) expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    } finally {
      await letGo();
    }
    await expect.poll(processed).toBe(0);
    for (const path of [`/recipe/${recipeId}`, '/api/recipes'])
      expect((await world.visitor.fetch(path)).status, path).toBe(200);
  });
});

describe('a longer deadline', () => {
  test('applies to imports from a slow site', async () => {
    const site = createServer(async (_, response) => {
      await wait(LONGEST_MS);
      response.setHeader('content-type', 'text/html').end('<h1>No recipe</h1>');
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const { port } = site.address() as AddressInfo;
    try {
      const response = await send('POST', '/api/imports/link', { url: `http://127.0.0.1:${port}/` });
      expect(response.status, await response.text()).not.toBe(503);
    } finally {
      site.close();
    }
  });

  test('applies to slow uploads: the response gets as much time afterward', async () => {
    const id = randomUUID();
    const [head = '', tail = ''] = [
      `{"id":"${id}","recipeId":"${recipeId}","date":"2026-03-01",`,
      '"mealType":"Dinner"}',
    ];
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(Buffer.from(head));
        await wait(LONGEST_MS);
        stream.enqueue(Buffer.from(tail));
        stream.close();
      },
    });
    const response = await cook.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status, await response.text()).toBe(200);
  });
});
