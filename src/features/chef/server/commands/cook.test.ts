import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RequestContext, VISITOR } from '#server/context.ts';
import { startChatModel } from '../../../../../test/services/chat-model.ts';
import { createWorld, type World } from '../../../../../test/world.ts';
import type { ChefOrder } from '../../contract.ts';
import { createChef, type OpenedChef } from '../chefs/chef.ts';
import { cook } from './cook.ts';
import { Ledger } from './ledger.ts';

let world: World;
let model: Awaited<ReturnType<typeof startChatModel>>;
let chef: OpenedChef;
beforeAll(async () => {
  model = await startChatModel();
  world = await createWorld({ AI_BASE_URL: model.url, AI_MODEL: 'chef-1' });
  chef = createChef(world.config);
});
afterAll(async () => {
  await chef.close();
  await world.close();
  await model.close();
});

const ORDER: ChefOrder = { prompt: 'Lentil soup', allergens: [], diets: [] };

function begin(signal: AbortSignal) {
  const context: Partial<RequestContext> = {
    ...{ db: world.database.db, caller: VISITOR, address: '192.0.2.7', now: new Date() },
    settings: { get: ({ fallback }) => fallback },
  };
  return cook(context as RequestContext, { chef, ledger: new Ledger('a secret') }, ORDER, signal);
}

const reserved = async () => (await world.database.pool.query('select from chef_uses')).rowCount;

test('an answer that nobody begins to read costs its sender nothing once they have left', async () => {
  const leaving = new AbortController();
  await begin(leaving.signal);
  expect(await reserved()).toBe(1);
  leaving.abort();
  await expect.poll(reserved).toBe(0);
});

test('an answer costs nothing if its sender left while their share was counted', async () => {
  const leaving = new AbortController();
  const begun = begin(leaving.signal);
  leaving.abort();
  expect(await (await begun).next()).toMatchObject({ done: true });
  await expect.poll(reserved).toBe(0);
  expect(model.asked).toEqual([]);
});
