import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/server/database/db.ts';

/** Tables that no request may scan sequentially. */
const LARGE = ['all_recipes', 'search_words', 'meal_plans', 'recipe_views', 'profiles'];
/** The longest delay of PostgreSQL's counters. */
const COUNTERS_LATE_MS = 1500;

/** Watches for sequential scans of large tables; the returned function lists those since, as 'table × times'. */
export async function watchScans(database: Database): Promise<() => Promise<string[]>> {
  const before = await scans(database);
  return async () => {
    await wait(COUNTERS_LATE_MS);
    const after = await scans(database);
    return LARGE.flatMap((table) => {
      const times = (after.get(table) ?? 0) - (before.get(table) ?? 0);
      return times > 0 ? [`${table} × ${times}`] : [];
    });
  };
}

async function scans({ pool }: Database): Promise<Map<string, number>> {
  // A connection publishes its own counters only later, and this one has scanned all tables to choose what the loads read.
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ relname: string; seq_scan: number }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [LARGE],
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}
