import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Contents } from './format.ts';

/**
 * Formats values independently of the server's settings. Acts for no person, because row policies would then hide rows
 * (docs/decisions/0057-row-policies.md).
 */
const PLAIN_TEXT = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off; set local plateful.person = ''; set local plateful.kitchen = ''; set local statement_timeout = 0;
  set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local search_path = public`;

interface Table {
  name: string;
  columns: string[];
}

/** Runs work in a read-only transaction that sees one snapshot. */
export async function inSnapshot<Result>(
  client: pg.PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    await client.query(PLAIN_TEXT);
    return await work();
  } finally {
    await client.query('rollback');
  }
}

export async function setTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(PLAIN_TEXT);
}

/** Every table of ours that survives a crash, with the columns that are not generated. Excludes the list of migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`);
  return rows;
}

/** Yields the rows of a table as text, then tells how many there were. */
export async function* rowsOf(
  client: pg.ClientBase,
  { name, columns }: Table,
  counted: (rows: number) => void = () => {},
): AsyncGenerator<Uint8Array, void> {
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  for await (const chunk of rows) yield chunk as Buffer;
  // The stream ends with the last row; PostgreSQL's count may arrive later, but before the answer to another statement.
  await client.query('select');
  counted(rows.rowCount);
}

export async function loadRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const rows = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(source, rows);
  return rows.rowCount;
}

/** Outside of any snapshot: sequences only increase, so a later value is safe. */
export async function sequencesOf(client: pg.ClientBase): Promise<Contents['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`);
  const sequences = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ value: number; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

export async function setSequences(client: pg.ClientBase, sequences: Contents['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

/**
 * Loads tables without triggers and foreign keys: triggers have already run for these rows, and without foreign keys the
 * order does not matter. Restoring the foreign keys checks each of them.
 */
export async function withoutReactions(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`);
  const tables = await tablesOf(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await load();
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
