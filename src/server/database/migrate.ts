import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../exit.ts';
import { ROOT } from '../root.ts';
import { sha256 } from '../sha256.ts';

const FOLDER = join(ROOT, 'src/server/migrations');
const MIGRATION_LOCK = 7_528_334;

const LIST = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The login of the embedded database that requests and jobs use. */
export const APP_ROLE = 'plateful_app';

/**
 * Lets a login use the database without owning anything in it: it reads and writes rows, cannot alter tables, and can only
 * append to the logs. Creates the embedded database's login if it is missing.
 */
export async function grantAccess(pool: pg.Pool, login: string): Promise<void> {
  const name = pg.escapeIdentifier(login);
  const { rowCount } = await pool.query('select from pg_roles where rolname = $1', [login]);
  // Two databases on one server may be prepared at the same time.
  if (rowCount === 0)
    await pool.query(`create role ${name} login`).catch((error: { code?: string }) => {
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
  await pool.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    revoke insert, update, delete on migrations from ${name};
    ${await appendOnly(pool, (log) => `revoke update, delete on ${log} from ${name};`)}`);
}

/** Runs SQL for every log table: rows are only ever added, which a trigger in its migration declares. */
async function appendOnly(pool: pg.Pool, statement: (log: string) => string): Promise<string> {
  const { rows } = await pool.query<{ log: string }>(
    "select distinct tgrelid::regclass::text as log from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1",
  );
  return rows.map(({ log }) => statement(log)).join('\n');
}

/**
 * Applies the numbered SQL migrations in order: each once, forward only, one process at a time. Throws `CannotStart`, before
 * it alters anything, if another build has applied migrations that this one does not know.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await waitForTurn(client);
    const done = await appliedTo(client);
    refuseOthers(done);
    await client.query(LIST);
    const missing = readMigrations().filter(({ name }) => !done.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** Keeps every other process from migrating until this connection unlocks or closes. */
export async function waitForTurn(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Applies some migrations to an empty database, within the transaction of a restore. */
export async function applyWithin(client: pg.ClientBase, names: ReadonlySet<string>): Promise<void> {
  await client.query(LIST);
  for (const migration of readMigrations()) if (names.has(migration.name)) await applyOne(client, migration);
}

function readMigrations(): Migration[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => {
    // A checkout on Windows may have other line endings.
    const sql = readFileSync(join(FOLDER, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: sha256(sql) };
  });
}

/** The migrations applied to a database, with their checksums; builds before checksums stored none. */
export async function appliedTo(client: pg.ClientBase): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return new Map();
  const applied = await client.query<{ name: string; checksum: string | null }>(
    "select name, to_jsonb(migrations) ->> 'checksum' as checksum from migrations order by name",
  );
  return new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseOthers(done: ReadonlyMap<string, string | null>): void {
  const differences = differencesFrom(done);
  if (!differences) return;
  throw new CannotStart(
    `This database belongs to another version of Plateful: ${differences}. Nothing was changed. Start the version that made it, restore a backup of this version, or use an empty DATA_DIR or database.`,
  );
}

/** How migrations differ from those of this version, for a message; `null` if they are the same or only fewer. */
export function differencesFrom(done: ReadonlyMap<string, string | null>): string | null {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const names = [...done.keys()];
  const unknown = names.filter((name) => !known.has(name));
  const changed = names.filter((name) => known.has(name) && known.get(name) !== done.get(name));
  if (unknown.length + changed.length === 0) return null;
  const reasons = [
    unknown.length > 0 && `it has ${listed(unknown)}, which this version does not know`,
    changed.length > 0 && `it was made with another content of ${listed(changed)}`,
  ].filter((reason) => reason !== false);
  return reasons.join('; ');
}

const SHOWN = 3;

const listed = (names: string[]) =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`
    : names.join(', ');

async function applyOne(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyOne(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
