import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { openDatabase } from '../database/db.ts';
import { Capacity } from './capacity.ts';
import { atMostPerSecond, turnAwayAtTheDoor } from './turn-away.ts';

const MANY = 60;
const SLOW_MS = 800;
/** More than the operating system's buffers take. */
const LONG = Buffer.alloc(16 * 1024 * 1024);

let world: World;
let cook: Person;
let recipe: { id: string };
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
  recipe = await world.recipe();
  // After these, Plateful's estimate is that work takes long.
  await flood((at) => world.visitor.fetch(`/api/recipes?limit=1&first=${at}`));
  await flood((at) => world.visitor.fetch(`/recipes?first=${at}`));
});
afterAll(() => world?.close());

/** The refusals of a flood, while the database answers slowly. */
async function flood(ask: (at: number) => Promise<Response>): Promise<Response[]> {
  const database = openDatabase(world.connection, 1);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('lock table recipes, meal_plans in access exclusive mode');
  const asked = Array.from({ length: MANY }, (_, at) => ask(at));
  await wait(SLOW_MS);
  await client.query('commit');
  client.release();
  const answers = await Promise.all(asked);
  await database.close();
  for (const { status } of answers) expect([200, 503]).toContain(status);
  return answers.filter(({ status }) => status === 503);
}

describe('a flood', () => {
  test('of reads: refused clients are told when to come back, each with an id and all headers', async () => {
    const refused = await flood((at) => world.visitor.fetch(`/api/recipes?limit=1&read=${at}`));
    expect(refused).not.toEqual([]);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const ids = refused.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(ids.length);
    const problems = await Promise.all(refused.map((answer) => answer.json()));
    for (const problem of problems) expect(problem).toMatchObject({ code: 'unavailable', status: 503 });
  });

  test('of pages: refused people are told so in their language', async () => {
    const refused = await flood((at) =>
      world.visitor.fetch(`/recipes?read=${at}`, { headers: { 'accept-language': at % 2 ? 'de' : 'en' } }),
    );
    const pages = await Promise.all(refused.map((answer) => answer.text()));
    expect(pages.some((page) => page.includes('Plateful is too busy right now.'))).toBe(true);
    expect(pages.some((page) => page.includes('Plateful ist gerade überlastet.'))).toBe(true);
  });

  test('of writes: a refused change is not written', async () => {
    const refused = await flood(() =>
      cook.fetch('/api/meal-plan/meals', {
        method: 'POST',
        body: JSON.stringify({ recipeId: recipe.id, date: '2026-03-01', mealType: 'Dinner' }),
      }),
    );
    expect(refused).not.toEqual([]);
    for (const { headers } of refused) expect(headers.get('x-plateful-not-begun')).toBe('1');
    const { meals } = await cook.api.mealPlan.list({ from: '2026-03-01', to: '2026-03-01' });
    expect(meals).toHaveLength(MANY - refused.length);
  });

  test('leaves room for the next requests, which are answered as usual', async () => {
    await flood((at) => world.visitor.fetch(`/api/recipes?limit=1&last=${at}`));
    for (const path of ['/api/recipes?limit=1&after', '/recipes?after'])
      expect((await world.visitor.fetch(path)).status, path).toBe(200);
  });
});

describe('slow clients', () => {
  async function connected(port: number, text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  test('that send hundreds of bodies slowly keep nobody out', async () => {
    await flood((at) => world.visitor.fetch(`/api/recipes?limit=1&slow=${at}`));
    const { port, host } = new URL(world.origin);
    const head = `POST /api/auth/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
    const sockets = await Promise.all(Array.from({ length: 600 }, () => connected(Number(port), head)));
    try {
      // By now their heads have been read.
      await world.visitor.fetch('/health/ready');
      for (let at = 0; at < 5; at++) {
        expect((await world.visitor.fetch(`/api/recipes?limit=1&beside=${at}`)).status).toBe(200);
        await cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2026-03-02', mealType: 'Lunch' });
      }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  test('who do not read their responses keep nobody out', async () => {
    const capacity = new Capacity(1, 1);
    const server = createServer(
      turnAwayAtTheDoor({
        ...{ capacity, drawing: capacity },
        cached: { keyOf: () => null, has: () => false },
        needsDatabase: () => true,
        // Rendered for somebody else, so that this request needs no slot.
        answer: async (_, outgoing) => void outgoing.end(LONG),
        draw: async () => new Response(),
        noteRefusal() {},
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (let at = 0; at < 20; at++) {
      const socket = await connected(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await once(socket, 'readable');
    }
    expect(capacity.isFull).toBe(false);
    server.close();
    server.closeAllConnections();
  });
});

test('only the first refusals of a second are sent at once', () => {
  let now = 0;
  const isPrompt = atMostPerSecond(2, () => now);
  expect([isPrompt(), isPrompt(), isPrompt()]).toEqual([true, true, false]);
  now = 999;
  expect(isPrompt()).toBe(false);
  now = 1_000;
  expect([isPrompt(), isPrompt(), isPrompt()]).toEqual([true, true, false]);
});
