import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipes } from '#features/recipes/server/tables.ts';
import { createWorld, type Person, type RecipeInput, type World } from '../../../../test/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let world: World;

let cook: Person;

const SHELF: RecipeInput[] = [
  { title: 'Roast Chicken', tags: ['Sunday'], ingredients: [{ amount: '1', name: 'whole chicken' }] },
  {
    title: 'Chickpea Curry',
    tags: ['vegan', 'one pan'],
    ingredients: [{ amount: '1 can', name: 'chickpeas' }],
    prepTime: 5,
    cookTime: 10,
  },
  { title: 'Cobb Salad', category: 'lunch', ingredients: [{ amount: '2', name: 'chicken breasts' }] },
  {
    title: 'Picnic Plate',
    description: 'What you like: eggs, or some cold chicken.',
    category: 'snacks',
    ingredients: [{ amount: '1', name: 'loaf, sliced' }],
  },
  {
    title: 'Crème Brûlée',
    category: 'dessert',
    difficulty: 'Hard',
    ingredients: [{ amount: '5', name: 'egg yolks' }],
  },
  {
    title: 'Summer Pudding',
    category: 'dessert',
    ingredients: [
      { amount: '300 g', name: 'berries' },
      { amount: '1', name: 'egg' },
    ],
  },
  { title: 'Graham Burger Stack', tags: ['bbq'], ingredients: [{ amount: '8', name: 'graham crackers' }] },
  {
    title: 'Jalapeño Poppers',
    category: 'snacks',
    ingredients: [
      { amount: '12', name: 'jalapeños' },
      { amount: '100 g', name: 'cream cheese' },
    ],
  },
  { title: 'Mac & Cheese', ingredients: [{ amount: '100 %', name: 'cheddar' }] },
  {
    title: 'Broccoli Soup',
    category: 'lunch',
    tags: ['Gluten-Free'],
    ingredients: [{ amount: '1', name: "head of broccoli's finest" }],
  },
];

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ name: 'Chick Corea' });
  await cook.api.accounts.completeProfile({ username: 'keys_and_pans', bio: '' });
  for (const recipe of SHELF) await world.recipe(recipe);
});

afterAll(() => world.close());

describe('suggestions', () => {
  test('are titles, categories and people', async () => {
    const found = await world.visitor.api.search.suggest({ q: 'chick' });
    expect(found.recipes.map(({ title }) => title).toSorted()).toEqual(['Chickpea Curry', 'Roast Chicken']);
    expect(found.profiles).toMatchObject([{ name: 'Chick Corea' }]);
    const { categories } = await world.visitor.api.search.suggest({ q: 'vegetar' });
    expect(categories).toHaveLength(4);
    expect(categories[0]).toMatchObject({ id: 'vegetarian', name: 'Vegetarian' });
    expect(await world.visitor.api.search.suggest({ q: ' ' })).toEqual({
      recipes: [],
      categories: [],
      profiles: [],
    });
  });
});

describe('Home', () => {
  test('shows the four recipes with the best score, and the featured ones by score', async () => {
    const home = await createWorld();
    const made: string[] = [];
    for (const [views, likes] of [
      [100, 0],
      [0, 400],
      [50, 50],
      [10, 10],
      [1, 1],
      [90, 5],
    ]) {
      const { id } = await home.recipe();
      made.push(id);
      await home.database.db
        .update(recipes)
        .set({ views, likes, isFeatured: likes === 10 || likes === 1 })
        .where(eq(recipes.id, id));
    }
    const { main, popular } = await home.visitor.api.search.home();
    expect(popular.map(({ id }) => made.indexOf(id))).toEqual([1, 0, 5, 2]);
    expect(main.map(({ id }) => made.indexOf(id)).slice(0, 2)).toEqual([3, 4]);
    await home.close();
  });

  test('shows as trending the newest recipe of three months that shares a category or tag with the top three and was looked at', async () => {
    const home = await createWorld();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    const trending = async () => (await home.visitor.api.search.trending()).recipes.map(({ title }) => title);
    const looked = ({ id }: { id: string }) =>
      home.database.db.update(recipes).set({ views: 1 }).where(eq(recipes.id, id));
    for (const tags of [['Picnic'], [], []]) {
      const { id } = await home.recipe({ category: 'bbq', tags, createdAt: ago(200) });
      await home.database.db.update(recipes).set({ views: 99 }).where(eq(recipes.id, id));
    }
    await looked(await home.recipe({ title: 'Nothing shared', category: 'drinks', createdAt: ago(1) }));
    await looked(await home.recipe({ title: 'Too old', category: 'bbq', createdAt: ago(100) }));
    await home.recipe({ title: 'Seen by nobody', category: 'bbq', createdAt: ago(2) });
    expect(await trending()).toEqual([]);
    await looked(await home.recipe({ title: 'Shares the category', category: 'bbq', createdAt: ago(30) }));
    expect(await trending()).toEqual(['Shares the category']);
    await looked(
      await home.recipe({ title: 'Shares a tag', category: 'drinks', tags: ['picnic'], createdAt: ago(20) }),
    );
    expect(await trending()).toEqual(['Shares a tag']);
    await home.close();
  });
});
