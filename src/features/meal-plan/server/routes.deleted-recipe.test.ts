import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MEAL_PLAN_INVARIANTS } from './invariants.ts';

const TODAY = new Date().toISOString().slice(0, 10);

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
});
afterAll(() => world?.close());

/** The ids of meals whose recipe is gone without their saying so. */
const unmarked = async () =>
  (await Promise.all(MEAL_PLAN_INVARIANTS.map(({ broken }) => world.owner.pool.query(broken)))).flatMap(
    ({ rows }) => rows,
  );

/** Does something while a recipe is being deleted, which commits once the other waits. */
async function whileDeleting<Result>(
  recipeId: string,
  work: () => Promise<Result>,
): Promise<PromiseSettledResult<Result>> {
  const client = await world.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from all_recipes where id = $1', [recipeId]);
    const working = Promise.allSettled([work()]);
    await expect.poll(() => isSomebodyWaiting(client)).toBe(true);
    await client.query('commit');
    const [result] = await working;
    return result;
  } finally {
    client.release();
  }
}

async function isSomebodyWaiting(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

it('a recipe that is deleted while it is planned is not found', async () => {
  const { id } = await world.recipe({ author: cook });
  const result = await whileDeleting(id, () => cook.api.mealPlan.plan({ recipeId: id, date: TODAY }));
  expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
  expect(await unmarked()).toEqual([]);
  const { meals } = await cook.api.mealPlan.list({ from: TODAY, to: TODAY });
  expect(meals.filter(({ recipeId }) => recipeId === id)).toEqual([]);
});

it('a meal that is being planned is marked by whoever deletes its recipe then', async () => {
  const author = await world.person({ subscribed: true });
  for (let round = 0; round < 25; round++) {
    const { id: recipeId } = await world.recipe({ author });
    const planning = [cook, author, cook, author].map((each) =>
      each.api.mealPlan.plan({ recipeId, date: TODAY }).catch(() => null),
    );
    await Promise.all([...planning, author.api.recipes.remove({ recipeId })]);
  }
  expect(await unmarked()).toEqual([]);
});

it('a recipe that is deleted while a device’s meals are merged is marked as gone', async () => {
  const { id } = await world.recipe({ author: cook });
  const meal = { id: newId(), recipeId: id, date: TODAY, mealType: 'Lunch' as const };
  await whileDeleting(id, () => cook.api.mealPlan.merge({ meals: [meal] }));
  expect(await unmarked()).toEqual([]);
  const { meals } = await cook.api.mealPlan.list({ from: TODAY, to: TODAY });
  expect(meals.filter(({ recipeId }) => recipeId === id)).toMatchObject([{ recipeGone: true }]);
});

it('a recipe that is deleted while one of its meals is moved is marked as gone', async () => {
  const { id: recipeId } = await world.recipe({ author: cook });
  const { id } = await cook.api.mealPlan.plan({ recipeId, date: TODAY });
  const client = await world.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('update meal_plans set date = date + 1 where id = $1', [id]);
    const deleting = cook.api.recipes.remove({ recipeId });
    await expect.poll(() => isSomebodyWaiting(client)).toBe(true);
    await client.query('commit');
    await deleting;
  } finally {
    client.release();
  }
  expect(await unmarked()).toEqual([]);
});
