import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = '2025-11-21';

describe('planning a recipe', () => {
  it('adds it to the plan with the recipe’s name and picture', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe({ title: 'Leek Soup' });
    const id = randomUUID();
    const response = await cook.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body: JSON.stringify({
        id,
        recipeId: recipe.id,
        date: DAY,
        mealType: 'Lunch',
        recipeName: 'Mine',
        recipeImage: 'x',
      }),
    });
    expect(response.status).toBe(200);
    const meal = (await response.json()) as { recipeImage: string };
    expect(meal).toMatchObject({
      id,
      recipeId: recipe.id,
      recipeName: 'Leek Soup',
      date: DAY,
      mealType: 'Lunch',
      recurring: 'none',
    });
    expect(meal.recipeImage).not.toBe('x');
    expect(await cook.api.mealPlan.list({})).toEqual({ meals: [meal] });
  });

  it('defaults to dinner', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    expect((await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY })).mealType).toBe('Dinner');
  });

  it('turns a repeated request into one meal, even at once', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const input = { id: randomUUID(), recipeId: recipe.id, date: DAY, mealType: 'Snack' as const };
    const answers = await Promise.all([1, 2, 3, 4].map(() => cook.api.mealPlan.plan(input)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await cook.api.mealPlan.list({})).meals).toHaveLength(1);
  });

  it('may plan the same recipe again', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    expect((await cook.api.mealPlan.list({})).meals).toHaveLength(2);
  });

  it("refuses an id of another kitchen's meal, and reveals nothing about it", async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const recipe = await world.recipe();
    const id = randomUUID();
    await cook.api.mealPlan.plan({ id, recipeId: recipe.id, date: DAY });
    await expect(other.api.mealPlan.plan({ id, recipeId: recipe.id, date: DAY })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await other.api.mealPlan.list({})).meals).toEqual([]);
  });

  it.each([randomUUID(), 'pancakes', "'; drop table meal_plans --", ''])(
    'rejects the unknown recipe “%s”',
    async (recipeId) => {
      const cook = await world.person({ subscribed: true });
      await expect(cook.api.mealPlan.plan({ recipeId, date: DAY })).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );

  it.each([
    ['2025-02-30', 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
    ['1969-12-31', 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
    ['2200-01-01', 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
    ['21.11.2025', 'Please enter the date as yyyy-MM-dd.'],
    [undefined, 'Please choose a date'],
  ])('refuses the date %s plainly', async (date, message) => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const response = await cook.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body: JSON.stringify({ recipeId: recipe.id, date }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'date', message }],
    });
  });

  it('refuses text without visible characters', async () => {
    const cook = await world.person({ subscribed: true });
    await expect(cook.api.mealPlan.plan({ text: '\u200b\u200b', date: DAY })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Please describe the meal.',
    });
  });

  it('refuses an unknown meal type and a malformed id', async () => {
    const cook = await world.person({ subscribed: true });
    const { id: recipeId } = await world.recipe();
    await expect(
      cook.api.mealPlan.plan({ recipeId, date: DAY, mealType: 'Brunch' as 'Lunch' }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(cook.api.mealPlan.plan({ id: 'mine', recipeId, date: DAY })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is for subscribers', async () => {
    const member = await world.person();
    const { id: recipeId } = await world.recipe();
    await expect(member.api.mealPlan.plan({ recipeId, date: DAY })).rejects.toMatchObject({
      code: 'subscription_required',
    });
    await expect(world.visitor.api.mealPlan.list({})).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a household', () => {
  it('is planned for unless another number is requested; a free-text meal has no servings', async () => {
    const cook = await world.person({ subscribed: true });
    const { id: recipeId } = await world.recipe({ servings: 4 });
    const planned = async (meal: object) =>
      (await cook.api.mealPlan.plan({ date: DAY, recipeId, ...meal })).servings;
    expect(await planned({})).toBeNull();
    await cook.api.accounts.updatePreferences({ household: 3 });
    expect(await planned({})).toBe(3);
    expect(await planned({ servings: 6 })).toBe(6);
    expect(await planned({ servings: null })).toBeNull();
    expect(await planned({ recipeId: undefined, text: 'Pizza from next door' })).toBeNull();
  });
});

describe('reading the plan', () => {
  it('returns the requested days, inclusive, in order', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    for (const date of ['2025-11-30', '2025-11-01', '2025-12-01', '2025-10-31'])
      await cook.api.mealPlan.plan({ recipeId: recipe.id, date });
    const dates = async (range: { from?: string; to?: string }) =>
      (await cook.api.mealPlan.list(range)).meals.map(({ date }) => date);
    expect(await dates({ from: '2025-11-01', to: '2025-11-30' })).toEqual(['2025-11-01', '2025-11-30']);
    expect(await dates({ from: '2025-11-30' })).toEqual(['2025-11-30', '2025-12-01']);
    expect(await dates({ to: '2025-10-31' })).toEqual(['2025-10-31']);
    expect(await dates({})).toHaveLength(4);
    await expect(dates({ from: '2025-11-02', to: '2025-11-01' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('takes one statement, however many meals there are', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    for (let day = 10; day < 30; day++)
      await cook.api.mealPlan.plan({ recipeId: recipe.id, date: `2025-11-${day}` });
    expect(await statementsOf(() => cook.api.mealPlan.list({ from: '2025-11-01', to: '2025-11-30' }))).toBe(
      1,
    );
  });

  it('shows nobody the plan of another kitchen', async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const recipe = await world.recipe();
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    expect((await other.api.mealPlan.list({})).meals).toEqual([]);
  });
});

describe('removing a meal', () => {
  it('removes that meal, once', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const kept = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    expect(await cook.api.mealPlan.remove({ id: meal.id })).toEqual({ id: meal.id });
    expect((await cook.api.mealPlan.list({})).meals).toEqual([kept]);
    expect((await cook.fetch(`/api/meal-plan/meals/${meal.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('never touches the meal of another kitchen', async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const recipe = await world.recipe();
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    await expect(other.api.mealPlan.remove({ id: meal.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.api.mealPlan.remove({ id: 'no-id' })).rejects.toMatchObject({ code: 'not_found' });
    expect((await cook.api.mealPlan.list({})).meals).toEqual([meal]);
  });
});

describe("merging a visitor's plan", () => {
  const local = (recipeId: string, id: string = randomUUID()) => ({
    id,
    recipeId,
    date: DAY,
    mealType: 'Breakfast' as const,
    addedAt: '2025-11-20T08:00:00.000Z',
  });

  it('stores each meal once, however often it is sent', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe({ title: 'Oats' });
    const meals = [local(recipe.id), local(recipe.id), local(recipe.id, 'an old id')];
    expect(await cook.api.mealPlan.merge({ meals })).toEqual({ merged: 3, skipped: 0 });
    await Promise.all([cook.api.mealPlan.merge({ meals }), cook.api.mealPlan.merge({ meals })]);
    expect(await cook.api.mealPlan.merge({ meals: [...meals, ...meals] })).toEqual({ merged: 0, skipped: 6 });
    const { meals: planned } = await cook.api.mealPlan.list({});
    expect(planned).toHaveLength(3);
    expect(planned[0]).toMatchObject({
      recipeName: 'Oats',
      mealType: 'Breakfast',
      addedAt: '2025-11-20T08:00:00.000Z',
    });
  });

  it('leaves out meals whose recipe does not exist', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const meals = [local(recipe.id), local(randomUUID()), local('local-recipe')];
    expect(await cook.api.mealPlan.merge({ meals })).toEqual({ merged: 1, skipped: 2 });
    expect(await cook.api.mealPlan.merge({ meals: [] })).toEqual({ merged: 0, skipped: 0 });
  });

  it('changes no meal of another kitchen', async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const recipe = await world.recipe();
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    await other.api.mealPlan.merge({ meals: [{ ...local(recipe.id, meal.id), date: '2025-12-24' }] });
    expect((await cook.api.mealPlan.list({})).meals).toEqual([meal]);
  });

  it('takes 2,000 meals at most', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const meals = Array.from({ length: 2001 }, () => local(recipe.id));
    await expect(cook.api.mealPlan.merge({ meals })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'That is too many meals at once.',
    });
    expect(await cook.api.mealPlan.merge({ meals: meals.slice(1) })).toEqual({ merged: 2000, skipped: 0 });
  });
});
