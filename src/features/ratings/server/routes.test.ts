import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { belongingsOf } from '../../../../test/endpoints/belongings.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { ratingScore } from '../../recipes/rules/rating.ts';
import { ratingsOffers } from './offers.ts';
import { recipeRatings } from './tables.ts';

let world: World;
let ann: Person;
let ben: Person;
let moderator: Person;

beforeAll(async () => {
  world = await createWorld();
  [ann, ben, moderator] = await Promise.all([
    world.person({ name: 'Ann' }),
    world.person({ name: 'Ben' }),
    world.person({ admin: true }),
  ]);
});
afterAll(() => world.close());

const averageOf = async (recipeId: string) => {
  const { rating, ratingCount } = await world.visitor.api.recipes.get({ recipeId });
  return { rating, ratingCount };
};
/** Recipe pages may lag behind ratings, so this reads the stored numbers. */
const stored = async (recipeId: string) => {
  const [row] = await world.database.db
    .select({ sum: recipes.ratingSum, count: recipes.ratingCount, score: recipes.ratingScore })
    .from(recipes)
    .where(eq(recipes.id, recipeId));
  return row;
};

describe('rating a recipe', () => {
  test('is refused to people its author has blocked', async () => {
    const [author, blocked] = [await world.person(), await world.person()];
    const { id: recipeId } = await world.recipe({ author });
    await author.api.profiles.restrict({ profileId: blocked.id, restriction: 'blocked' });
    expect(await refusalOf(blocked.api.ratings.rate({ recipeId, stars: 1 }))).toBe(
      'forbidden: You cannot reply to this person.',
    );
    expect(await averageOf(recipeId)).toEqual({ rating: null, ratingCount: 0 });
  });

  test('counts once per person, can be changed and removed, and shows on the recipe', async () => {
    const { id: recipeId } = await world.recipe();
    expect(await averageOf(recipeId)).toEqual({ rating: null, ratingCount: 0 });
    await ann.api.ratings.rate({ recipeId, stars: 2 });
    expect(await ben.api.ratings.rate({ recipeId, stars: 5 })).toMatchObject({ rating: 3.5, ratingCount: 2 });
    expect(await ann.api.ratings.rate({ recipeId, stars: 4, note: ' Good. ' })).toMatchObject({
      own: { stars: 4, note: 'Good.', image: null, isHidden: false },
      rating: 4.5,
      ratingCount: 2,
    });
    expect((await ann.api.ratings.own({ recipeId })).own).toMatchObject({ stars: 4, note: 'Good.' });
    expect(await ann.api.ratings.unrate({ recipeId })).toEqual({ own: null, rating: 5, ratingCount: 1 });
    expect(await ann.api.ratings.unrate({ recipeId })).toMatchObject({ rating: 5, ratingCount: 1 });
    expect((await ann.api.ratings.own({ recipeId })).own).toBeNull();
    expect(await stored(recipeId)).toEqual({ sum: 5, count: 1, score: ratingScore(5, 1) });
  });

  test('can be taken back after moderators have removed the recipe', async () => {
    const [rater, other] = await Promise.all([world.person(), world.person()]);
    const { id: recipeId } = await world.recipe();
    await rater.api.ratings.rate({ recipeId, stars: 4 });
    await world.database.pool.query('update all_recipes set hidden_at = now() where id = $1', [recipeId]);
    await expect(other.api.ratings.unrate({ recipeId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await rater.api.ratings.unrate({ recipeId })).toMatchObject({ own: null });
    await world.database.pool.query('update all_recipes set hidden_at = null where id = $1', [recipeId]);
    expect(await world.visitor.api.recipes.get({ recipeId })).toMatchObject({ ratingCount: 0 });
  });

  test('is refused to the author, and to visitors', async () => {
    const { id: recipeId } = await world.recipe({ author: ann });
    expect(await refusalOf(ann.api.ratings.rate({ recipeId, stars: 5 }))).toBe(
      'forbidden: You cannot rate your own recipe.',
    );
    expect(await refusalOf(world.visitor.api.ratings.rate({ recipeId, stars: 5 }))).toMatch(/^not_signed_in/);
  });

  test.each([0, 6, 2.5])('with %s stars is refused', async (stars) => {
    const { id: recipeId } = await world.recipe();
    expect(await refusalOf(ann.api.ratings.rate({ recipeId, stars }))).toBe(
      'invalid_input: Please choose 1 to 5 stars.',
    );
  });

  test('counts every rating once when many rate at once, and removes an account’s rating with it', async () => {
    const { id: recipeId } = await world.recipe();
    const crowd = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    await Promise.all(
      crowd.flatMap(({ api }, at) => [
        api.ratings.rate({ recipeId, stars: 1 }),
        api.ratings.rate({ recipeId, stars: (at % 5) + 1 }),
        api.favorites.like({ recipeId }),
      ]),
    );
    expect((await stored(recipeId))?.count).toBe(6);
    for (const { api } of crowd) await api.ratings.rate({ recipeId, stars: 4 });
    expect(await stored(recipeId)).toMatchObject({ sum: 24, count: 6 });
    await world.database.db.delete(users).where(eq(users.id, crowd[0]?.id ?? ''));
    expect(await stored(recipeId)).toMatchObject({ sum: 20, count: 5 });
  });

  test('orders recipes, with one five behind several good ones and unrated ones last', async () => {
    const author = await world.person();
    const [single, many, none] = await Promise.all([
      world.recipe({ author }),
      world.recipe({ author }),
      world.recipe({ author }),
    ]);
    await ann.api.ratings.rate({ recipeId: single.id, stars: 5 });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    for (const [at, { api }] of crowd.entries())
      await api.ratings.rate({ recipeId: many.id, stars: at % 2 ? 4 : 5 });
    const wanted = [many.id, single.id, none.id];
    const pages: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await world.visitor.api.recipes.list({
        ...{ author: author.id, sort: 'rated', limit: 1 },
        ...(cursor && { cursor }),
      });
      pages.push(...page.recipes.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages).toEqual(wanted);
    const found = await world.visitor.api.search.search({ author: author.id, sort: 'rated' });
    expect(found.recipes.items.map(({ id, rating, ratingCount }) => [id, rating, ratingCount])).toEqual([
      [many.id, 4.5, 8],
      [single.id, 5, 1],
      [none.id, null, 0],
    ]);
  });
});

describe('the notes and photos of cooks', () => {
  test('is listed with their names, newest first, without ratings that are only stars', async () => {
    const { id: recipeId } = await world.recipe();
    const image = await belongingsOf(world, ann).picture();
    await ann.api.ratings.rate({ recipeId, stars: 5, image });
    await ben.api.ratings.rate({ recipeId, stars: 4, note: 'Needed more salt.' });
    await moderator.api.ratings.rate({ recipeId, stars: 1 });
    const { ratings, nextCursor } = await world.visitor.api.ratings.list({ recipeId });
    expect(ratings).toMatchObject([
      { stars: 4, note: 'Needed more salt.', image: null, author: { name: 'Ben' } },
      { stars: 5, note: '', image, author: { name: 'Ann' } },
    ]);
    expect(ratings[1]?.placeholder).toMatch(/^data:/);
    expect(nextCursor).toBeNull();
  });

  test('leaves out people whom the reader blocked or muted', async () => {
    const { id: recipeId } = await world.recipe();
    const reader = await world.person();
    await ann.api.ratings.rate({ recipeId, stars: 5, note: 'Mine.' });
    await ben.api.ratings.rate({ recipeId, stars: 4, note: 'Needed more salt.' });
    for (const restriction of ['muted', 'blocked'] as const) {
      await reader.api.profiles.restrict({ profileId: ann.id, restriction });
      const { ratings } = await reader.api.ratings.list({ recipeId });
      expect(ratings.map(({ note }) => note)).toEqual(['Needed more salt.']);
      await reader.api.profiles.unrestrict({ profileId: ann.id, restriction });
    }
    expect((await reader.api.ratings.list({ recipeId })).ratings).toHaveLength(2);
  });

  test('costs two statements per page, however many there are', async () => {
    const { id: recipeId } = await world.recipe();
    const crowd = await Promise.all(Array.from({ length: 25 }, () => world.person()));
    await world.database.db.insert(recipeRatings).values(
      crowd.map(({ id: userId }) => ({
        ...{ id: crypto.randomUUID(), recipeId, userId, stars: 4, note: 'Good.' },
        createdAt: new Date('2026-01-01'),
      })),
    );
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page = await world.visitor.api.ratings.list({ recipeId, ...(cursor && { cursor }) });
      pages.push(page.ratings.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
    expect(
      await statementsOf(() => world.visitor.api.ratings.list({ recipeId }), /recipe/),
    ).toBeLessThanOrEqual(2);
    expect(await refusalOf(world.visitor.api.ratings.list({ recipeId, cursor: 'nonsense' }))).toMatch(
      /^invalid_input/,
    );
  });

  test.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['bidi overrides', 'good\u202Edab', 'gooddab'],
    ['400 emoji', '🍋'.repeat(400), '🍋'.repeat(400)],
  ])('is kept as harmless text: %s', async (_, note, kept) => {
    const { id: recipeId } = await world.recipe();
    const { own } = await ann.api.ratings.rate({ recipeId, stars: 3, note });
    expect(own?.note).toBe(kept);
  });

  test('is refused when too long, or with a picture from elsewhere', async () => {
    const { id: recipeId } = await world.recipe();
    expect(await refusalOf(ann.api.ratings.rate({ recipeId, stars: 3, note: 'a'.repeat(10_000) }))).toBe(
      'invalid_input: Please use at most 2,000 characters.',
    );
    for (const image of ['https://example.org/a.jpg', '/art/recipes/soup', '/pictures/stored/../../etc'])
      expect(await refusalOf(ann.api.ratings.rate({ recipeId, stars: 3, image })), image).toBe(
        'invalid_input: Please upload the picture instead of linking to another site.',
      );
    const gone = `/pictures/stored/${'0'.repeat(40)}`;
    expect(await refusalOf(ann.api.ratings.rate({ recipeId, stars: 3, image: gone }))).toBe(
      'invalid_input: This picture is no longer stored. Please add it again.',
    );
  });

  test('disappears with its stars and its photo when moderators remove it, and comes back', async () => {
    const { id: recipeId } = await world.recipe();
    const cook = await world.person();
    const image = await belongingsOf(world, cook).picture();
    const { own } = await cook.api.ratings.rate({ recipeId, stars: 1, note: 'Buy pans!', image });
    const content = { contentType: 'rating', contentId: own?.id ?? '' } as const;
    await ann.api.moderation.report({ ...content, reason: 'spam' });
    await moderator.api.moderation.decide({ ...content, decision: 'remove', reason: 'spam' });
    expect((await ben.api.ratings.list({ recipeId })).ratings).toEqual([]);
    expect((await stored(recipeId))?.count).toBe(0);
    expect((await world.visitor.fetch(`${image}-640.webp`)).status).toBe(404);
    expect((await cook.api.ratings.own({ recipeId })).own).toMatchObject({ isHidden: true });
    // Editing it does not make it visible again.
    await cook.api.ratings.rate({ recipeId, stars: 1, note: 'Buy more pans!' });
    expect((await stored(recipeId))?.count).toBe(0);
    await moderator.api.moderation.decide({ ...content, decision: 'restore' });
    expect((await stored(recipeId))?.count).toBe(1);
  });

  test('waits for review if it contains a held word', async () => {
    await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'zorkpan' });
    const { id: recipeId } = await world.recipe();
    expect(await ann.api.ratings.rate({ recipeId, stars: 5, note: 'Buy a zorkpan' })).toMatchObject({
      own: { isHidden: true },
      ratingCount: 0,
    });
    expect((await ben.api.ratings.list({ recipeId })).ratings).toEqual([]);
  });

  test('is in its author’s data export', async () => {
    const cook = await world.person();
    const { id: recipeId, title } = await world.recipe();
    await cook.api.ratings.rate({ recipeId, stars: 4, note: 'Mine.' });
    const files = [];
    for await (const file of ratingsOffers.personal?.exported?.(world.database.db, cook.id) ?? [])
      files.push(file);
    expect(files.map(({ path }) => path)).toEqual(['ratings.json']);
    expect(JSON.parse(String(files[0]?.content))).toMatchObject([
      { recipeId, recipe: title, stars: 4, note: 'Mine.', photo: null },
    ]);
  });
});
