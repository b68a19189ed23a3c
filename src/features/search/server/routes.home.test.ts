import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipes } from '#features/recipes/server/tables.ts';
import { DAY_MS } from '#shared/durations.ts';
import { fillShelf } from '../../../../test/search-shelf.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillShelf(world);
});

afterAll(() => world.close());

describe('suggestions', () => {
  test('include titles, categories and people', async () => {
    const found = await world.visitor.api.search.suggest({ q: 'chick' });
    expect(found.recipes.map(({ title }) => title).toSorted()).toEqual(['Chickpea Curry', 'Roast Chicken']);
    for (const { allergens, mayContain } of found.recipes)
      expect([allergens, mayContain]).toEqual([expect.any(Array), expect.any(Array)]);
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

  test('shows as trending recent, viewed recipes similar to the top three', async () => {
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
