import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { openDatabase } from '../database/db.ts';
import { Capacity } from './capacity.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Blocks all recipe reads until released. */
async function holdRecipes(): Promise<() => Promise<void>> {
  const database = openDatabase(world.connection, 1);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('lock table recipes in access exclusive mode');
  return async () => {
    await client.query('commit');
    client.release();
    await database.close();
  };
}

describe('more requests than Plateful can handle', () => {
  test.each([
    ['the API', '/api/recipes?limit=1&try='],
    ['pages', '/recipes?try='],
  ])(
    '%s: a bounded number is let in and succeeds, the others are told when to come back',
    async (_, path) => {
      const release = await holdRecipes();
      const asked = Array.from({ length: 60 }, (_, at) => world.visitor.fetch(`${path}${at}`));
      const early = await Promise.race([Promise.any(asked.map(isAnswered)), wait(5_000, null)]);
      expect(early, 'while the others still wait').toBe(503);
      await wait(1_000);
      await release();
      const answers = await Promise.all(asked);
      const refused = answers.filter(({ status }) => status === 503);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
      expect(refused).toHaveLength(48);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  test('do not delay cheap requests', async () => {
    const keptPage = '/recipes?kept';
    expect((await world.visitor.fetch(keptPage)).status).toBe(200);
    const release = await holdRecipes();
    const asked = Array.from({ length: 40 }, (_, at) =>
      world.visitor.fetch(`/api/recipes?limit=2&try=${at}`),
    );
    await Promise.any(asked.map(isAnswered));
    for (const path of ['/health/live', '/favicon.svg', '/robots.txt', keptPage])
      expect((await world.visitor.fetch(path)).status, path).toBe(200);
    await release();
    await Promise.all(asked);
  });
});

describe('a slot', () => {
  test('that is freed soon goes to the request that has waited longest', async () => {
    const capacity = new Capacity(1, 1);
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map((who) =>
        capacity.within(async () => {
          order.push(who);
          await wait(5);
        }),
      ),
    );
    expect(order).toEqual([1, 2, 3]);
  });

  test('is granted after waiting during a short burst', async () => {
    const capacity = new Capacity(2, 2);
    const burst = Array.from({ length: 16 }, () => capacity.within(() => wait(5, 'done')));
    expect(await Promise.all(burst)).toEqual(Array(16).fill('done'));
  });

  test('is refused at once if the wait would be long', async () => {
    const capacity = new Capacity(1, 1);
    for (let at = 0; at < 5; at++) await capacity.within(() => wait(200));
    const asked = Array.from({ length: 10 }, () => capacity.within(() => wait(200, 'done')));
    const first = await Promise.race(
      asked.slice(1).map((one) =>
        one.then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    expect(first).toBe('refused');
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(7);
  });

  test('is freed when work fails', async () => {
    const capacity = new Capacity(1, 1);
    await expect(capacity.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await capacity.within(async () => 'well')).toBe('well');
  });

  test('is withdrawn while work is slow, down to the minimum, and restored by fast work', async () => {
    const capacity = new Capacity(1, 3);
    const atOnce = async (ms: number) => {
      const results = await Promise.allSettled([1, 2, 3].map(() => capacity.within(() => wait(ms))));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await atOnce(800)).toBe(3);
    expect(await atOnce(800)).toBe(1);
    await capacity.within(() => wait(1));
    await Promise.all([capacity.within(() => wait(1)), capacity.within(() => wait(1))]);
    expect(await atOnce(100)).toBe(3);
  });
});

async function isAnswered(asked: Promise<Response>): Promise<number> {
  return (await asked).status;
}
