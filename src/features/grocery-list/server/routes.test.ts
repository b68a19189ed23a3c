import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const eggs = { amount: '2', name: 'eggs' };
const salt = { amount: '', name: 'salt' };
const texts = async (cook: Person, range: { start?: string; end?: string } = {}) =>
  (await cook.api.groceryList.get(range)).items.map(({ text }) => text);

describe('the grocery list', () => {
  it('says what its foods contain that some people must not eat', async () => {
    const cook = await world.person({ subscribed: true });
    const { id: recipeId } = await world.recipe({ ingredients: [eggs, salt] });
    await cook.api.mealPlan.plan({ recipeId, date: '2025-11-21' });
    const { foods } = await cook.api.groceryList.get({});
    expect(foods.map(({ name, allergens }) => [name, allergens])).toEqual([
      ['eggs', ['eggs']],
      ['salt', undefined],
    ]);
    const [eggsToBuy, saltToBuy] = foods.map(({ unsuitedTo = [] }) => unsuitedTo);
    expect(eggsToBuy).toContain('vegan');
    expect(eggsToBuy).not.toContain('vegetarian');
    expect(saltToBuy).toEqual([]);
  });

  it('contains what the planned recipes need, merged, and twice for a recipe planned twice', async () => {
    const cook = await world.person({ subscribed: true });
    const omelette = await world.recipe({ title: 'Omelette', ingredients: [eggs, salt] });
    const soup = await world.recipe({
      title: 'Soup',
      ingredients: [
        { amount: '', name: 'SALT ' },
        { amount: '1/2', name: 'leek' },
      ],
    });
    await cook.api.mealPlan.plan({ recipeId: omelette.id, date: '2025-11-21' });
    await cook.api.mealPlan.plan({ recipeId: omelette.id, date: '2025-11-22' });
    await cook.api.mealPlan.plan({ recipeId: soup.id, date: '2025-11-22' });
    const response = await cook.fetch('/api/grocery-list');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      items: [
        {
          key: '1/2 leek',
          text: '1/2 leek',
          ticked: false,
          recipes: [{ recipeId: soup.id, title: 'Soup', times: 1, text: '1/2 leek' }],
        },
        {
          key: '2 eggs',
          text: '4 eggs',
          ticked: false,
          recipes: [
            { recipeId: omelette.id, title: 'Omelette', times: 2, lastDate: '2025-11-22', text: '4 eggs' },
          ],
        },
        {
          key: 'salt',
          text: 'SALT',
          ticked: false,
          recipes: [
            { recipeId: omelette.id, title: 'Omelette', times: 2 },
            { recipeId: soup.id, title: 'Soup', times: 1 },
          ],
        },
      ],
      shown: 3,
      total: 3,
    });
  });

  it('buys double for a recipe planned for 8 instead of 4, and nothing for a free-text meal', async () => {
    const cook = await world.person({ subscribed: true });
    const omelette = await world.recipe({ title: 'Omelette', servings: 4, ingredients: [eggs, salt] });
    const { id } = await cook.api.mealPlan.plan({ recipeId: omelette.id, date: '2025-11-21', servings: 8 });
    await cook.api.mealPlan.plan({ text: '3 pizzas', date: '2025-11-21' });
    expect(await texts(cook)).toEqual(['4 eggs', 'salt']);
    await cook.api.mealPlan.update({ id, servings: 2 });
    expect(await texts(cook)).toEqual(['1 eggs', 'salt']);
    await cook.api.mealPlan.update({ id, servings: null });
    await cook.api.mealPlan.plan({ recipeId: omelette.id, date: '2025-11-22', servings: 6 });
    expect(await texts(cook)).toEqual(['5 eggs', 'salt']);
    const { shown, total } = await cook.api.groceryList.get({});
    expect([shown, total]).toEqual([2, 3]);
  });

  it('of a range has its days, both ends included, or open to one side', async () => {
    const cook = await world.person({ subscribed: true });
    for (const [name, date] of [
      ['apples', '2025-11-20'],
      ['bread', '2025-11-21'],
      ['corn', '2025-11-22'],
    ] as const) {
      const recipe = await world.recipe({ ingredients: [{ amount: '', name }] });
      await cook.api.mealPlan.plan({ recipeId: recipe.id, date });
    }
    expect(await texts(cook, { start: '2025-11-20', end: '2025-11-21' })).toEqual(['apples', 'bread']);
    expect(await texts(cook, { start: '2025-11-21' })).toEqual(['bread', 'corn']);
    expect(await texts(cook, { end: '2025-11-20' })).toEqual(['apples']);
    expect(await texts(cook)).toEqual(['apples', 'bread', 'corn']);
    const list = await cook.api.groceryList.get({ start: '2025-11-22' });
    expect([list.shown, list.total]).toEqual([1, 3]);
    await expect(texts(cook, { start: '2025-11-22', end: '2025-11-21' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'The end date cannot be before the start date.',
    });
    await expect(texts(cook, { start: 'soon' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('splits the needs of earlier days from today and later, given the date', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe({ servings: 2, ingredients: [{ amount: '2', name: 'lemons' }] });
    for (const date of ['2025-11-19', '2025-11-20', '2025-11-22'])
      await cook.api.mealPlan.plan({ recipeId: recipe.id, date });
    const { foods, split } = await cook.api.groceryList.get({ today: '2025-11-21' });
    const amounts = (some: readonly { amount: string; name: string }[] = []) =>
      some.map(({ amount, name }) => `${amount} ${name}`);
    expect(amounts(foods)).toEqual(['6 lemons']);
    expect(amounts(split?.later.foods)).toEqual(['2 lemons']);
    expect(amounts(split?.earlier.foods)).toEqual(['4 lemons']);
    expect((await cook.api.groceryList.get({})).split).toBeNull();
    await expect(cook.api.groceryList.get({ today: 'now' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('takes two statements, however many recipes there are', async () => {
    const cook = await world.person({ subscribed: true });
    for (let day = 10; day < 20; day++) {
      const recipe = await world.recipe({ ingredients: [eggs, salt] });
      await cook.api.mealPlan.plan({ recipeId: recipe.id, date: `2025-11-${day}` });
    }
    expect(await statementsOf(() => cook.api.groceryList.get({}))).toBe(2);
  });

  it('groups lines by food, in the aisles of a store', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe({
      ingredients: [
        { amount: '200 g', name: 'courgettes, sliced' },
        { amount: '100 g', name: 'zucchini' },
        { amount: '2', name: 'large free-range eggs' },
        { amount: '1', name: 'egg, beaten' },
        { amount: '1 handful', name: 'coriander' },
        { amount: '1 tsp', name: 'ground coriander' },
        { amount: '1 cup', name: 'coconut milk' },
        { amount: '1 cup', name: 'milk' },
        { amount: '3', name: 'gnomes' },
      ],
    });
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2025-11-21' });
    const { foods } = await cook.api.groceryList.get({});
    const shown = foods.map(({ amount, name, aisle }) => `${aisle}: ${amount} ${name}`).sort();
    expect(shown).toEqual([
      'cans: 1 cup coconut milk',
      'dairy: 1 cup milk',
      'dairy: 3 eggs',
      'other: 3 gnomes',
      'produce: 1 handful coriander',
      'produce: 300 g courgettes',
      'spices: 1 tsp ground coriander',
    ]);
  });

  it('is empty without a plan', async () => {
    const cook = await world.person({ subscribed: true });
    expect(await cook.api.groceryList.get({})).toEqual({
      items: [],
      foods: [],
      split: null,
      shown: 0,
      total: 0,
    });
  });

  it('leaves out a recipe that was deleted, but counts its meal', async () => {
    const author = await world.person({ subscribed: true });
    const recipe = await world.recipe({ author });
    await author.api.mealPlan.plan({ recipeId: recipe.id, date: '2025-11-21' });
    await author.api.recipes.remove({ recipeId: recipe.id });
    expect(await author.api.groceryList.get({})).toEqual({
      items: [],
      foods: [],
      split: null,
      shown: 0,
      total: 1,
    });
    expect((await author.api.mealPlan.list({})).meals).toHaveLength(1);
  });

  it('is for subscribers, and of one kitchen', async () => {
    const [cook, other, member] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
      await world.person(),
    ];
    const recipe = await world.recipe();
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: '2025-11-21' });
    expect(await texts(other)).toEqual([]);
    await expect(texts(member)).rejects.toMatchObject({ code: 'subscription_required' });
    await expect(world.visitor.api.groceryList.get({})).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
