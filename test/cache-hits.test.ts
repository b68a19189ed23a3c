import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../src/shared/id.ts';
import { statementsOf } from './statements.ts';
import { createWorld, type Person, type World } from './world.ts';

/** Excludes notifications to other processes, which follow a moment later. */
const READS = /recipes|profiles|reels|search_words/;
/** Popular enough to fill Home and the lists, no matter what the tests like. */
const POPULAR = 20;

let world: World;
let author: Person;
let changed: string;
let paths: Record<'home' | 'list' | 'search' | 'other' | 'own' | 'profile', string>;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ name: 'Quillon' });
  for (let made = 0; made < POPULAR; made++) {
    const { id } = await world.recipe({ title: `Favorite ${made}`, createdAt: new Date(2026, 0, 1, made) });
    await world.database.pool.query('update all_recipes set views = 1000, is_featured = $2 where id = $1', [
      id,
      made < 8,
    ]);
  }
  const other = await world.recipe({ title: 'Another', createdAt: new Date(2025, 0, 1) });
  changed = (await world.recipe({ title: 'Changed', author, createdAt: new Date(2025, 0, 2) })).id;
  paths = {
    home: '/',
    list: '/api/recipes?limit=6',
    search: '/api/search?q=favorite',
    other: `/recipe/${other.id}`,
    own: `/recipe/${changed}`,
    profile: `/profile/${author.id}`,
  };
});
afterAll(() => world?.close());

beforeEach(async () => {
  await world.app.memory.caughtUp();
  for (const path of Object.values(paths)) expect((await world.visitor.fetch(path)).status).toBe(200);
});

/** Which of the pages and responses are still served without the database. */
async function stillCached(): Promise<string[]> {
  await world.app.memory.caughtUp();
  const cached: string[] = [];
  for (const [name, path] of Object.entries(paths))
    if ((await statementsOf(() => world.visitor.fetch(path), READS)) === 0) cached.push(name);
  return cached;
}

const five = async (act: (nth: number) => Promise<unknown>) => {
  for (let nth = 0; nth < 5; nth++) await act(nth);
};
const ALL = ['home', 'list', 'search', 'other', 'own', 'profile'];
const without = (...names: string[]) => ALL.filter((name) => !names.includes(name));

test('five sign-ups and sign-ins drop nothing', async () => {
  await five(async (nth) => {
    const account = { name: 'Sam', email: `sam${nth}@plateful.test`, password: 'a long password' };
    await world.visitor.fetch('/api/auth/sign-up', { method: 'POST', body: JSON.stringify(account) });
    await world.signIn(account.email, account.password);
  });
  expect(await stillCached()).toEqual(ALL);
});

test('five follows drop the followed person’s page', async () => {
  await five(async () => {
    const follower = await world.person();
    await follower.api.profiles.follow({ profileId: author.id });
  });
  expect(await stillCached()).toEqual(without('profile'));
});

test('five likes, saves and ratings drop only pages that show the recipe', async () => {
  await five(async () => {
    const reader = await world.person();
    await reader.api.favorites.like({ recipeId: changed });
    await reader.api.favorites.save({ recipeId: changed });
    await reader.api.ratings.rate({ recipeId: changed, stars: 5 });
  });
  expect(await stillCached()).toEqual(without('own', 'profile'));
});

test('five comments and their likes drop nothing', async () => {
  await five(async () => {
    const reader = await world.person();
    const commentId = newId();
    await reader.api.comments.add({ on: 'recipe', id: changed, commentId, text: 'Lovely.' });
    await author.api.comments.like({ commentId });
  });
  expect(await stillCached()).toEqual(ALL);
});

test('five planned meals drop nothing', async () => {
  const cook = await world.person({ subscribed: true });
  await five((nth) => cook.api.mealPlan.plan({ recipeId: changed, date: `2026-03-0${nth + 1}` }));
  expect(await stillCached()).toEqual(ALL);
});

test('an edited recipe drops its page, what shows its card, and searches for words that came or went', async () => {
  const { version, ...recipe } = await author.api.recipes.get({ recipeId: changed });
  const kept = { ...recipe, recipeId: changed, image: null, difficulty: 'Easy' as const };
  const saved = await author.api.recipes.update({ ...kept, version, instructions: ['Mix it twice.'] });
  expect(await stillCached()).toEqual(without('own', 'profile'));
  const edited = await author.api.recipes.update({ ...kept, version: saved.version, title: 'Edited' });
  expect(await stillCached()).toEqual(without('own', 'profile'));
  await author.api.recipes.update({ ...kept, version: edited.version, title: 'My favorite' });
  expect(await stillCached()).toEqual(without('own', 'profile', 'search'));
});

test('a new recipe drops the newest list and searches for its words, not the most popular list', async () => {
  await world.recipe({ title: 'Newcomer' });
  expect(await stillCached()).toEqual(without('list'));
  await world.visitor.fetch(paths.list);
  await world.recipe({ title: 'Favorite newcomer' });
  expect(await stillCached()).toEqual(without('list', 'search'));
});

test('a new word drops cached searches for typos that resemble it, and no others', async () => {
  const [near, far] = ['/api/search?q=pastinaca', '/api/search?q=quizbowl'];
  const isCached = async (path: string) => {
    await world.app.memory.caughtUp();
    return (await statementsOf(() => world.visitor.fetch(path), READS)) === 0;
  };
  await world.visitor.fetch(near);
  await world.visitor.fetch(far);
  await world.recipe({ title: 'Pastinak 20260101' });
  expect([await isCached(near), await isCached(far)]).toEqual([false, true]);
});

test('a caller is remembered while other people sign up, sign in, sign out and subscribe', async () => {
  const cook = await world.person({ subscribed: true });
  const isLookedUp = async () =>
    (await statementsOf(() => cook.fetch('/api/session'), /kitchen_members/)) > 0;
  await world.app.memory.caughtUp();
  expect(await isLookedUp()).toBe(true);
  const other = await world.person({ subscribed: true });
  await world.database.pool.query('update users set last_sign_in_at = now() where id = $1', [other.id]);
  await other.api.accounts.signOut();
  await world.app.memory.caughtUp();
  expect(await isLookedUp()).toBe(false);
  await world.database.pool.query("update users set units = 'us' where id = $1", [cook.id]);
  await world.app.memory.caughtUp();
  expect(await isLookedUp()).toBe(true);
});

test('a link with tracking parameters opens the cached page, and a change drops it', async () => {
  const clicked = (nth: number) =>
    world.visitor.fetch(`${paths.own}?utm_source=mail&fbclid=click${nth}`, {
      headers: { accept: 'text/html' },
    });
  expect(await statementsOf(() => clicked(1), READS)).toBe(0);
  await world.owner.pool.query("update all_recipes set title = 'Changed again' where id = $1", [changed]);
  await world.app.memory.caughtUp();
  expect(await (await clicked(2)).text()).toContain('Changed again');
});
