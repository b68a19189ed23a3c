import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { createRecipes, seedBuiltIns } from './commands/recipes.ts';
import { recipes } from './tables.ts';

let world: World;
let author: Person;
let follower: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ name: 'Ann Author' });
  follower = await world.person();
  admin = await world.person({ admin: true });
});
afterAll(() => world.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** Counts the statements an action sends to the database. */
async function statements(action: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(world.database.pool, 'query');
  try {
    await action();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

describe('a recipe', () => {
  test('is shown in full to everyone, with what each reader may do', async () => {
    const { id } = await world.recipe({ title: 'Leek Pie', author, tags: ['vegetarian'] });
    const seen = await world.visitor.api.recipes.get({ recipeId: id });
    expect(seen).toMatchObject({
      title: 'Leek Pie',
      authorId: author.id,
      authorName: 'Ann Author',
      ingredients: [{ name: 'flour' }],
    });
    expect(seen.image).toMatch(new RegExp(`^/pictures/recipes/${id}/[a-z0-9]+$`));
    const abilities = ({ api }: { api: World['visitor']['api'] }) => api.recipes.abilities({ recipeId: id });
    const none = { edit: false, remove: false, removeAsAdmin: false };
    expect(await abilities(world.visitor)).toEqual(none);
    expect(await abilities(author)).toEqual({ ...none, edit: true, remove: true });
    expect(await abilities(follower)).toEqual(none);
    expect(await abilities(admin)).toEqual({ ...none, removeAsAdmin: true });
    for (const reader of [author, follower, admin])
      expect(await reader.api.recipes.get({ recipeId: id })).toEqual(seen);
  });

  test.each([
    ['unknown', randomUUID()],
    ['malformed', 'no-such-recipe'],
    ['hostile', "' or 1=1 --"],
  ])('with an %s id is not found', async (_, recipeId) => {
    const { api, fetch } = world.visitor;
    expect(await codeOf(api.recipes.get({ recipeId }))).toBe('not_found');
    expect(await codeOf(api.recipes.abilities({ recipeId }))).toBe('not_found');
    expect(await codeOf(api.recipes.similar({ recipeId }))).toBe('not_found');
    expect(await codeOf(api.recipes.view({ recipeId }))).toBe('not_found');
    expect(await codeOf(admin.api.recipes.remove({ recipeId }))).toBe('not_found');
    expect((await fetch(`/api/recipes/${encodeURIComponent(recipeId)}`)).status).toBe(404);
  });

  test('can be deleted by its author and by an admin, but not by a follower', async () => {
    const own = await world.recipe({ author });
    const reported = await world.recipe({ author });
    expect(await codeOf(world.visitor.api.recipes.remove({ recipeId: own.id }))).toBe('not_signed_in');
    expect(await codeOf(follower.api.recipes.remove({ recipeId: own.id }))).toBe('forbidden');
    expect((await author.api.recipes.get({ recipeId: own.id })).title).toBe(own.title);
    expect(await author.api.recipes.remove({ recipeId: own.id })).toEqual({ id: own.id });
    expect(await admin.api.recipes.remove({ recipeId: reported.id })).toEqual({ id: reported.id });
    expect(await codeOf(world.visitor.api.recipes.get({ recipeId: own.id }))).toBe('not_found');
  });
});

describe('new recipes', () => {
  const cake = () => ({ id: randomUUID(), title: 'Cake', ingredients: [{ amount: '1', name: 'egg' }] });

  test('from a source that was stored before are skipped', async () => {
    const sourceKey = randomUUID();
    const first = { ...cake(), sourceKey };
    expect(await createRecipes(world.database.db, [first, cake()])).toHaveLength(2);
    expect(await createRecipes(world.database.db, [{ ...cake(), sourceKey }])).toEqual([]);
    expect(await createRecipes(world.database.db, [first])).toEqual([]);
  });

  test('by the hundreds are stored with one statement', async () => {
    const made = Array.from({ length: 500 }, cake);
    const count = await statements(() => createRecipes(world.database.db, made));
    expect(count).toBe(1);
  });

  test.each([
    ['no title', { title: ' ' }, /title/],
    ['a title of 201 characters', { title: 'a'.repeat(201) }, /200 characters/],
    [
      '301 ingredients',
      { ingredients: Array.from({ length: 301 }, () => ({ amount: '', name: 'salt' })) },
      /300 ingredients/,
    ],
    ['a week and a minute of cooking', { cookTime: 10_081 }, /7 days/],
    ['no servings', { servings: 0 }, /at least 1/],
    ['an invented category', { category: 'moon-food' }, /categories/],
    ['31 tags', { tags: Array.from({ length: 31 }, (_, n) => `t${n}`) }, /30 tags/],
  ])('with %s are refused', async (_, wrong, message) => {
    await expect(createRecipes(world.database.db, [cake(), { ...cake(), ...wrong }])).rejects.toThrow(
      message,
    );
  });

  test('belong to the categories their tags name', async () => {
    const rice = [{ amount: '200 g', name: 'rice' }];
    const { id } = await world.recipe({ category: 'lunch', tags: ['Gluten Free'], ingredients: rice });
    const { recipes: found } = await world.visitor.api.recipes.list({ category: 'gluten-free' });
    expect(found.map((recipe) => recipe.id)).toContain(id);
  });
});

test('the 14 built-in recipes are put in once', async () => {
  await seedBuiltIns(world.database.db);
  const { recipes: builtIn } = await world.visitor.api.recipes.list({ author: 'system', limit: 100 });
  expect(builtIn).toHaveLength(14);
  expect(
    builtIn.every(({ authorId, image }) => authorId === 'system' && image.startsWith('/art/recipes/')),
  ).toBe(true);
  await admin.api.recipes.remove({ recipeId: builtIn[0]!.id });
  await seedBuiltIns(world.database.db);
  expect((await world.visitor.api.recipes.list({ author: 'system', limit: 100 })).recipes).toHaveLength(13);
});

describe('the list', () => {
  test.each(['newest', 'popular', 'quickest'] as const)(
    '%s first, page after page, has each recipe once',
    async (sort) => {
      const moment = new Date('2026-01-02T03:04:05.678Z');
      for (let n = 0; n < 7; n++) await world.recipe({ title: `Same ${n}`, createdAt: moment, author });
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await world.visitor.api.recipes.list({ sort, limit: 9, cursor, author: author.id });
        ids.push(...page.recipes.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      const all = await world.visitor.api.recipes.list({ sort, limit: 100, author: author.id });
      expect(ids).toEqual(all.recipes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test('without filters pages by keyset too', async () => {
    const first = await world.visitor.api.recipes.list({ limit: 5 });
    const second = await world.visitor.api.recipes.list({ limit: 5, cursor: first.nextCursor! });
    const both = await world.visitor.api.recipes.list({ limit: 10 });
    expect([...first.recipes, ...second.recipes]).toEqual(both.recipes);
  });

  test.each(['nonsense', '', 'bnVsbA', Buffer.from('["popular",1,"x"]').toString('base64url')])(
    'refuses the cursor "%s"',
    async (cursor) => {
      expect(await codeOf(world.visitor.api.recipes.list({ cursor }))).toBe('invalid_input');
    },
  );

  test('filters by author, category, time and difficulty', async () => {
    const cook = await world.person();
    await cook.api.accounts.completeProfile({ username: 'Filter_Cook', bio: '' });
    const quick = await world.recipe({
      author: cook,
      prepTime: 5,
      cookTime: 0,
      category: 'snacks',
      difficulty: 'Hard',
    });
    await world.recipe({ author: cook, prepTime: 50, cookTime: 0, category: 'drinks' });
    const titles = async (filter: object) =>
      (await world.visitor.api.recipes.list({ author: 'filter_cook', ...filter })).recipes.map(
        ({ id }) => id,
      );
    expect(await titles({})).toHaveLength(2);
    for (const filter of [
      { maxTime: 10 },
      { category: 'snacks' },
      { difficulty: 'Hard' as const },
      { diet: 'snacks' },
    ])
      expect(await titles(filter)).toEqual([quick.id]);
  });

  test('costs one statement, however long', async () => {
    const list = () => world.visitor.api.recipes.list({ limit: 100 });
    expect(await statements(list)).toBeLessThanOrEqual(1);
  });
});

describe('similar recipes', () => {
  test('are the four with the best score', async () => {
    const mark = randomUUID().slice(0, 8);
    const ingredients = [{ amount: '1 can', name: 'chickpeas' }];
    const base = { category: 'omad', difficulty: 'Hard', ingredients };
    const { id } = await world.recipe({ ...base, tags: [mark, `${mark} two`, 'Zebra'] });
    const best = await world.recipe({ ...base, tags: [mark.toUpperCase(), `${mark} TWO`] });
    const second = await world.recipe({ ...base, tags: [mark], difficulty: 'Easy' });
    const third = await world.recipe({ ...base, tags: [] });
    const fourth = await world.recipe({
      category: 'dash',
      difficulty: 'Easy',
      tags: [mark, `${mark} two`],
    });
    await world.recipe({ category: 'dash', difficulty: 'Easy', tags: [mark] });
    const { recipes: similar } = await world.visitor.api.recipes.similar({ recipeId: id });
    expect(similar.map((recipe) => recipe.id)).toEqual([best.id, second.id, third.id, fourth.id]);
  });

  test('never come from another course, nor match by category alone', async () => {
    const beef = [{ amount: '1 kg', name: 'stewing beef' }];
    const { id } = await world.recipe({ title: 'Slow Beef Stew', ingredients: beef });
    const pie = await world.recipe({ title: 'Beef Pie', ingredients: beef });
    const bread = await world.recipe({ title: 'Plain White Bread' });
    const tofu = await world.recipe({ title: 'Crisp Tofu', ingredients: [{ amount: '1', name: 'tofu' }] });
    const ids = (await world.visitor.api.recipes.similar({ recipeId: id })).recipes.map(
      (recipe) => recipe.id,
    );
    expect(ids).toContain(pie.id);
    expect(ids).not.toContain(bread.id);
    expect(ids).not.toContain(tofu.id);
  });

  test('never include the recipe itself or a deleted one, and cost two statements once cached', async () => {
    const tags = [randomUUID().slice(0, 8)];
    const made: string[] = [];
    for (let at = 0; at < 6; at++)
      made.push((await world.recipe({ author, tags, category: 'pescatarian' })).id);
    const [own = '', other = '', gone = ''] = made;
    const similarTo = async (recipeId: string) =>
      (await world.visitor.api.recipes.similar({ recipeId })).recipes.map(({ id }) => id);
    await similarTo(own);
    expect(await statements(() => similarTo(other))).toBe(2);
    await author.api.recipes.remove({ recipeId: gone });
    const left = made.filter((id) => id !== gone);
    expect((await similarTo(own)).toSorted()).toEqual(left.filter((id) => id !== own).toSorted());
  });
});

describe('views', () => {
  const viewsOf = async (id: string) => {
    await world.app.views.recipes.flush();
    const [row] = await world.database.db.select().from(recipes).where(eq(recipes.id, id));
    return { views: row?.views, score: row?.score };
  };
  const view = (id: string, agent: string) =>
    world.visitor.fetch(`/api/recipes/${id}/views`, { method: 'POST', headers: { 'user-agent': agent } });

  test('are counted once per person and day', async () => {
    const { id } = await world.recipe();
    expect(await author.api.recipes.view({ recipeId: id })).toEqual({ counted: true });
    expect(await author.api.recipes.view({ recipeId: id })).toEqual({ counted: false });
    await follower.api.recipes.view({ recipeId: id });
    await view(id, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    // Whatever else visitors call themselves, they count as one.
    for (let version = 141; version < 145; version++)
      await view(id, `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`);
    expect(await viewsOf(id)).toEqual({ views: 3, score: 2.1 });
    await author.api.recipes.view({ recipeId: id });
    expect((await viewsOf(id)).views).toBe(3);
  });

  test('of robots do not count', async () => {
    const { id } = await world.recipe();
    const answer = await view(id, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    expect(await answer.json()).toEqual({ counted: false });
    expect((await viewsOf(id)).views).toBe(0);
  });

  test('of a recipe that is being removed do not block others', async () => {
    const gone = await world.recipe({ author });
    const there = await world.recipe();
    await follower.api.recipes.view({ recipeId: gone.id });
    await follower.api.recipes.view({ recipeId: there.id });
    await author.api.recipes.remove({ recipeId: gone.id });
    expect((await viewsOf(there.id)).views).toBe(1);
  });
});

test('the 43 categories and 9 diet cards are listed', async () => {
  const { categories, dietCards } = await world.visitor.api.recipes.categories();
  expect(categories).toHaveLength(43);
  expect(dietCards).toHaveLength(9);
  expect(dietCards.find(({ id }) => id === 'keto')).toMatchObject({ name: 'Keto', badge: 'Trending' });
});
