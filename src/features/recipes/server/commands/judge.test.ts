import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../../test/world.ts';
import { judgeRecipes } from './judge.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('older recipes are checked once, and found by their contents', async () => {
  const { db, pool } = world.database;
  const { id } = await world.recipe({ title: 'Guacamole', ingredients: [{ amount: '3', name: 'avocados' }] });
  const beef = await world.recipe({ tags: ['vegan'], ingredients: [{ amount: '1 kg', name: 'beef' }] });
  // As an older version left them.
  await pool.query("update recipes set judged_with = null, main_foods = '{}', categories = '{dinner,vegan}'");
  await pool.query("update recipes set categories = '{dinner}' where id = $1", [id]);
  expect(await judgeRecipes(db)).toBe(2);
  const { recipes } = await world.visitor.api.recipes.list({ diet: 'vegan' });
  expect(recipes.map((recipe) => recipe.id)).toEqual([id]);
  expect(recipes.map((recipe) => recipe.id)).not.toContain(beef.id);
  expect(await judgeRecipes(db)).toBe(0);
});

test('a recipe lists the allergens of its foods, also after a change, and so do older recipes', async () => {
  const { db, pool } = world.database;
  const author = await world.person({ subscribed: true });
  const { id } = await world.recipe({
    author,
    ingredients: [
      { amount: '200 ml', name: 'whole milk' },
      { amount: '1', name: 'egg' },
    ],
  });
  const told = async () => {
    const { allergens, mayContain } = await world.visitor.api.recipes.get({ recipeId: id });
    return { allergens: allergens.toSorted(), mayContain };
  };
  expect(await told()).toEqual({ allergens: ['eggs', 'milk'], mayContain: [] });
  await pool.query("update recipes set judged_with = null, allergens = '{}' where id = $1", [id]);
  expect((await told()).allergens).toEqual([]);
  await judgeRecipes(db);
  expect((await told()).allergens).toEqual(['eggs', 'milk']);
  const { recipes } = await world.visitor.api.recipes.list({});
  expect(recipes.find((recipe) => recipe.id === id)?.allergens.toSorted()).toEqual(['eggs', 'milk']);
});
