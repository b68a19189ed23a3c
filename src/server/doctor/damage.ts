import type pg from 'pg';
import { appliedTo, differencesFrom } from '../database/migrate.ts';
import type { Finding, Patient } from './finding.ts';

const RESTORE =
  'Make a backup now if you can, then restore the last good one into an empty place ("npm run restore"), and check the disk.';
const REINDEX = '"npm run doctor -- --fix" builds it anew. If it comes back, check the disk and the memory.';

/** Tables and indexes whose pages are damaged, and rows that break their table's constraints. */
export async function* damage({ pool }: Patient): AsyncGenerator<Finding, void> {
  yield* otherSchema(pool);
  yield* brokenChecksums(pool);
  const hasAmcheck = await prepareAmcheck(pool);
  if (hasAmcheck) yield* damagedTables(pool);
  yield* damagedIndexes(pool, hasAmcheck);
  yield* brokenReferences(pool);
  yield* brokenConstraints(pool);
}

async function* otherSchema(pool: pg.Pool): AsyncGenerator<Finding, void> {
  const client = await pool.connect();
  const done = await appliedTo(client).finally(() => client.release());
  const differences = differencesFrom(done);
  if (differences)
    yield {
      what: `The database belongs to another version of Plateful: ${differences}.`,
      advice: 'Run the version that made it, or restore a backup of this version.',
    };
}

/** PostgreSQL counts the pages it could not read since its statistics were reset. */
async function* brokenChecksums(pool: pg.Pool): AsyncGenerator<Finding, void> {
  const { rows } = await pool.query<{ failures: number }>(
    'select coalesce(checksum_failures, 0) as failures from pg_stat_database where datname = current_database()',
  );
  const failures = rows[0]?.failures ?? 0;
  if (failures > 0)
    yield { what: `The disk returned ${failures} damaged pages of the database.`, advice: RESTORE };
}

/** Whether PostgreSQL's own checks can be used: they need their extension, and its owner's rights. */
async function prepareAmcheck(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from pg_available_extensions where name = 'amcheck'");
  if (!rowCount) return false;
  return pool.query('create extension if not exists amcheck').then(
    () => true,
    () => false,
  );
}

async function* damagedTables(pool: pg.Pool): AsyncGenerator<Finding, void> {
  for (const name of await relations(pool, 'r')) {
    const { rows } = await pool
      .query<{ blkno: number; msg: string }>('select blkno, msg from verify_heapam($1::regclass) limit 1', [
        name,
      ])
      .catch((error: Error) => ({ rows: [{ blkno: -1, msg: error.message }] }));
    for (const { msg } of rows) yield { what: `The table ${name} is damaged: ${msg}`, advice: RESTORE };
  }
}

async function* damagedIndexes(pool: pg.Pool, hasAmcheck: boolean): AsyncGenerator<Finding, void> {
  const { rows } = await pool.query<{ name: string; isValid: boolean; method: string }>(`
    select indexrelid::regclass::text as name, indisvalid as "isValid", amname as method
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace order by 1`);
  for (const { name, isValid, method } of rows) {
    const problem = !isValid
      ? 'it was never finished'
      : hasAmcheck && method === 'btree'
        ? await pool.query('select bt_index_check($1::regclass, true)', [name]).then(
            () => null,
            (error: Error) => error.message,
          )
        : null;
    if (problem)
      yield {
        what: `The index ${name} is damaged: ${problem}`,
        advice: REINDEX,
        fix: async () => void (await pool.query(`reindex index concurrently ${name}`)),
      };
  }
}

async function* brokenReferences(pool: pg.Pool): AsyncGenerator<Finding, void> {
  const { rows } = await pool.query<{ table: string; column: string; target: string; key: string }>(`
    select conrelid::regclass::text as table, own.attname as column, confrelid::regclass::text as target, other.attname as key
    from pg_constraint
      join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1 order by 1, 2`);
  for (const { table, column, target, key } of rows) {
    const found = await pool.query<{ total: number }>(
      `select count(*)::int as total from ${table} as own where own."${column}" is not null
        and not exists (select from ${target} as other where other."${key}" = own."${column}")`,
    );
    const total = found.rows[0]?.total ?? 0;
    if (total > 0)
      yield {
        what: `${total} rows of ${table} name something in ${target} that does not exist (${column}).`,
        advice: RESTORE,
      };
  }
}

async function* brokenConstraints(pool: pg.Pool): AsyncGenerator<Finding, void> {
  const { rows } = await pool.query<{ table: string; name: string; condition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name, condition } of rows) {
    const found = await pool.query<{ total: number }>(
      `select count(*)::int as total from ${table} where not (${condition})`,
    );
    const total = found.rows[0]?.total ?? 0;
    if (total > 0) yield { what: `${total} rows of ${table} break ${name}: ${condition}`, advice: RESTORE };
  }
}

async function relations(pool: pg.Pool, kind: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = $1 order by 1",
    [kind],
  );
  return rows.map(({ name }) => name);
}
