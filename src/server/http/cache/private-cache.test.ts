import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const MONTH = '/api/meal-plan?from=2026-03-01&to=2026-03-31';
const LIST = '/api/grocery-list';

/** Counts the statements about plans sent to the database during an action. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const { pool } = world.database;
  const { query } = pool;
  let sent = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    if (/meal_plans/.test(JSON.stringify(args[0]))) sent += 1;
    return query.apply(pool, args);
  }) as typeof query;
  try {
    await act();
  } finally {
    pool.query = query;
  }
  return sent;
}

interface Read {
  items: { text: string; ticked: boolean }[];
  meals: object[];
}
const read = async (person: Pick<Person, 'fetch'>, path: string) =>
  (await (await person.fetch(path)).json()) as Read;

async function cookWithMeal() {
  const cook = await world.person({ subscribed: true });
  const recipe = await world.recipe({ ingredients: [{ amount: '2', name: 'leeks' }] });
  const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2026-03-02' });
  return { cook, recipe, meal };
}

describe('an unchanged plan', () => {
  it('is read again without the database', async () => {
    const { cook } = await cookWithMeal();
    const first = await read(cook, MONTH);
    expect(await statementsOf(async () => expect(await read(cook, MONTH)).toEqual(first))).toBe(0);
    expect(await statementsOf(() => read(cook, LIST))).toBeGreaterThan(0);
    expect(await statementsOf(() => read(cook, LIST))).toBe(0);
  });

  it.each(['/meal-plan?date=2026-03-02', '/grocery-list'])('is rendered once as %s', async (page) => {
    const { cook, recipe } = await cookWithMeal();
    const draw = async () => (await cook.fetch(page)).text();
    const first = await draw();
    expect(await statementsOf(async () => expect(await draw()).toBe(first))).toBe(0);
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2026-03-04' });
    expect(await statementsOf(draw)).toBeGreaterThan(0);
  });

  it('is rendered once for simultaneous requests', async () => {
    const { cook } = await cookWithMeal();
    const once = await statementsOf(() => cook.fetch(`${LIST}?start=2026-03-01&end=2026-03-31`));
    const together = await statementsOf(() =>
      Promise.all(Array.from({ length: 5 }, () => cook.fetch(`${LIST}?start=2026-03-01&end=2026-03-30`))),
    );
    expect(once).toBeGreaterThan(0);
    expect(together).toBe(once);
  });

  it('is never shown to anyone else, or to a person who signed out', async () => {
    const { cook, meal } = await cookWithMeal();
    const other = await world.person({ subscribed: true });
    await read(cook, MONTH);
    expect(await read(other, MONTH)).toEqual({ meals: [] });
    expect((await cook.fetch(MONTH)).headers.get('cache-control')).toBe('private, no-cache');
    await cook.api.accounts.signOut();
    const refused = await cook.fetch(MONTH);
    expect(refused.status).toBe(401);
    expect(JSON.stringify(await refused.json())).not.toContain(meal.id);
  });

  it('closes as soon as the subscription ends', async () => {
    const { cook } = await cookWithMeal();
    expect((await cook.fetch(MONTH)).status).toBe(200);
    await world.database.pool.query("update subscriptions set status = 'EXPIRED' where user_id = $1", [
      cook.id,
    ]);
    await expect.poll(async () => (await cook.fetch(MONTH)).status).toBe(402);
  });
});

describe('a change', () => {
  it('shows in the very next response: a meal, a tick, a whole series', async () => {
    const { cook, meal } = await cookWithMeal();
    await read(cook, LIST);
    await cook.api.groceryList.tick({ keys: ['2 leeks'], ticked: true });
    expect((await read(cook, LIST)).items[0]).toMatchObject({ ticked: true });
    await read(cook, MONTH);
    await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'weekly' });
    expect((await read(cook, MONTH)).meals).toHaveLength(5);
    await cook.api.mealPlan.remove({ id: meal.id });
    expect((await read(cook, MONTH)).meals).toHaveLength(4);
  });

  it('to a recipe shows in the list', async () => {
    const { cook, recipe } = await cookWithMeal();
    await read(cook, LIST);
    await world.database.pool.query(
      `update recipes set ingredients = '[{"amount":"3","name":"onions"}]' where id = $1`,
      [recipe.id],
    );
    await expect.poll(async () => (await read(cook, LIST)).items[0]?.text).toBe('3 onions');
  });

  it('is never hidden by a response that was already being made', async () => {
    const { cook, recipe } = await cookWithMeal();
    for (let count = 2; count < 12; count++) {
      const [, added] = await Promise.all([
        read(cook, MONTH),
        cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2026-03-03' }),
        read(cook, MONTH),
      ]);
      const { meals } = (await read(cook, MONTH)) as { meals: { id: string }[] };
      expect(meals.map(({ id }) => id)).toContain(added.id);
      expect(meals).toHaveLength(count);
    }
  });
});
