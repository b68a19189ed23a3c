import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../../../../test/world.ts';

/** Enough recipes for common words, with table statistics up to date. */
const MANY = 16_000;
const PAGE = 24;

let world: World;

beforeAll(async () => {
  world = await createWorld();
  // Every recipe has salt, every seventh eggs; every fourth of those is titled an omelet.
  await world.database.db.execute(sql`
    insert into recipes (id, title, ingredients, views, likes)
    select gen_random_uuid(), case when n % 28 = 0 then 'Omelette ' else 'Supper ' end || n,
      case when n % 7 = 0 then '[{"amount":"3","name":"eggs"},{"amount":"","name":"salt"}]' else '[{"amount":"","name":"salt"}]' end::jsonb,
      (n * 7919) % 10007, 0
    from generate_series(1, ${MANY}) n`);
  await world.owner.pool.query('analyze all_recipes');
});
afterAll(() => world.close());

const search = (q: string, page = 1) => world.visitor.api.search.search({ q, page, limit: PAGE });

test('new rows go straight into the search indexes, not into a pending list that each search would read', async () => {
  const { rows } = await world.owner.pool.query<{ table: string; queued: number }>(`
    select indrelid::regclass::text as table,
      count(*) filter (where not coalesce(reloptions, '{}') @> '{fastupdate=off}')::integer as queued
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid::regclass::text in ('search_words', 'profiles', 'all_recipes')
    group by indrelid order by 1`);
  expect(rows).toEqual(['all_recipes', 'profiles', 'search_words'].map((table) => ({ table, queued: 0 })));
});

test('searches for different words share their plans', async () => {
  const rare = 'saffron sumac nutmeg tamarind miso dill fennel lovage sorrel mace anise capers'.split(' ');
  for (const title of rare) {
    await world.recipe({ title });
    await search(title);
    await search(`supper ${title} omelette`);
  }
  const { pool } = world.database;
  const connections = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const plans = await Promise.all(
    connections.map((connection) =>
      connection.query<{ name: string; custom: number; shared: number }>(
        `select name, custom_plans::integer as custom, generic_plans::integer as shared from pg_prepared_statements`,
      ),
    ),
  );
  for (const connection of connections) connection.release();
  const rows = plans.flatMap(({ rows }) => rows);
  for (const name of ['search_words_for', 'people_matching', 'search_best_words', 'search_hits_1000_1000'])
    expect(
      rows.some((row) => row.name === name && row.shared > 0),
      name,
    ).toBe(true);
});

test('a long recipe is ranked without reading text outside its row', async () => {
  // Digests compress poorly, so that a table page cannot hold all columns.
  await world.database.db.execute(sql`
    insert into all_recipes (id, title, ingredients, instructions)
    select gen_random_uuid(), 'Feast', jsonb_agg(jsonb_build_object('amount', '', 'name', left(md5(n::text), 12))),
      jsonb_agg(md5(n::text) || md5((n + 100)::text)) from generate_series(1, 60) n`);
  const { rows } = await world.database.db.execute<{ outside: string | null; long: string | null }>(sql`
    select pg_column_toast_chunk_id(search)::text as outside, pg_column_toast_chunk_id(instructions)::text as long
    from all_recipes where title = 'Feast'`);
  expect(rows).toEqual([{ outside: null, long: expect.any(String) }]);
});

describe('a word in thousands of recipes', () => {
  test.each(['salt', 'eggs', 'egg', 'slat', 'sal', 'lt'])(
    '%s is counted as more than 1,000 and paged without overlap',
    async (term) => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((page) => search(term, page)));
      const ids = pages.flatMap(({ recipes }) => recipes.items.map(({ id }) => id));
      expect(ids).toHaveLength(8 * PAGE);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { recipes } of pages) expect(recipes).toMatchObject({ total: 1000, more: true });
    },
  );

  test.each(['salt', 'eggs'])('%s shows the most popular first', async (term) => {
    const { recipes } = await search(term);
    const scores = recipes.items.map(({ views }) => views);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(9_900);
  });

  test('is counted exactly if it is rarer', async () => {
    const { recipes } = await search('omelette');
    expect(recipes).toMatchObject({ total: Math.floor(MANY / 28), more: false });
    expect(recipes.items).toHaveLength(PAGE);
    expect(recipes.items.every(({ title }) => title.startsWith('Omelette'))).toBe(true);
  });

  test('with filters is counted among the filtered recipes', async () => {
    const { recipes } = await world.visitor.api.search.search({ q: 'eggs', difficulty: 'Hard' });
    expect(recipes).toEqual({ items: [], total: 0, more: false, nextCursor: null });
  });

  test('is found without a sequential scan', async () => {
    const asked: string[] = [];
    const { pool } = world.database;
    const query = pool.query.bind(pool) as (
      ...given: unknown[]
    ) => Promise<{ rows: Record<string, string>[] }>;
    const spy = vi.spyOn(pool, 'query').mockImplementation((async (
      config: { text: string },
      values: unknown[],
    ) => {
      const plan = await query(
        { ...config, name: undefined, rowMode: undefined, text: `explain ${config.text}` },
        values,
      );
      asked.push(plan.rows.map((row) => Object.values(row)[0]).join('\n'));
      return query(config, values);
    }) as never);
    for (const term of ['salt', 'eggs', 'slat', 'omelette', 'sal', 'lt', 'supper salt', ''])
      await search(term, 1);
    await search('eggs', 20);
    spy.mockRestore();
    expect(asked.length).toBeGreaterThan(10);
    for (const plan of asked) expect(plan).not.toMatch(/Seq Scan on all_recipes/);
  });
});
