import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { recipes } from './tables.ts';

const MADE = 22;

let world: World;
let cook: Person;
/** Oldest first; the older, the more views. */
const ids: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person();
  for (let n = 0; n < MADE; n++) {
    const createdAt = new Date(Date.now() - (MADE - n) * DAY_MS);
    const { id } = await world.recipe({ author: cook, category: 'bbq', createdAt });
    await world.database.db
      .update(recipes)
      .set({ views: MADE - n })
      .where(eq(recipes.id, id));
    ids.push(id);
  }
});
afterAll(() => world.close());

const listed = async (input: Parameters<World['visitor']['api']['recipes']['list']>[0]) =>
  (await world.visitor.api.recipes.list(input)).recipes.map(({ id }) => id);

test('the recent recipes default to the 6 newest', async () => {
  expect(await listed({})).toEqual(ids.toReversed().slice(0, 6));
  expect(await listed({ limit: 8 })).toEqual(ids.toReversed().slice(0, 8));
});

test('the popular recipes default to the 6 most viewed', async () => {
  expect(await listed({ sort: 'popular' })).toEqual(ids.slice(0, 6));
  expect(await listed({ sort: 'popular', limit: 3 })).toEqual(ids.slice(0, 3));
});

test('likes make recipes popular too, less than views do', async () => {
  const liked = ids[MADE - 1] ?? '';
  const likes = (count: number) =>
    world.database.db.update(recipes).set({ likes: count }).where(eq(recipes.id, liked));
  await likes(2 * MADE);
  expect((await listed({ sort: 'popular' }))[0]).toBe(ids[0]);
  await likes(3 * MADE);
  expect((await listed({ sort: 'popular' }))[0]).toBe(liked);
  await likes(0);
});

test("a person's recipes default to 20", async () => {
  expect(await listed({ author: cook.id })).toEqual(ids.toReversed().slice(0, 20));
  expect(await listed({ author: cook.id, limit: 100 })).toHaveLength(MADE);
});

test("a category's recipes default to 12", async () => {
  expect(await listed({ category: 'bbq' })).toEqual(ids.toReversed().slice(0, 12));
  expect(await listed({ category: 'bbq', limit: 100 })).toHaveLength(MADE);
});
