import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { TEMPLATE } from '../../../test/database.ts';
import { CannotStart } from '../exit.ts';
import { siteSettings } from '../site-settings.ts';
import { type Database, openDatabase } from './db.ts';
import { migrate } from './migrate.ts';

const FEATURES = resolve(import.meta.dirname, '../../features');

/** PostgreSQL's names of types that drizzle spells differently. */
const SAME_TYPE: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
  integer: 'int4',
  'integer[]': '_int4',
  bigint: 'int8',
  boolean: 'bool',
  'text[]': '_text',
  'uuid[]': '_uuid',
};

test('the migrations create exactly the tables and columns that the features declare', async () => {
  const { pool, close } = open(TEMPLATE);
  const { rows } = await pool.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    is_nullable: string;
  }>(
    "select table_name, column_name, udt_name, is_nullable from information_schema.columns where table_schema = 'public'",
  );
  const { rows: views } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.views where table_schema = 'public'",
  );
  await close();
  // PostgreSQL does not know which columns of a view are never null.
  const isView = new Set(views.map(({ name }) => name));
  const inDatabase = rows.map(
    (row) =>
      `${row.table_name}.${row.column_name} ${row.udt_name}${row.is_nullable === 'NO' ? ' not null' : ''}`,
  );
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => {
      const type = SAME_TYPE[column.getSQLType()] ?? column.getSQLType();
      const isNotNull = column.notNull || column.primary || inKey.has(column.name);
      return `${name}.${column.name} ${type}${isNotNull && !isView.has(name) ? ' not null' : ''}`;
    });
  });
  // Bookkeeping tables without a Drizzle definition.
  const owned = inDatabase.filter(
    (line) => !/^(migrations|seeds|rate_limits|background_jobs|logged_errors)\./.test(line),
  );
  expect(owned.sort()).toEqual(declared.sort());
});

test('a column with a list of values accepts exactly those its rules name', async () => {
  const { pool, close } = open(TEMPLATE);
  const { rows } = await pool.query<{ column: string; definition: string }>(
    `select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(c.oid) like '%ANY (ARRAY[%'`,
  );
  await close();
  const inDatabase = rows.map(({ column, definition }) => [
    column,
    [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value),
  ]);
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.flatMap((column) =>
      column.enumValues ? [[`${name}.${column.name}`, column.enumValues]] : [],
    );
  });
  expect(inDatabase.length).toBeGreaterThan(0);
  expect(inDatabase.sort()).toEqual(declared.sort());
});

test.each([
  ['profiles', ['id', 'name', 'username', 'bio', 'avatar_url', 'email', 'updated_at']],
  ['follows', ['follower_id', 'following_id']],
  ['reels', ['id', 'title', 'description', 'thumbnail', 'username']],
  ['recipe_book', ['id', 'user_id', 'recipe_id', 'title', 'content', 'created_at', 'updated_at']],
  ['subscriptions', ['id', 'user_id', 'status', 'provider_subscription_id', 'created_at', 'updated_at']],
  ['admin_users', ['id', 'email']],
  ['user_roles', ['user_id', 'role']],
  ['app_usage', ['id', 'user_id', 'page_visited', 'timestamp']],
  [
    'content_flags',
    [
      'id',
      'content_id',
      'content_type',
      'reason',
      'details',
      'reporter_id',
      'reporter_name',
      'status',
      'reported_at',
      'resolved_at',
    ],
  ],
])('the table %s has the columns of the specification', async (table, columns) => {
  const { pool, close } = open(TEMPLATE);
  const { rows } = await pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  );
  await close();
  expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(columns));
});

