import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follows } from '#features/profiles/server/tables.ts';
import { allReels } from '#features/reels/server/tables.ts';
import { newId } from '#shared/id.ts';
import { importedRecipe } from '../../../../test/imported.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const follow = (follower: Person, ...others: Person[]) =>
  world.database.db
    .insert(follows)
    .values(others.map((other) => ({ followerId: follower.id, followingId: other.id })));
const addReel = async ({ title, author, createdAt }: { title: string; author: Person; createdAt: Date }) =>
  world.database.db.insert(allReels).values({
    ...{ id: newId(), title, authorId: author.id, createdAt },
    ...{ format: 'mp4', duration: 2, width: 720, height: 1280 },
  });
const titles = async (person: Person) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.api.feed.list({ cursor });
    seen.push(...page.posts.map((post) => (post.kind === 'recipe' ? post.recipe : post.reel).title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return seen;
};

test('the feed has only the recipes of people you follow, newest first', async () => {
  const [reader, one, two, stranger] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  await follow(reader, one, two);
  for (const [title, author] of [
    ['First', one],
    ['Foreign', stranger],
    ['Second', two],
    ['Third', one],
  ] as const)
    await world.recipe({ title, author });
  expect(await titles(reader)).toEqual(['Third', 'Second', 'First']);
  expect(await titles(stranger)).toEqual([]);
});

test('the feed leaves out people you have muted', async () => {
  const [reader, muted, other] = [await world.person(), await world.person(), await world.person()];
  await follow(reader, muted, other);
  await world.recipe({ title: 'Muted', author: muted });
  await world.recipe({ title: 'Heard', author: other });
  await reader.api.profiles.restrict({ profileId: muted.id, restriction: 'muted' });
  expect(await titles(reader)).toEqual(['Heard']);
  await reader.api.profiles.unrestrict({ profileId: muted.id, restriction: 'muted' });
  expect(await titles(reader)).toEqual(['Heard', 'Muted']);
});

test('recipes and videos of followed people are in one order, page by page', async () => {
  const [reader, author] = [await world.person(), await world.person()];
  await follow(reader, author);
  const expected: string[] = [];
  for (let at = 0; at < 24; at++) {
    const title = `Post ${at}`;
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at));
    if (at % 2) await world.recipe({ title, author, createdAt });
    else await addReel({ title, author, createdAt });
    expected.unshift(title);
  }
  expect(await titles(reader)).toEqual(expected);
  const { posts } = await reader.api.feed.list({});
  expect(posts[1]).toMatchObject({ kind: 'reel', reel: { title: 'Post 22', authorId: author.id } });
});

test('pages contain every recipe once, even if many were written at the same moment', async () => {
  const [reader, author] = [await world.person(), await world.person()];
  await follow(reader, author);
  const createdAt = new Date('2026-01-02T03:04:05Z');
  for (let at = 0; at < 45; at++) await world.recipe({ title: `Recipe ${at}`, author, createdAt });
  const seen = await titles(reader);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
});

test('a page of recipes and videos takes three statements, even with 5,000 follows', async () => {
  const reader = await world.person();
  const { db } = world.database;
  await db.execute(sql`
    with made as (
      insert into users (id, name, email) select gen_random_uuid(), 'Many ' || n, 'many' || n || '@plateful.test'
      from generate_series(1, 5000) n returning id
    ) insert into follows (follower_id, following_id) select ${reader.id}, id from made`);
  await db.execute(sql`
    insert into recipes (id, title, author_id, created_at)
    select gen_random_uuid(), 'Of many', following_id, now() - random() * interval '300 days'
    from follows where follower_id = ${reader.id}`);
  await db.execute(sql`
    insert into all_reels (id, title, author_id, format, duration, width, height, created_at)
    select gen_random_uuid(), 'Reel of many', following_id, 'mp4', 2, 720, 1280, now() - random() * interval '300 days'
    from follows where follower_id = ${reader.id}`);
  // PostgreSQL does this by itself within a minute.
  await world.owner.pool.query('analyze all_recipes, all_reels, follows');
  const page = await reader.api.feed.list({});
  expect(page.posts).toHaveLength(20);
  expect(new Set(page.posts.map(({ kind }) => kind))).toEqual(new Set(['recipe', 'reel']));
  const about = /recipes|reels|follows/;
  expect(await statementsOf(() => reader.api.feed.list({ cursor: page.nextCursor ?? '' }), about)).toBe(3);
});

test('a cursor of another list is refused', async () => {
  const reader = await world.person();
  await expect(reader.api.feed.list({ cursor: 'abc' })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('the feed leaves out recipes imported from another app', async () => {
  const [reader, author] = [await world.person(), await world.person({ subscribed: true })];
  await follow(reader, author);
  await world.recipe({ title: 'Written here', author });
  await author.api.imports.save(importedRecipe());
  expect(await titles(reader)).toEqual(['Written here']);
});
