import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recipes } from '#features/recipes/server/tables.ts';
import { fillShelf, SHELF } from '../../../../test/search-shelf.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillShelf(world);
});

afterAll(() => world.close());

const search = (query: Parameters<World['visitor']['api']['search']['search']>[0]) =>
  world.visitor.api.search.search(query);

const titles = async (q: string, filters: object = {}) =>
  (await search({ q, ...filters })).recipes.items.map(({ title }) => title);

async function statements(action: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(world.database.pool, 'query');
  try {
    await action();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

describe('a search', () => {
  test('ranks titles before ingredients before descriptions', async () => {
    expect(await titles('chicken')).toEqual(['Roast Chicken', 'Cobb Salad', 'Picnic Plate']);
  });

  test.each([
    ['part of a word', 'chick', ['Roast Chicken', 'Chickpea Curry', 'Cobb Salad', 'Picnic Plate']],
    ['the middle of a word', 'hick', ['Roast Chicken', 'Chickpea Curry', 'Cobb Salad', 'Picnic Plate']],
    ['capitals', 'CHICKPEA', ['Chickpea Curry']],
    ['a slip', 'chiken', ['Roast Chicken', 'Cobb Salad', 'Picnic Plate']],
    ['swapped letters', 'brocoli soup', ['Broccoli Soup']],
    ['missing accents', 'creme brulee', ['Crème Brûlée']],
    ['accents', 'jalapeño', ['Jalapeño Poppers']],
    ['one for many', 'berry', ['Summer Pudding']],
    ['many for one', 'curries', ['Chickpea Curry']],
    ['a piece of two words', 'ham bur', ['Graham Burger Stack']],
    ['two letters inside', 'uf', []],
    ['two letters that begin nothing', 'dd', ['Mac & Cheese', 'Summer Pudding']],
    ['one letter', 'q', ['Graham Burger Stack']],
    ['some of the words, if no recipe has all', 'dessert-free soup', ['Broccoli Soup']],
    ['a filler', 'mac and cheese', ['Mac & Cheese']],
    ['a tag of two words', 'one pan', ['Chickpea Curry']],
    ['a hyphen', 'one-pan', ['Chickpea Curry']],
    ['an apostrophe', "broccoli's", ['Broccoli Soup']],
    ['a sign', '&', ['Mac & Cheese']],
    ['a pattern', '%', []],
    ['a quote', "'", ['Broccoli Soup']],
    ['a backslash', '\\', []],
    ['what nobody cooks', 'xylophone', []],
  ])('finds %s: %s', async (_, term, expected) => {
    const found = await titles(term);
    if (term === 'q') expect(found).not.toContain('Crème Brûlée');
    else expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('finds every recipe with the term in title, tags, ingredients or description', async () => {
    const all = await world.database.db.select().from(recipes);
    const texts = all.map((row) => ({
      title: row.title,
      text: [row.title, ...row.tags, ...row.ingredients.map(({ name }) => name), row.description]
        .join('\n')
        .toLowerCase(),
    }));
    for (const term of [
      'e',
      'ch',
      'er',
      'soup',
      'ea cu',
      'pan',
      'ck',
      'eggs',
      'and',
      'good and',
      'simple.',
      'stack',
      'br',
    ])
      expect(await titles(term), term).toEqual(
        expect.arrayContaining(texts.filter(({ text }) => text.includes(term)).map(({ title }) => title)),
      );
  });

  test('counts both tabs', async () => {
    const { recipes: found, profiles } = await search({ q: 'Chick', limit: 1 });
    expect(found).toMatchObject({ total: 4, more: false });
    expect(found.items).toHaveLength(1);
    expect(profiles).toMatchObject({ total: 1, items: [{ name: 'Chick Corea', username: 'keys_and_pans' }] });
    expect((await search({ q: 'KEYS_AND' })).profiles.total).toBe(1);
    expect((await search({ q: 'keys%and' })).profiles.total).toBe(0);
  });

  test('finds people without their accents, and by a username as it is shown', async () => {
    const zoe = await world.person({ name: 'Zoë Renée' });
    await zoe.api.accounts.completeProfile({ username: 'zb_bakes', bio: '' });
    for (const q of ['zoe', 'ZOË', 'renee', 'Renée', '@zb_bakes', '@ZB_'])
      expect((await search({ q })).profiles, q).toMatchObject({ total: 1, items: [{ name: 'Zoë Renée' }] });
    expect((await search({ q: '@zb_bakes' })).recipes.total).toBe(0);
    expect((await search({ q: '@' })).profiles.total).toBe(0);
  });

  test('lists people by name', async () => {
    for (const name of ['Zoe Sorted', 'Abe Sorted', 'Mia Sorted']) await world.person({ name });
    const { items } = (await search({ q: 'sorted' })).profiles;
    expect(items.map(({ name }) => name)).toEqual(['Abe Sorted', 'Mia Sorted', 'Zoe Sorted']);
  });

  test('without a term lists everything, most popular first', async () => {
    const { recipes: all, profiles } = await search({ q: '  ' });
    expect(all.items).toHaveLength(SHELF.length);
    expect(all.total).toBe(SHELF.length);
    expect(profiles.total).toBe(0);
  });

  test('can be filtered, with and without a term', async () => {
    expect(await titles('chicken', { category: 'lunch' })).toEqual(['Cobb Salad']);
    expect(await titles('c', { difficulty: 'Hard' })).toEqual(['Crème Brûlée']);
    expect(await titles('chick', { maxTime: 15 })).toEqual(['Chickpea Curry']);
    expect((await titles('', { diet: 'vegan' })).toSorted()).toEqual(['Broccoli Soup', 'Chickpea Curry']);
    expect((await titles('', { diet: 'gluten-free', category: 'lunch' })).toSorted()).toEqual([
      'Broccoli Soup',
      'Cobb Salad',
    ]);
    expect(await titles('', { author: 'keys_and_pans' })).toEqual([]);
  });

  test('finds a diet by ingredients, or by a tag that no ingredient disproves', async () => {
    const guacamole = [
      { amount: '2', name: 'avocados' },
      { amount: '1', name: 'lime' },
    ];
    const beef = [{ amount: '500 g', name: 'minced beef' }];
    const unheardOf = [{ amount: '1', name: 'zorblax' }];
    for (const [title, ingredients, tags] of [
      ['Untagged guacamole', guacamole, []],
      ['Beef tagged vegan', beef, ['vegan']],
      ['Zorblax tagged vegan', unheardOf, ['vegan']],
      ['Zorblax', unheardOf, []],
    ] as const)
      await world.recipe({ title, ingredients: [...ingredients], tags: [...tags], category: 'fruitarian' });
    const found = await titles('', { diet: 'vegan', category: 'fruitarian' });
    expect(found.toSorted()).toEqual(['Untagged guacamole', 'Zorblax tagged vegan']);
  });

  test('excludes recipes of unknown duration if there is a time limit', async () => {
    const given = { category: 'sirtfood' };
    await world.recipe({ title: 'Slow tacos', prepTime: null, cookTime: null, ...given });
    await world.recipe({ title: 'Chopped stew', prepTime: 10, cookTime: null, ...given });
    await world.recipe({ title: 'Ten minutes in all', prepTime: null, cookTime: 10, ...given });
    expect(await titles('', { maxTime: 15, ...given })).toEqual(['Ten minutes in all']);
    const { recipes: quickest } = await world.visitor.api.recipes.list({ sort: 'quickest', ...given });
    expect(quickest[0]).toMatchObject({ title: 'Ten minutes in all', prepTime: null, cookTime: 10 });
    expect(quickest).toHaveLength(3);
  });

  test('is paged without overlap, and its total stays', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ q: 'e', limit: 4, page })));
    const ids = pages.flatMap(({ recipes: found }) => found.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const far = await search({ q: 'chicken', page: 40 });
    expect(far.recipes).toEqual({ items: [], total: 3, more: false, nextCursor: null });
  });

  test.each(['newest', 'quickest', 'liked'] as const)(
    '%s first, page after page, has each of its recipes once',
    async (sort) => {
      for (const q of ['', 'chicken', 'e', '&']) {
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const { recipes: page } = await search({ q, sort, limit: 2, cursor });
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const { recipes: best } = await search({ q, limit: 60 });
        expect(ids.toSorted(), q).toEqual(best.items.map(({ id }) => id).toSorted());
        expect((await search({ q, sort, limit: 2 })).recipes.total).toBe(best.total);
      }
    },
  );

  test('is in the requested order', async () => {
    const given = { category: 'macrobiotic' };
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const slow = await world.recipe({ title: 'Millet slow', cookTime: 90, createdAt: day(3), ...given });
    const old = await world.recipe({ title: 'Millet old', cookTime: 5, createdAt: day(1), ...given });
    const unknown = await world.recipe({
      ...{ title: 'Millet unknown', prepTime: null, cookTime: null, createdAt: day(2) },
      ...given,
    });
    await world.database.db.update(recipes).set({ likes: 9 }).where(eq(recipes.id, unknown.id));
    const order = async (sort: 'newest' | 'quickest' | 'liked') =>
      (await search({ q: 'millet', sort })).recipes.items.map(({ id }) => id);
    expect(await order('newest')).toEqual([slow.id, unknown.id, old.id]);
    expect(await order('quickest')).toEqual([old.id, slow.id, unknown.id]);
    expect((await order('liked'))[0]).toBe(unknown.id);
  });

  test('knows the words of a changed recipe at once', async () => {
    const { id } = await world.recipe({ title: 'Plain Toast' });
    await world.database.db.update(recipes).set({ title: 'Welsh Rarebit' }).where(eq(recipes.id, id));
    expect(await titles('rarebits')).toEqual(['Welsh Rarebit']);
    await world.database.db.delete(recipes).where(eq(recipes.id, id));
    expect(await titles('rarebit')).toEqual([]);
  });

  test('costs three statements at most', async () => {
    for (const q of ['chicken', 'chiken', 'c', 'mac cheese', '%', ''])
      expect(await statements(() => search({ q })), q).toBeLessThanOrEqual(3);
  });
});

