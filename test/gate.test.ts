import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from './world.ts';

const PAID = [
  '/',
  '/recipes',
  '/search?q=soup',
  '/category/vegan',
  '/categories',
  '/meal-plan?date=2026-02-28&view=daily',
  '/grocery-list',
  '/recipe-book',
  '/create',
  '/menu',
  '/settings',
  '/cooking-tips',
];
const FREE = ['/auth', '/login', '/subscription', '/ai-assistant', '/admin-login'];
const FOR_ADMINS = ['/admin', '/admin/dashboard', '/admin-tools'];

let world: World;
let member: Person;
let subscriber: Person;
let admin: Person;

/** The status of a page, or where it leads instead. */
async function shown(who: World['visitor'] | Person, path: string): Promise<number | string | null> {
  const answer = await who.fetch(path, { headers: { accept: 'text/html' } });
  await answer.text();
  return answer.status === 302 ? answer.headers.get('location') : answer.status;
}

const shownAll = async (who: World['visitor'] | Person, paths: string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await shown(who, path)])));
const all = (paths: string[], value: (path: string) => number | string) =>
  Object.fromEntries(paths.map((path) => [path, value(path)]));

describe.each(['strict', 'open'] as const)('pages in %s mode', (access) => {
  beforeAll(async () => {
    world = await createWorld({ ACCESS: access });
    [member, subscriber, admin] = await Promise.all([
      world.person(),
      world.person({ subscribed: true }),
      world.person({ admin: true }),
    ]);
    for (const [at, person] of [member, subscriber, admin].entries())
      await person.api.accounts.completeProfile({ username: `cook_${at}`, bio: '' });
  });
  afterAll(() => world.close());

  test('lead whoever is no admin away from the admins’ pages', async () => {
    expect(await shownAll(subscriber, FOR_ADMINS)).toEqual(all(FOR_ADMINS, () => '/'));
    expect(await shownAll(member, FOR_ADMINS)).toEqual(
      all(FOR_ADMINS, (path) =>
        access === 'open' ? '/' : `/subscription?reason=required&from=${encodeURIComponent(path)}`,
      ),
    );
    expect(await shownAll(admin, FOR_ADMINS)).toEqual(all(FOR_ADMINS, () => 200));
    const known = FOR_ADMINS.slice(0, 2);
    expect(await shownAll(world.visitor, known)).toEqual(
      all(known, (path) => `/admin-login?from=${encodeURIComponent(path)}`),
    );
  });

  test('are all open to subscribers and admins', async () => {
    expect(await shownAll(subscriber, PAID)).toEqual(all(PAID, () => 200));
    expect(await shownAll(admin, PAID)).toEqual(all(PAID, () => 200));
  });

  if (access === 'strict') {
    test('lead a visitor to /login, which knows where they came from', async () => {
      const paths = [...PAID, '/profile', '/profile/mika', '/no-such-page'];
      expect(await shownAll(world.visitor, paths)).toEqual(
        all(paths, (path) => `/login?from=${encodeURIComponent(path)}`),
      );
    });

    test('that need no subscription are open to visitors', async () => {
      expect(await shownAll(world.visitor, FREE)).toEqual(all(FREE, () => 200));
    });

    test('lead whoever has no subscription to where they get one, except from profiles', async () => {
      expect(await shownAll(member, PAID)).toEqual(
        all(PAID, (path) => `/subscription?reason=required&from=${encodeURIComponent(path)}`),
      );
      expect(await shown(member, '/profile')).toBe(200);
    });
  } else
    test('that belong to an account ask a visitor to sign in', async () => {
      const own = ['/profile', '/recipe-book', '/create'];
      expect(await shownAll(world.visitor, own)).toEqual(
        all(own, (path) => `/login?from=${encodeURIComponent(path)}`),
      );
      expect(await shownAll(member, [...own, '/meal-plan', '/grocery-list'])).toEqual(
        all([...own, '/meal-plan', '/grocery-list'], () => 200),
      );
    });
});
