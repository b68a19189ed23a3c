import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { savedRecipes } from './tables.ts';

let world: World;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  world = await createWorld();
  [ann, ben] = await Promise.all([world.person(), world.person()]);
});
afterAll(() => world.close());

const counters = async (recipeId: string) => {
  const { likes, savedCount } = await world.visitor.api.recipes.get({ recipeId });
  return { likes, savedCount };
};

describe('a recipe that moderators have removed', () => {
  test('can be unliked and unsaved by those who had, and is unknown to everyone else', async () => {
    const { id: recipeId } = await world.recipe();
    await ann.api.favorites.like({ recipeId });
    await ann.api.favorites.save({ recipeId });
    const { pool } = world.database;
    await pool.query('update all_recipes set hidden_at = now() where id = $1', [recipeId]);
    for (const refused of [
      () => ben.api.favorites.unlike({ recipeId }),
      () => ben.api.favorites.unsave({ recipeId }),
      () => ann.api.favorites.like({ recipeId }),
      () => ann.api.favorites.save({ recipeId }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'not_found' });
    expect(await ann.api.favorites.unlike({ recipeId })).toMatchObject({ isLiked: false });
    expect(await ann.api.favorites.unsave({ recipeId })).toMatchObject({ isSaved: false });
    await pool.query('update all_recipes set hidden_at = null where id = $1', [recipeId]);
    expect(await counters(recipeId)).toEqual({ likes: 0, savedCount: 0 });
  });
});

describe('liking a recipe', () => {
  test('counts once per person, no matter how often they press, and can be undone', async () => {
    const { id: recipeId } = await world.recipe();
    expect(await counters(recipeId)).toEqual({ likes: 0, savedCount: 0 });
    await ann.api.favorites.like({ recipeId });
    expect(await ann.api.favorites.like({ recipeId })).toEqual({ recipeId, isLiked: true, likes: 1 });
    expect(await ben.api.favorites.like({ recipeId })).toEqual({ recipeId, isLiked: true, likes: 2 });
    await ann.api.favorites.unlike({ recipeId });
    expect(await ann.api.favorites.unlike({ recipeId })).toEqual({ recipeId, isLiked: false, likes: 1 });
    expect(await counters(recipeId)).toEqual({ likes: 1, savedCount: 0 });
    expect((await ben.api.favorites.ids()).liked).toEqual([recipeId]);
    expect((await ann.api.favorites.ids()).liked).toEqual([]);
  });

  test('counts every like once when many press at once', async () => {
    const { id: recipeId } = await world.recipe();
    const crowd = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    const presses = crowd.flatMap((person) => [
      person.api.favorites.like({ recipeId }),
      person.api.favorites.save({ recipeId }),
      person.api.favorites.like({ recipeId }),
    ]);
    await Promise.all(presses);
    expect(await counters(recipeId)).toEqual({ likes: 8, savedCount: 8 });
    await Promise.all(
      crowd
        .slice(0, 5)
        .flatMap((person) => [
          person.api.favorites.unlike({ recipeId }),
          person.api.favorites.unsave({ recipeId }),
        ]),
    );
    expect(await counters(recipeId)).toEqual({ likes: 3, savedCount: 3 });
  });

  test('is deleted with the account', async () => {
    const { id: recipeId } = await world.recipe();
    const leaver = await world.person();
    await leaver.api.favorites.like({ recipeId });
    await leaver.api.favorites.save({ recipeId });
    expect(await counters(recipeId)).toEqual({ likes: 1, savedCount: 1 });
    await world.database.db.delete(users).where(eq(users.id, leaver.id));
    const { rows } = await world.database.pool.query('select likes, saved_count from recipes where id = $1', [
      recipeId,
    ]);
    expect(rows).toEqual([{ likes: 0, saved_count: 0 }]);
  });
});

describe('saving a recipe', () => {
  test("puts it at the top of one's own saved recipes", async () => {
    const cook = await world.person();
    const [first, second] = [await world.recipe(), await world.recipe()];
    await cook.api.favorites.save({ recipeId: first.id });
    await cook.api.favorites.save({ recipeId: second.id });
    expect(await cook.api.favorites.save({ recipeId: first.id })).toMatchObject({ savedCount: 1 });
    const { recipes, nextCursor } = await cook.api.favorites.saved({});
    expect(recipes.map(({ title, savedCount }) => [title, savedCount])).toEqual([
      [second.title, 1],
      [first.title, 1],
    ]);
    expect(nextCursor).toBeNull();
    expect((await ben.api.favorites.saved({})).recipes).toEqual([]);
    await cook.api.favorites.unsave({ recipeId: second.id });
    expect((await cook.api.favorites.saved({})).recipes.map(({ id }) => id)).toEqual([first.id]);
    expect((await cook.api.favorites.ids()).saved).toEqual([first.id]);
  });

  test('are searched by title, category and tags, and can be copied by their index', async () => {
    const cook = await world.person();
    const soup = await world.recipe({ title: 'Tomato Soup', category: 'dinner', tags: ['100% easy'] });
    const bread = await world.recipe({ title: 'Tomato Bread', category: 'breakfast' });
    for (const { id: recipeId } of [soup, bread]) await cook.api.favorites.save({ recipeId });
    const found = async (q: string) =>
      (await cook.api.favorites.saved({ q })).recipes.map(({ title }) => title);
    expect(await found('tomato')).toEqual(['Tomato Bread', 'Tomato Soup']);
    expect(await found('DINNER  tomato')).toEqual(['Tomato Soup']);
    expect(await found('100%')).toEqual(['Tomato Soup']);
    expect(await found('tomato_')).toEqual([]);
    expect((await cook.api.favorites.index()).recipes).toEqual([
      { id: bread.id, version: 1 },
      { id: soup.id, version: 1 },
    ]);
    const { id: unsaved } = await world.recipe();
    const { recipes } = await cook.api.favorites.some({ recipeIds: [soup.id, unsaved] });
    expect(recipes.map(({ title }) => title)).toEqual(['Tomato Soup']);
  });

  test('lists 24 per page, each recipe once', async () => {
    const cook = await world.person();
    const made = await Promise.all(Array.from({ length: 50 }, () => world.recipe()));
    const savedAt = new Date();
    await world.database.db
      .insert(savedRecipes)
      .values(made.map(({ id }) => ({ userId: cook.id, recipeId: id, savedAt })));
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await cook.api.favorites.saved(cursor ? { cursor } : {});
      pages.push(page.recipes.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([24, 24, 2]);
    expect(new Set(pages.flat())).toEqual(new Set(made.map(({ id }) => id)));
    expect(await refusalOf(cook.api.favorites.saved({ cursor: 'nonsense' }))).toMatch(/^invalid_input/);
  });

  test('drops deleted recipes', async () => {
    const recipe = await world.recipe({ author: ben });
    await ann.api.favorites.save({ recipeId: recipe.id });
    await ann.api.favorites.like({ recipeId: recipe.id });
    await ben.api.recipes.remove({ recipeId: recipe.id });
    expect((await ann.api.favorites.ids()).saved).not.toContain(recipe.id);
    expect(await refusalOf(ann.api.favorites.save({ recipeId: recipe.id }))).toBe(
      'not_found: Recipe Not Found',
    );
  });

  test('allows at most 5,000, even with two saves at once, and each can be saved again', async () => {
    const cook = await world.person();
    await world.database.pool.query(
      `insert into recipes (id, title) select gen_random_uuid(), 'Many ' || n from generate_series(1, 4999) n`,
    );
    await world.database.pool.query(
      `insert into saved_recipes (user_id, recipe_id) select $1, id from recipes where title like 'Many %'`,
      [cook.id],
    );
    const wanted = await Promise.all(Array.from({ length: 4 }, () => world.recipe()));
    const save = ({ id: recipeId }: { id: string }) => refusalOf(cook.api.favorites.save({ recipeId }));
    const full = 'too_large: You have saved 5,000 recipes. Please remove some to save more.';
    const answers = await Promise.all(wanted.map(save));
    expect(answers.toSorted()).toEqual(['done', full, full, full]);
    expect(await Promise.all(wanted.map(save))).toEqual(answers);
  });

  test('needs someone signed in', async () => {
    const { id: recipeId } = await world.recipe();
    expect(await refusalOf(world.visitor.api.favorites.save({ recipeId }))).toBe(
      'not_signed_in: Please sign in to continue.',
    );
  });
});
