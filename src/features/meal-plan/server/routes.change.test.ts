import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf, textsOf } from '../../../../test/statements.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { mealToMerge } from '../rules/calendar.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = '2026-03-02';
const planner = async () => {
  const cook = await world.person({ subscribed: true });
  const recipe = await world.recipe({ title: 'Leek Soup' });
  return { cook, recipe, plan: async () => (await cook.api.mealPlan.list({})).meals };
};

describe('planning a recipe', () => {
  it('takes one statement to read it and one to store the meal, without a transaction', async () => {
    const { cook, recipe } = await planner();
    const sent = await textsOf(() => cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY }));
    expect(sent.filter((text) => /^(?:begin|commit)|"?(?:recipes|meal_plans)"/i.test(text))).toEqual([
      expect.stringMatching(/^select .* from "recipes"/),
      expect.stringMatching(/^insert into "meal_plans"/),
    ]);
  });
});

describe('planning more than a recipe', () => {
  it('accepts a free-text meal with servings and a note', async () => {
    const { cook, plan } = await planner();
    const meal = await cook.api.mealPlan.plan({
      text: '  Eating out ',
      date: DAY,
      servings: 2,
      note: ' At eight ',
    });
    expect(meal).toMatchObject({
      recipeId: null,
      recipeName: 'Eating out',
      recipeImage: null,
      recipeGone: false,
      mealType: 'Dinner',
      seriesId: null,
      servings: 2,
      note: 'At eight',
    });
    expect(await plan()).toEqual([meal]);
  });

  it("defaults to the recipe's servings and no note", async () => {
    const { cook, recipe } = await planner();
    expect(await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY })).toMatchObject({
      servings: null,
      note: '',
    });
  });

  it.each([
    [{ text: '' }, 'text', 'Please describe the meal.'],
    [{ text: '   ' }, 'text', 'Please describe the meal.'],
    [{ text: 'x'.repeat(121) }, 'text', 'Please use 120 characters at most.'],
    [{ text: 'a\0b' }, 'text', 'Please describe the meal.'],
    [{ text: 'Soup', note: 'x'.repeat(501) }, 'note', 'Please keep the note to 500 characters.'],
    [{ text: 'Soup', servings: 0 }, 'servings', 'Please plan at least 1 serving.'],
    [{ text: 'Soup', servings: 101 }, 'servings', 'Please plan at most 100 servings.'],
    [{ text: 'Soup', servings: 1.5 }, 'servings', 'Please enter a whole number of servings.'],
    [{}, 'recipeId', 'Please choose a recipe or describe the meal.'],
    [{ text: 'Soup', recipeId: randomUUID() }, 'recipeId', 'Please choose a recipe or describe the meal.'],
  ])('refuses %j plainly', async (input, path, message) => {
    const { cook, plan } = await planner();
    const response = await cook.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body: JSON.stringify({ ...input, date: DAY }),
    });
    expect(response.status).toBe(400);
    expect((await response.json()) as unknown).toMatchObject({
      code: 'invalid_input',
      issues: [{ path, message }],
    });
    expect(await plan()).toEqual([]);
  });

  it('accepts values exactly at the limit', async () => {
    const { cook } = await planner();
    const input = { text: 'x'.repeat(120), note: 'y'.repeat(500), servings: 100, date: DAY };
    expect(await cook.api.mealPlan.plan(input)).toMatchObject({
      recipeName: input.text,
      note: input.note,
      servings: 100,
    });
  });
});

