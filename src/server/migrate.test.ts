import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, inject, test } from 'vitest';
import { TEMPLATE } from '../../test/database.ts';
import { openDatabase } from './db.ts';

const FEATURES = resolve(import.meta.dirname, '../features');

/** PostgreSQL's names of types that drizzle spells differently. */
const SAME_TYPE: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
  integer: 'int4',
  boolean: 'bool',
  'text[]': '_text',
};

test('the migrations make exactly the tables and columns that the features declare', async () => {
  const { pool, close } = openDatabase(
    { host: inject('socket'), port: 5432, user: 'plateful', database: TEMPLATE },
    1,
  );
  const { rows } = await pool.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    is_nullable: string;
  }>(
    "select table_name, column_name, udt_name, is_nullable from information_schema.columns where table_schema = 'public'",
  );
  await close();
  const inDatabase = rows.map(
    (row) =>
      `${row.table_name}.${row.column_name} ${row.udt_name}${row.is_nullable === 'NO' ? ' not null' : ''}`,
  );
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => {
      const type = SAME_TYPE[column.getSQLType()] ?? column.getSQLType();
      return `${name}.${column.name} ${type}${column.notNull || column.primary || inKey.has(column.name) ? ' not null' : ''}`;
    });
  });
  // Bookkeeping tables without a drizzle definition.
  const owned = inDatabase.filter((line) => !/^(migrations|seeds|rate_limits)\./.test(line));
  expect(owned.sort()).toEqual(declared.sort());
});

test('every trigger is named in its decision, and no other is', async () => {
  const { pool, close } = openDatabase(
    { host: inject('socket'), port: 5432, user: 'plateful', database: TEMPLATE },
    1,
  );
  const { rows } = await pool.query<{ name: string }>(
    'select tgname as name from pg_trigger where not tgisinternal',
  );
  await close();
  const decision = readFileSync(resolve(FEATURES, '../../docs/decisions/0026-triggers.md'), 'utf8');
  const named = [...decision.matchAll(/^\| (`.*?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/\w+/g) ?? [],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

async function declaredTables(): Promise<PgTable[]> {
  const files = readdirSync(FEATURES, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(join('server', 'tables.ts')));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(FEATURES, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => value instanceof PgTable),
  );
}
