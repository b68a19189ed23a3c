import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { fewestStatementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { writeVisits } from '../../usage/server/commands.ts';
import type { AdminUser } from '../contract.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

const visit = (path: string, at: Date, userId: string | null = null) =>
  writeVisits(world.database.db, [{ userId, page: path, path, at }]);

describe('the overview', () => {
  test('shows sample numbers, and says so, until somebody visits', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    const before = await boss.api.admin.overview();
    expect(before).toMatchObject({ isSample: true, recentActivities: 0, totalSubscribers: 0 });
    const byWeekday = Object.fromEntries(
      before.week.map(({ day, count }) => [
        new Date(day).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' }),
        count,
      ]),
    );
    expect(byWeekday).toEqual({ Mon: 24, Tue: 30, Wed: 42, Thu: 38, Fri: 50, Sat: 45, Sun: 48 });

    await boss.fetch('/api/usage', {
      method: 'POST',
      body: JSON.stringify({ visits: [{ path: '/', ago: 0 }] }),
    });
    await own.app.usage.flush();
    const after = await boss.api.admin.overview();
    await own.close();
    expect(after).toMatchObject({ isSample: false, recentActivities: 1 });
    expect(after.week.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  test('counts subscriptions, and the 100 newest visits', async () => {
    await Promise.all([world.person({ subscribed: true }), world.person({ subscribed: true })]);
    for (let at = 0; at < 101; at++) await visit('/contact', new Date());
    const { totalSubscribers, activeSubscriptions, recentActivities } = await admin.api.admin.overview();
    expect(totalSubscribers).toBeGreaterThanOrEqual(2);
    expect(activeSubscriptions).toBe(totalSubscribers);
    expect(recentActivities).toBe(100);
  });
});

describe('the usage log', () => {
  test('shows the 100 newest visits, with the person if signed in', async () => {
    const soon = new Date(Date.now() + DAY_MS);
    await visit('/feed', soon, admin.id);
    await visit('/newsletter', new Date(soon.getTime() + 1000));
    const { rows } = await admin.api.admin.usage();
    expect(rows).toHaveLength(100);
    expect(rows.slice(0, 2)).toMatchObject([
      { user: null, page: '/newsletter' },
      { user: admin.email, page: '/feed' },
    ]);
  });
});

describe('the list of people', () => {
  let people: Person[];
  beforeAll(async () => {
    people = [];
    for (let at = 0; at < 60; at++)
      people.push(await world.person({ name: `Paged Person ${String(at).padStart(2, '0')}` }));
    await world.database.pool.query(
      // Many created at the same moment: pages must neither skip nor repeat anyone.
      "update users set created_at = '2030-01-01', last_sign_in_at = case when name like '%7' then '2030-01-01'::timestamptz end where name like 'Paged%'",
    );
  });

  test.each(
    (['name', 'email', 'created', 'last_sign_in'] as const).flatMap((sort) => [
      { sort, direction: 'asc' as const },
      { sort, direction: 'desc' as const },
    ]),
  )('shows everyone once, sorted by $sort $direction', async ({ sort, direction }) => {
    const seen: AdminUser[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.api.admin.users({ q: 'Paged Person', sort, direction, cursor });
      expect(page.users.length).toBeLessThanOrEqual(25);
      seen.push(...page.users);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    const keys = seen.map(
      ({ name, email, createdAt, lastSignInAt }) =>
        ({ name, email, created: createdAt, last_sign_in: lastSignInAt ?? '' })[sort] ?? '',
    );
    const sorted = keys.toSorted();
    expect(keys).toEqual(direction === 'asc' ? sorted : sorted.reverse());
  });

  test('shows who is subscribed, and who is an admin', async () => {
    const subscriber = await world.person({ subscribed: true, name: 'Zelda Subscribed' });
    const find = async (q: string) => (await admin.api.admin.users({ q })).users;
    expect(await find('Zelda Subscribed')).toMatchObject([
      {
        id: subscriber.id,
        email: subscriber.email,
        isSubscribed: true,
        hasGift: false,
        isAdmin: false,
        username: null,
      },
    ]);
    expect(await find(admin.email)).toMatchObject([{ id: admin.id, isSubscribed: false, isAdmin: true }]);
  });

  test('shows who has gifted access', async () => {
    const person = await world.person({ name: 'Gwen Given' });
    const find = async () => (await admin.api.admin.users({ q: 'Gwen Given' })).users;
    await admin.api.subscription.gift({ userId: person.id, until: null });
    expect(await find()).toMatchObject([{ isSubscribed: true, hasGift: true }]);
    await admin.api.subscription.revokeGift({ userId: person.id });
    expect(await find()).toMatchObject([{ isSubscribed: false, hasGift: false }]);
  });

  test('can be searched by literal parts of names, usernames and emails', async () => {
    const person = await world.person({ name: 'Under_score 100%', email: 'odd.mail@search.test' });
    await person.api.accounts.completeProfile({ username: 'odd_cook', bio: '' });
    const ids = async (q: string) => (await admin.api.admin.users({ q })).users.map(({ id }) => id);
    for (const q of ['under_SCORE', 'odd_cook', 'MAIL@search', '100%'])
      expect(await ids(q), q).toEqual([person.id]);
    for (const q of ['under%score', "' or true --", '\\']) expect(await ids(q), q).toEqual([]);
  });

  test('refuses a cursor of another list', async () => {
    await expect(admin.api.admin.users({ cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('exports', () => {
  test('contain everyone, safe to open in a spreadsheet', async () => {
    const person = await world.person({ name: '=1+1' });
    const response = await admin.fetch('/admin/export/users.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await response.text();
    const lines = text.trimEnd().split('\r\n');
    const { rows } = await world.database.pool.query('select count(*)::integer as n from users');
    expect(lines).toHaveLength(rows[0].n + 1);
    expect(lines.find((line) => line.startsWith(person.id))).toContain(",'=1+1,");
    expect(await (await admin.fetch('/admin/export/users.csv?q=Paged')).text()).not.toContain(person.id);
  });

  test('of subscriptions contain all of them', async () => {
    const person = await world.person({ subscribed: true });
    const text = await (await admin.fetch('/admin/export/subscriptions.csv')).text();
    expect(text).toContain(`,${person.id},${person.email},ACTIVE,`);
  });

  test('of subscriptions follow the search and the status', async () => {
    const [wanted, other] = await Promise.all([
      world.person({ subscribed: true, email: 'wanted@export.test' }),
      world.person({ subscribed: true, email: 'other@export.test' }),
    ]);
    const lines = async (query: string) => {
      const text = await (await admin.fetch(`/admin/export/subscriptions.csv?${query}`)).text();
      return text.trimEnd().split('\r\n').slice(1);
    };
    expect(await lines('email=wanted@export')).toEqual([expect.stringContaining(wanted.email)]);
    expect(await lines('email=wanted@export&status=EXPIRED')).toEqual([]);
    expect((await lines('email=@export.test&status=ACTIVE')).join()).toContain(other.email);
    expect((await admin.fetch('/admin/export/subscriptions.csv?status=PAID')).status).toBe(400);
  });

  test('are for elevated admins only, and recorded', async () => {
    const [member, unelevated] = await Promise.all([world.person(), world.person({ admin: true })]);
    for (const file of ['users.csv', 'subscriptions.csv']) {
      const path = `/admin/export/${file}`;
      expect((await world.visitor.fetch(path)).status).toBe(401);
      expect((await member.fetch(path)).status).toBe(403);
      expect((await unelevated.fetch(path)).status).toBe(403);
    }
    await (await admin.fetch('/admin/export/users.csv')).text();
    const { rows } = await world.database.pool.query(
      "select subject_id from audit_log where action = 'export' and actor_id = $1 order by at desc limit 1",
      [admin.id],
    );
    expect(rows).toEqual([{ subject_id: 'users.csv' }]);
  });
});

describe('the analytics', () => {
  test('count recipes, views and groups, and name the newest and the most viewed', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    await own.database.pool.query('delete from all_recipes');
    const old = new Date(Date.now() - 40 * DAY_MS);
    const made: string[] = [];
    for (let at = 0; at < 12; at++)
      made.push(
        (
          await own.recipe({
            category: at < 8 ? 'dinner' : 'lunch',
            difficulty: at < 3 ? 'Hard' : 'Easy',
            createdAt: at === 0 ? old : new Date(Date.now() - at * 60_000),
          })
        ).id,
      );
    for (const [at, id] of made.entries())
      await own.database.pool.query('update all_recipes set views = $1 where id = $2', [at * 10, id]);
    await own.database.pool.query('update all_recipes set hidden_at = now() where id = $1', [made[11]]);
    const figures = await boss.api.admin.analytics();
    await own.close();
    expect(figures).toMatchObject({
      recipes: 11,
      views: 550,
      averageViews: 50,
      byCategory: [
        { name: 'Dinner', count: 8 },
        { name: 'Lunch', count: 3 },
      ],
      byDifficulty: [
        { name: 'Easy', count: 8 },
        { name: 'Hard', count: 3 },
      ],
    });
    expect(figures.mostViewed.map(({ id }) => id)).toEqual(made.slice(1, 11).reverse());
    expect(figures.recent.map(({ id }) => id)).toEqual(made.slice(1, 11));
    expect(figures.created).toHaveLength(30);
    expect(figures.created.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  });

  test('list recipes without a category, and do not make up a difficulty', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    await own.database.pool.query('delete from all_recipes');
    const { id } = await own.recipe();
    await own.database.pool.query("update all_recipes set category = '', difficulty = null where id = $1", [
      id,
    ]);
    const { byCategory, byDifficulty } = await boss.api.admin.analytics();
    const inGerman = await boss.fetch('/api/admin/analytics', { headers: { 'accept-language': 'de' } });
    await own.close();
    expect(byCategory).toEqual([{ name: 'Uncategorized', count: 1 }]);
    expect(byDifficulty).toEqual([{ name: 'Unknown', count: 1 }]);
    expect(await inGerman.json()).toMatchObject({
      byCategory: [{ name: 'Ohne Kategorie' }],
      byDifficulty: [{ name: 'Unbekannt' }],
    });
  });

  test('count the recipes since Monday', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    await own.database.pool.query('delete from all_recipes');
    const now = new Date();
    const monday = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7)),
    );
    await own.recipe({ createdAt: monday });
    await own.recipe({ createdAt: new Date(monday.getTime() - 1) });
    const { thisWeek } = await boss.api.admin.analytics();
    await own.close();
    expect(thisWeek).toBe(1);
  });
});

describe('the dashboard', () => {
  test('opens with at most six statements, and its tabs with at most two', async () => {
    const anything = /./;
    const { api } = admin;
    expect(
      await fewestStatementsOf(
        () => Promise.all([api.accounts.session(), api.admin.counts(), api.admin.users({})]),
        anything,
      ),
    ).toBeLessThanOrEqual(6);
    for (const open of [api.admin.analytics, api.admin.moderation, api.admin.overview, api.admin.usage])
      expect(await fewestStatementsOf(() => open(), anything)).toBeLessThanOrEqual(2);
  });
});

describe('the moderation counts', () => {
  test('count the first five as recent', async () => {
    const [person, recipe] = await Promise.all([world.person(), world.recipe()]);
    await person.api.moderation.report({ contentId: recipe.id, contentType: 'recipe', reason: 'spam' });
    const { flagged, users } = await admin.api.admin.moderation();
    expect(flagged).toEqual({ total: 1, recent: 1 });
    expect(users.total).toBeGreaterThan(5);
    expect(users.recent).toBe(5);
  });
});

describe('syncing profiles', () => {
  test('updates those of subscribers, and leaves the others', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    expect(await boss.api.admin.syncProfiles()).toEqual({ subscribers: 0, synced: 0 });
    const [stale, missing, fresh, free] = await Promise.all([
      own.person({ subscribed: true }),
      own.person({ subscribed: true }),
      own.person({ subscribed: true }),
      own.person(),
    ]);
    await own.database.pool.query("update profiles set email = 'old@plateful.test' where id = any($1)", [
      [stale.id, free.id],
    ]);
    await own.database.pool.query('delete from profiles where id = $1', [missing.id]);
    expect(await boss.api.admin.syncProfiles()).toEqual({ subscribers: 3, synced: 2 });
    expect(await boss.api.admin.syncProfiles()).toEqual({ subscribers: 3, synced: 0 });
    const { rows } = await own.database.pool.query('select id, email from profiles');
    await own.close();
    const emails = Object.fromEntries(rows.map(({ id, email }) => [id, email]));
    expect(emails).toMatchObject({
      [stale.id]: stale.email,
      [missing.id]: missing.email,
      [fresh.id]: fresh.email,
      [free.id]: 'old@plateful.test',
    });
  });
});
