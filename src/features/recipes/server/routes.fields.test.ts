import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';
import { createRecipes, type NewRecipe } from './commands/recipes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const get = async (recipeId: string) => world.visitor.api.recipes.get({ recipeId });

describe('a recipe', () => {
  test('has its author’s fields, minutes, and steps in order', async () => {
    const author = await world.person({ name: 'Ada' });
    const username = `ada_${randomUUID().slice(0, 8)}`;
    await author.api.accounts.completeProfile({ username, bio: '' });
    const { id } = await world.recipe({
      title: 'Plum Cake',
      description: 'For a rainy day.',
      prepTime: 15,
      cookTime: 45,
      servings: 8,
      tags: ['cake', 'plum'],
      instructions: ['Stir.', 'Bake.', 'Wait.'],
      author,
    });
    const recipe = await get(id);
    expect(recipe).toMatchObject({
      id,
      title: 'Plum Cake',
      description: 'For a rainy day.',
      prepTime: 15,
      cookTime: 45,
      servings: 8,
      tags: ['cake', 'plum'],
      instructions: ['Stir.', 'Bake.', 'Wait.'],
      authorId: author.id,
      authorName: 'Ada',
      username,
    });
    expect(recipe.image).toContain(id);
    expect(Math.abs(Date.parse(recipe.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  test('may have a permanent picture, which replaces the one it was given', async () => {
    const { id } = await world.recipe({ title: 'Pear Tart' });
    const set = (column: string, value: string | null) =>
      world.database.pool.query(`update recipes set ${column} = $2 where id = $1`, [id, value]);
    await set('image', 'https://example.com/tart.jpg');
    expect((await get(id)).image).toBe('https://example.com/tart.jpg');
    const permanent = `/pictures/stored/${'a'.repeat(40)}`;
    await set('permanent_image_url', permanent);
    expect((await get(id)).image).toBe(permanent);
    await set('permanent_image_url', null);
    expect((await get(id)).image).toBe('https://example.com/tart.jpg');
  });

  test('of older data, whose ingredients are plain lines, is read, found and shopped for like any other', async () => {
    const id = randomUUID();
    const ingredients = ['200 g rhubarb', { amount: '2', name: 'eggs' }, 'salt'];
    await createRecipes(world.database.db, [
      { id, title: 'Old Pie', category: 'dessert', ingredients } as NewRecipe,
    ]);
    expect((await get(id)).ingredients).toEqual([
      { amount: '', name: '200 g rhubarb' },
      { amount: '2', name: 'eggs' },
      { amount: '', name: 'salt' },
    ]);
    const { recipes } = await world.visitor.api.search.search({ q: 'rhubarb' });
    expect(recipes.items.map((recipe) => recipe.id)).toEqual([id]);
    const cook = await world.person({ subscribed: true });
    for (const date of ['2025-11-21', '2025-11-22']) await cook.api.mealPlan.plan({ recipeId: id, date });
    const { items } = await cook.api.groceryList.get({});
    expect(items.map(({ text }) => text)).toEqual(['4 eggs', '400 g rhubarb', 'salt']);
  });

  test('without other facts gets no invented time, difficulty, author, views or likes', async () => {
    const id = randomUUID();
    await world.database.pool.query('insert into recipes (id, title) values ($1, $2)', [id, 'Bare']);
    const recipe = await get(id);
    expect(recipe).toMatchObject({
      prepTime: null,
      cookTime: null,
      difficulty: null,
      authorId: 'anonymous',
      authorName: '',
      source: null,
      cookingTips: [],
      tags: [],
      ingredients: [],
      instructions: [],
      isFeatured: false,
      views: 0,
      likes: 0,
    });
  });
});

describe('similar recipes', () => {
  test('have something in common', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id } = await world.recipe({ category: 'alkaline', difficulty: 'Hard', tags: [mark] });
    const alike = await world.recipe({ category: 'dash', difficulty: 'Medium', tags: [mark] });
    const { recipes: similar } = await world.visitor.api.recipes.similar({ recipeId: id });
    expect(similar.map((recipe) => recipe.id)).toContain(alike.id);
    for (const { category, tags, difficulty } of similar)
      expect(category === 'alkaline' || difficulty === 'Hard' || tags.some((tag) => tag === mark)).toBe(true);
  });
});
