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

test('a recipe lists the diets that its foods contradict, and never one that it is listed under', async () => {
  const { db, pool } = world.database;
  const told = async (names: string[], tags: string[] = []) => {
    const ingredients = names.map((name) => ({ amount: '100 g', name }));
    const { id } = await world.recipe({ ingredients, tags });
    await pool.query("update recipes set judged_with = null, unsuited_to = '{}' where id = $1", [id]);
    await judgeRecipes(db);
    return (await world.visitor.api.recipes.get({ recipeId: id })).unsuitedTo;
  };
  const cheese = await told(['tomatoes', 'mozzarella']);
  expect(cheese).toEqual(expect.arrayContaining(['vegan', 'dairy-free']));
  expect(cheese).not.toContain('vegetarian');
  expect(cheese).not.toContain('high-protein');
  expect(await told(['leeks', 'something unheard of'])).not.toContain('vegan');
  expect(await told(['lentils'])).toContain('paleo');
  expect(await told(['lentils'], ['paleo'])).not.toContain('paleo');
});

test('a recipe lists the allergens of its foods, even after a change, and so do older recipes', async () => {
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