test('a search can show only what is known to suit diets and allergens', async () => {
  const of = (...names: string[]) => names.map((name) => ({ amount: '100 g', name }));
  await world.recipe({ title: 'Okra with Rice', ingredients: of('okra', 'rice') });
  await world.recipe({ title: 'Okra with Cashews', ingredients: of('okra', 'cashew nuts') });
  await world.recipe({ title: 'Okra with Ham', ingredients: of('okra', 'ham') });
  await world.recipe({ title: 'Okra with Mystery', ingredients: of('okra', 'zorbleweed') });
  const suiting = async (suits: string) => (await titles('okra', { suits })).toSorted();
  expect(await suiting('')).toHaveLength(4);
  expect(await suiting('vegan')).toEqual(['Okra with Cashews', 'Okra with Rice']);
  expect(await suiting('nuts,vegan')).toEqual(['Okra with Rice']);
  expect(await suiting('nut-free')).not.toContain('Okra with Cashews');
  expect(await suiting('nut-free')).toContain('Okra with Rice');
  await expect(suiting('nuts,unheard of')).rejects.toThrow('This diet or allergen is unknown.');
  const { recipes: listed } = await world.visitor.api.recipes.list({ suits: 'vegan', limit: 100 });
  expect(listed.map(({ title }) => title)).not.toContain('Okra with Ham');
});

test.each([
  ['no milk', ['Waffles with Water']],
  ['ohne Milch', ['Waffles with Water']],
  ['milk allergy', ['Waffles with Water']],
  ['without wheat', ['Waffles of Rice']],
  ['ohne Weizen', ['Waffles of Rice']],
  ['wheat-free', ['Waffles of Rice']],
])('%s leaves out all that is made of it', async (said, expected) => {
  const made = [
    { title: 'Waffles with Buttermilk', ingredients: ['rice flour', 'buttermilk', 'flour tortillas'] },
    { title: 'Waffles with Water', ingredients: ['plain flour', 'water'] },
    { title: 'Waffles of Rice', ingredients: ['rice flour', 'butter'] },
  ];
  const known = await titles('waffles');
  for (const { title, ingredients } of made)
    if (!known.includes(title))
      await world.recipe({ title, ingredients: ingredients.map((name) => ({ amount: '100 g', name })) });
  expect(await titles(`waffles ${said}`)).toEqual(expected);
});
