import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#features/recipes/server/tables.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const WEEK = { from: '2026-05-04', to: '2026-05-10' };
const MONDAY = WEEK.from;
const flour = (amount: string) => ({ ingredients: [{ amount, name: 'flour' }], servings: 4 });

describe('the nutrition of the plan', () => {
  it('counts one serving of each meal, however many are cooked', async () => {
    const cook = await world.person({ subscribed: true });
    const [bread, cake] = [await world.recipe(flour('400 g')), await world.recipe(flour('200 g'))];
    const about = await cook.api.recipes.foods({ recipeId: bread.id });
    const slice = about.nutrition?.perServing.energy ?? 0;
    await cook.api.mealPlan.plan({ recipeId: bread.id, date: MONDAY, servings: 12 });
    await cook.api.mealPlan.plan({ recipeId: cake.id, date: MONDAY, mealType: 'Lunch' });
    await cook.api.mealPlan.plan({ recipeId: bread.id, date: '2026-05-06' });
    const { days } = await cook.api.mealPlan.nutrition(WEEK);
    expect(days).toMatchObject([
      { date: MONDAY, counted: 2, planned: 2 },
      { date: '2026-05-06', counted: 1, planned: 1, total: about.nutrition?.perServing },
    ]);
    expect(slice).toBeGreaterThan(300);
    expect(days[0]?.total.energy).toBeCloseTo(slice * 1.5);
  });

  it('comes with what the recipes contain, for anyone: a plan may be shared, or a visitor’s', async () => {
    const bread = await world.recipe(flour('400 g'));
    const water = await world.recipe({ ingredients: [{ amount: '1 l', name: 'water' }] });
    const recipeIds = [bread.id, bread.id, water.id, 'unknown'];
    const facts = (await world.visitor.api.mealPlan.dietaryFacts({ recipeIds })).recipes;
    expect(facts.find(({ recipeId }) => recipeId === bread.id)).toMatchObject({
      allergens: ['gluten'],
      mayContain: [],
      unsuitedTo: expect.arrayContaining(['gluten-free']),
    });
    expect(facts.map(({ recipeId }) => recipeId)).not.toContain('unknown');
  });

  it('says how many meals are not counted: free text, deleted recipes, too few known ingredients', async () => {
    const cook = await world.person({ subscribed: true });
    const [known, deleted, unknown] = [
      await world.recipe(),
      await world.recipe(),
      await world.recipe({
        ingredients: [
          { amount: '100 g', name: 'flour' },
          { amount: '2', name: 'moonstones' },
        ],
      }),
    ];
    for (const { id } of [known, deleted, unknown])
      await cook.api.mealPlan.plan({ recipeId: id, date: MONDAY });
    await cook.api.mealPlan.plan({ text: 'Out with Sam', date: MONDAY });
    await cook.api.mealPlan.plan({ text: 'Leftovers', date: '2026-05-05' });
    expect((await cook.api.mealPlan.nutrition(WEEK)).days[0]).toMatchObject({ counted: 2, planned: 4 });
    await world.database.db.delete(recipes).where(eq(recipes.id, deleted.id));
    await expect
      .poll(async () => (await cook.api.mealPlan.nutrition(WEEK)).days)
      .toMatchObject([
        { date: MONDAY, counted: 1, planned: 4 },
        { date: '2026-05-05', counted: 0, planned: 1, total: { energy: 0 } },
      ]);
  });

  it('follows the plan', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const nutrition = async () => (await cook.api.mealPlan.nutrition(WEEK)).days;
    expect(await nutrition()).toEqual([]);
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: MONDAY });
    expect(await nutrition()).toMatchObject([{ date: MONDAY }]);
    await cook.api.mealPlan.update({ id: meal.id, date: WEEK.to });
    expect(await nutrition()).toMatchObject([{ date: WEEK.to }]);
    await cook.api.mealPlan.remove({ id: meal.id });
    expect(await nutrition()).toEqual([]);
  });

  it('covers one’s own plan, and is for subscribers', async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const recipe = await world.recipe();
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: MONDAY });
    expect((await other.api.mealPlan.nutrition(WEEK)).days).toEqual([]);
    const member = await world.person();
    await expect(member.api.mealPlan.nutrition(WEEK)).rejects.toMatchObject({
      code: 'subscription_required',
    });
    await expect(world.visitor.api.mealPlan.nutrition(WEEK)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('covers at most 42 days', async () => {
    const cook = await world.person({ subscribed: true });
    expect((await cook.api.mealPlan.nutrition({ from: '2026-04-26', to: '2026-06-06' })).days).toEqual([]);
    await expect(cook.api.mealPlan.nutrition({ from: '2026-04-26', to: '2026-06-07' })).rejects.toMatchObject(
      { code: 'invalid_input', message: 'Please choose at most 42 days.' },
    );
    await expect(cook.api.mealPlan.nutrition({ from: '2026-05-02', to: '2026-05-01' })).rejects.toMatchObject(
      { message: 'The end date cannot be before the start date.' },
    );
    await expect(cook.api.mealPlan.nutrition({ from: '2026-02-30', to: '2026-03-01' })).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
  });

  it('takes one statement, however many meals there are', async () => {
    const cook = await world.person({ subscribed: true });
    const dishes = [await world.recipe(), await world.recipe(), await world.recipe()];
    for (const { id } of dishes)
      for (let day = 4; day < 10; day++)
        await cook.api.mealPlan.plan({ recipeId: id, date: `2026-05-0${day}` });
    expect(await statementsOf(() => cook.api.mealPlan.nutrition(WEEK))).toBe(1);
  });
});