test.each([
  ['profiles', 'name', ['User']],
  ['subscriptions', 'status', ['PENDING', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED']],
  ['content_flags', 'content_type', ['recipe', 'reel', 'comment']],
  ['content_flags', 'status', ['pending', 'deleted']],
])(
  'the column %s.%s has the default or the values of the specification: %s',
  async (table, column, expected) => {
    const { pool, close } = open(TEMPLATE);
    const { rows } = await pool.query<{ fallback: string | null; definition: string | null }>(
      `select column_default as fallback, pg_get_constraintdef(c.oid) as definition
    from information_schema.columns left join pg_constraint c
      on contype = 'c' and conrelid = table_name::regclass and conname = table_name || '_' || column_name || '_check'
    where table_name = $1 and column_name = $2`,
      [table, column],
    );
    await close();
    const declared = rows[0]?.definition ?? rows[0]?.fallback ?? '';
    const values = [...declared.matchAll(/'([^']*)'/g)].map(([, value]) => value);
    expect(values).toEqual(expect.arrayContaining(expected));
  },
);

test('every trigger is listed in its decision, and no other is', async () => {
  const { pool, close } = open(TEMPLATE);
  const { rows } = await pool.query<{ name: string }>(
    `select tgname as name from pg_trigger
     where not tgisinternal and tgfoid not in ('refuse_strangers'::regproc, 'refuse_all_but_host'::regproc)`,
  );
  await close();
  const decision = readFileSync(resolve(FEATURES, '../../docs/decisions/0026-triggers.md'), 'utf8');
  const named = [...decision.matchAll(/^\| (`.*?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/\w+/g) ?? [],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

describe('a database', () => {
  test('that is up to date is unchanged', async () => {
    const { pool } = await copyOf(TEMPLATE);
    expect(await migrate(pool)).toEqual([]);
  });

  test('from a build without checksums is refused and not altered', async () => {
    const { pool } = await copyOf('template1');
    await pool.query(`create table migrations (name text primary key, applied_at timestamptz not null default now());
      insert into migrations (name) values ('0001-accounts.sql'), ('0002-people.sql'), ('0003-recipes.sql'), ('0004-meal-plans.sql');
      create table users (id uuid primary key)`);
    await expectRefusal(
      pool,
      'it has 0001-accounts.sql, 0002-people.sql, 0003-recipes.sql and 1 more, which this version does not know.',
    );
  });

  test('with a migration that this build does not know is refused and not altered', async () => {
    const { pool } = await copyOf(TEMPLATE);
    await pool.query("insert into migrations (name, checksum) values ('9999-later.sql', '')");
    await expectRefusal(pool, 'it has 9999-later.sql, which this version does not know.');
  });

  test('with a migration of different content is refused and not altered', async () => {
    const { pool } = await copyOf(TEMPLATE);
    await pool.query("update migrations set checksum = 'another' where name = '0002-accounts.sql'");
    // The missing migration must not be applied first.
    await pool.query("delete from migrations where name = '0014-moderation.sql'; drop table content_flags");
    await expectRefusal(pool, 'it was made with another content of 0002-accounts.sql.');
  });
});

async function expectRefusal(pool: Database['pool'], reason: string): Promise<void> {
  const before = await contentOf(pool);
  const refusal = await migrate(pool).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CannotStart);
  const { message } = refusal as CannotStart;
  expect(message).toContain(
    `This database belongs to another version of Plateful: ${reason} Nothing was changed.`,
  );
  expect(message).toContain('use an empty DATA_DIR or database');
  expect(await contentOf(pool)).toEqual(before);
}

async function contentOf(pool: Database['pool']): Promise<unknown> {
  const columns = await pool.query(
    "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2",
  );
  const migrations = await pool.query('select * from migrations order by name');
  return [columns.rows, migrations.rows];
}

const open = (database: string) =>
  openDatabase({ host: inject('socket'), port: 5432, user: 'plateful', database }, 1);

/** A database of the test's own, dropped after it. */
async function copyOf(template: string): Promise<Database> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  const admin = open('postgres');
  await admin.pool.query(`create database ${name} template ${template}`);
  const database = open(name);
  onTestFinished(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name}`);
    await admin.close();
  });
  return database;
}

async function declaredTables(): Promise<PgTable[]> {
  const files = readdirSync(FEATURES, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(join('server', 'tables.ts')));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(FEATURES, file)).href) as Promise<Record<string, unknown>>),
  );
  return [{ siteSettings }, ...modules].flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => value instanceof PgTable),
  );
}