describe('changing a meal', () => {
  it('changes the given fields and leaves the rest', async () => {
    const { cook, recipe, plan } = await planner();
    const meal = await cook.api.mealPlan.plan({
      recipeId: recipe.id,
      date: DAY,
      mealType: 'Lunch',
      servings: 3,
    });
    const { id } = meal;
    const { update: change } = cook.api.mealPlan;
    const moved = { ...meal, date: '2026-03-05' };
    expect(await change({ id, date: '2026-03-05' })).toEqual(moved);
    expect(await change({ id, mealType: 'Snack', note: 'Cold' })).toEqual({
      ...moved,
      mealType: 'Snack',
      note: 'Cold',
    });
    expect(await change({ id, servings: null, note: '' })).toEqual({
      ...moved,
      mealType: 'Snack',
      servings: null,
    });
    expect(await change({ id })).toEqual((await plan())[0]);
  });

  it('takes one statement, and does no harm when it is sent again', async () => {
    const { cook, recipe, plan } = await planner();
    const { id } = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    const move = () => cook.api.mealPlan.update({ id, date: '2026-03-05', mealType: 'Breakfast' });
    expect(await statementsOf(move)).toBe(1);
    expect(await move()).toEqual(await move());
    expect(await plan()).toHaveLength(1);
  });

  it('renames a free-text meal, but never a recipe', async () => {
    const { cook, recipe, plan } = await planner();
    const words = await cook.api.mealPlan.plan({ text: 'Leftovers', date: DAY });
    expect(await cook.api.mealPlan.update({ id: words.id, text: 'Pizza' })).toEqual({
      ...words,
      recipeName: 'Pizza',
    });
    await cook.api.mealPlan.remove({ id: words.id });
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    await expect(
      cook.api.mealPlan.update({ id: meal.id, text: 'Mine', date: '2026-03-05' }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await plan()).toEqual([meal]);
  });

  it.each([
    { date: '2026-02-30' },
    { date: '2200-01-01' },
    { date: '1969-12-31' },
    { mealType: 'Brunch' },
    { servings: 0 },
    { note: 'x'.repeat(501) },
  ])('refuses %j and changes nothing', async (change) => {
    const { cook, recipe, plan } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    const response = await cook.fetch(`/api/meal-plan/meals/${meal.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ mealType: 'Lunch', ...change }),
    });
    expect(response.status).toBe(400);
    expect(await plan()).toEqual([meal]);
  });

  it('never touches the meal of another kitchen', async () => {
    const { cook, recipe, plan } = await planner();
    const other = await world.person({ subscribed: true });
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    for (const input of [{ date: '2026-03-05' }, { text: 'Mine' }])
      await expect(other.api.mealPlan.update({ id: meal.id, ...input })).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(await plan()).toEqual([meal]);
  });
});

describe('a planned recipe that is edited', () => {
  it('has its new name and picture on every plan', async () => {
    const author = await world.person({ subscribed: true });
    const { cook, plan } = await planner();
    const { id: recipeId } = await world.recipe({ author, title: 'Stew' });
    await cook.api.mealPlan.plan({ recipeId, date: DAY });
    const recipe = await author.api.recipes.get({ recipeId });
    const image = '/art/recipes/overnight-apple-oats';
    await author.api.recipes.update({ ...recipe, difficulty: 'Easy', recipeId, title: 'Sunday Stew', image });
    const names = async () =>
      new Set((await plan()).map((meal) => `${meal.recipeName} ${meal.recipeImage} ${meal.recipeGone}`));
    expect(await names()).toEqual(new Set([`Sunday Stew ${image} false`]));
  });
});

describe('a planned recipe that is deleted', () => {
  it('leaves its meals on every plan, marked as gone', async () => {
    const [author, cook] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const [gone, kept] = [await world.recipe({ author, title: 'Gone' }), await world.recipe()];
    const meals = [];
    for (const each of [author, cook])
      for (const recipe of [gone, kept])
        meals.push(await each.api.mealPlan.plan({ recipeId: recipe.id, date: DAY, note: 'Keep' }));
    await author.api.recipes.remove({ recipeId: gone.id });
    for (const each of [author, cook])
      expect(
        (await each.api.mealPlan.list({})).meals.map(({ recipeName, recipeGone, note }) => [
          recipeName,
          recipeGone,
          note,
        ]),
      ).toEqual([
        ['Gone', true, 'Keep'],
        [kept.title, false, 'Keep'],
      ]);
  });
});

describe('a planned recipe that moderators remove', () => {
  it('is marked as gone in plans and calendars until it is restored, also in a meal that an undo brought back', async () => {
    const { cook, recipe, plan } = await planner();
    const moderator = await world.person({ admin: true });
    const day = new Date().toISOString().slice(0, 10);
    const meal = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: day });
    const { secret } = (await cook.api.mealPlan.createShare()).link;
    const calendar = async () => (await world.visitor.fetch(`/calendar/${secret}.ics`)).text();
    const content = { contentType: 'recipe', contentId: recipe.id } as const;
    expect([await plan(), (await calendar()).includes('URL')]).toEqual([[meal], true]);
    await moderator.api.moderation.decide({ ...content, decision: 'remove', reason: 'spam' });
    const marked = { ...meal, recipeGone: true };
    await expect.poll(plan).toEqual([marked]);
    await expect.poll(calendar).not.toContain('URL');
    await cook.api.mealPlan.remove({ id: meal.id });
    await cook.api.mealPlan.restore({ meals: [mealToMerge(marked)], remove: [] });
    expect(await plan()).toEqual([{ ...marked, recipeImage: null }]);
    await moderator.api.moderation.decide({ ...content, decision: 'restore' });
    await expect.poll(plan).toEqual([{ ...meal, recipeImage: null }]);
  });
});

describe('the table of plans', () => {
  it('has the columns of the specification', async () => {
    const { rows } = await world.database.pool.query(
      "select column_name from information_schema.columns where table_name = 'meal_plans'",
    );
    expect(rows.map((row) => row.column_name)).toEqual(
      expect.arrayContaining([
        'id',
        'user_id',
        'recipe_id',
        'recipe_name',
        'recipe_image',
        'date',
        'meal_type',
        'added_at',
        'recurring',
      ]),
    );
  });

  it('knows who planned a meal', async () => {
    const { cook, recipe } = await planner();
    const { id } = await cook.api.mealPlan.plan({ recipeId: recipe.id, date: DAY });
    const { rows } = await world.database.pool.query(
      'select user_id, recurring from meal_plans where id = $1',
      [id],
    );
    expect(rows).toEqual([{ user_id: cook.id, recurring: 'none' }]);
  });
});
