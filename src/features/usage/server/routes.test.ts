import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logTo, textSink } from '#server/monitoring/log.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { KEPT_DAYS } from '../rules/limits.ts';
import { summarizeUsage, writeVisits } from './commands.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const visit = (
  by: Pick<Person, 'fetch'>,
  paths: string[],
  { headers = {}, ago = 0 }: { headers?: Record<string, string>; ago?: number } = {},
) =>
  by.fetch('/api/usage', {
    method: 'POST',
    headers,
    body: JSON.stringify({ visits: paths.map((path) => ({ path, ago })) }),
  });

async function rowsSince(id: number): Promise<{ user_id: string | null; page_visited: string }[]> {
  await world.app.usage.flush();
  const { rows } = await world.database.pool.query(
    'select user_id, page_visited from app_usage where id > $1 order by id',
    [id],
  );
  return rows;
}
const newest = async () =>
  Number((await world.database.pool.query('select coalesce(max(id), 0) as id from app_usage')).rows[0].id);
const visitsOf = async (page: string) =>
  Number(
    (await world.database.pool.query('select sum(visits) as n from usage_days where page = $1', [page]))
      .rows[0].n,
  );

describe('page visits', () => {
  test('are stored with the time and the person, if signed in', async () => {
    const person = await world.person();
    const before = await newest();
    await visit(world.visitor, ['/', '/recipes']);
    await visit(person, ['/meal-plan'], { ago: 60 });
    expect(await rowsSince(before)).toEqual([
      { user_id: null, page_visited: '/' },
      { user_id: null, page_visited: '/recipes' },
      { user_id: person.id, page_visited: '/meal-plan' },
    ]);
    const { rows } = await world.database.pool.query(
      'select extract(epoch from now() - "timestamp")::integer as ago from app_usage where user_id = $1',
      [person.id],
    );
    expect(rows[0].ago).toBeGreaterThanOrEqual(60);
    expect(rows[0].ago).toBeLessThan(120);
  });

  test('are stored without queries, secrets and names, but with ids that are not secret', async () => {
    const before = await newest();
    await visit(world.visitor, [
      '/shared-plan/a-very-secret-link',
      '/SHARED-PLAN/a-very-secret-link/',
      '/profile/casey',
      '/recipe/0d9c2a4e-6f52-4c83-9a5f-1f0e8a3b7c11',
      '/category/vegan/',
      '/no/such/page',
      '/search?q=soup',
      '/%E0%A4%A',
    ]);
    expect((await rowsSince(before)).map((row) => row.page_visited)).toEqual([
      '/shared-plan/:secret',
      '/shared-plan/:secret',
      '/profile/:idOrUsername',
      '/recipe/0d9c2a4e-6f52-4c83-9a5f-1f0e8a3b7c11',
      '/category/vegan',
      'not found',
      'not found',
      'not found',
    ]);
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])(
    'are not counted with %j',
    async (headers) => {
      const before = await newest();
      expect(await (await visit(world.visitor, ['/'], { headers })).json()).toEqual({ recorded: 0 });
      expect(await rowsSince(before)).toEqual([]);
    },
  );

  test('by an admin who acts as somebody else are not counted as that person’s', async () => {
    const [admin, person] = await Promise.all([world.person({ elevated: true }), world.person()]);
    await admin.api.adminSession.actAs({ userId: person.id });
    const before = await newest();
    await visit(admin, ['/meal-plan']);
    expect(await rowsSince(before)).toEqual([]);
  });

  test('set no cookie', async () => {
    expect((await visit(world.visitor, ['/'])).headers.getSetCookie()).toEqual([]);
  });

  test('are accepted up to 20 at once, from the last hour', async () => {
    expect((await visit(world.visitor, Array(21).fill('/'))).status).toBe(400);
    expect((await visit(world.visitor, ['/'], { ago: 3601 })).status).toBe(400);
    expect((await visit(world.visitor, [`/${'x'.repeat(300)}`])).status).toBe(400);
  });

  test('are accepted up to 120 times a minute per address', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    const statuses = await Promise.all(Array.from({ length: 121 }, () => visit(strict.visitor, ['/'])));
    await strict.close();
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('are accepted while the database takes no writes, and written afterward', async () => {
    const before = await newest();
    const client = await world.database.pool.connect();
    await client.query('begin; lock table app_usage in access exclusive mode');
    const answered = await Promise.race([visit(world.visitor, ['/contact']), wait(3_000)]);
    await client.query('rollback');
    client.release();
    expect((answered as Response).status).toBe(200);
    expect((await rowsSince(before)).map((row) => row.page_visited)).toContain('/contact');
  });

  test('are only logged until they can be written', async () => {
    const before = await newest();
    const warnings: string[] = [];
    logTo({ write: (level, message) => level === 'warn' && warnings.push(message), flush() {} });
    await world.owner.pool.query('alter table app_usage rename to app_usage_away');
    const answer = await visit(world.visitor, ['/privacy']);
    await world.app.usage.flush();
    await world.owner.pool.query('alter table app_usage_away rename to app_usage');
    logTo(textSink('info'));
    expect(await answer.json()).toEqual({ recorded: 1 });
    expect(warnings).toEqual([expect.stringMatching(/could not be written; will retry$/)]);
    expect((await rowsSince(before)).map((row) => row.page_visited)).toEqual(['/privacy']);
  });
});

describe('counts of visits', () => {
  test('are correct, however many processes write them', async () => {
    const before = await visitsOf('/cooking-tips');
    const batch = Array.from({ length: 50 }, () => ({
      ...{ userId: null, page: '/cooking-tips', path: '/cooking-tips', at: new Date() },
    }));
    await Promise.all(Array.from({ length: 10 }, () => writeVisits(world.database.db, batch)));
    expect(await visitsOf('/cooking-tips')).toBe(before + 500);
  });

  test('are kept when the rows expire', async () => {
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    const at = (days: number) => ({
      userId: null,
      page: '/newsletter',
      path: '/newsletter',
      at: daysAgo(days),
    });
    await writeVisits(world.database.db, [at(0), at(KEPT_DAYS - 1), at(KEPT_DAYS + 1), at(KEPT_DAYS + 30)]);
    await summarizeUsage(world.database.db, now);
    const { rows } = await world.database.pool.query(
      "select from app_usage where page_visited = '/newsletter'",
    );
    expect(rows).toHaveLength(2);
    expect(await visitsOf('/newsletter')).toBe(4);
  });

  test('show by week who came back, and how far they got', async () => {
    const own = await createWorld();
    const [one, two, three] = await Promise.all([own.person(), own.person(), own.person()]);
    const now = new Date('2026-03-11T12:00:00Z');
    await own.database.pool.query("update users set created_at = '2026-03-03T00:00:00Z' where id = any($1)", [
      [one.id, two.id],
    ]);
    await own.database.pool.query("update users set created_at = '2026-03-09T00:00:00Z' where id = $1", [
      three.id,
    ]);
    const seen = (person: Person, page: string, day: string) => ({
      ...{ userId: person.id, page, path: page, at: new Date(`2026-03-${day}T09:00:00Z`) },
    });
    await writeVisits(own.database.db, [
      seen(one, '/', '03'),
      seen(two, '/', '04'),
      seen(one, '/meal-plan', '10'),
      seen(one, '/', '10'),
      seen(three, '/meal-plan', '09'),
    ]);
    await writeVisits(own.database.db, [seen(one, '/grocery-list', '11')]);
    await summarizeUsage(own.database.db, now);
    await summarizeUsage(own.database.db, now);
    const { rows } = await own.database.pool.query(
      'select week::text, joined_week::text, people, planned, shopped from usage_weeks order by week, joined_week',
    );
    await own.close();
    expect(rows).toEqual([
      { week: '2026-03-02', joined_week: '2026-03-02', people: 2, planned: 0, shopped: 0 },
      { week: '2026-03-09', joined_week: '2026-03-02', people: 1, planned: 1, shopped: 1 },
      { week: '2026-03-09', joined_week: '2026-03-09', people: 1, planned: 1, shopped: 0 },
    ]);
  });
});
