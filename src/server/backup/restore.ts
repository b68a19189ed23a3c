import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../database/db.ts';
import { applyWithin, differencesFrom, migrate, waitForTurn } from '../database/migrate.ts';
import { sha256 } from '../sha256.ts';
import type { Media } from './backup.ts';
import { writeFiles } from './files.ts';
import { type Contents, type Head, MANIFEST, readManifest, UnusableBackup } from './format.ts';
import { PartReader } from './parts.ts';
import type { BackupReader } from './place.ts';
import { loadRows, rowsOf, setSequences, setTextFormat, tablesOf, withoutReactions } from './tables.ts';

/** A verified backup: every byte is as it was written. */
export interface VerifiedBackup {
  head: Head;
  contents: Contents;
  parts: PartReader;
}

/** Where a backup goes. */
export interface RestoreTarget {
  database: Pick<Database, 'pool'>;
  /** `null` restores the database only. */
  media: Media | null;
  dataDir: string;
  /** Whether `SECRET` is a setting, so that no secret file is needed. */
  hasSecret: boolean;
}

const DRAFTS = 'restoring';

/** Reads a whole backup and checks every hash. Throws `UnusableBackup`. */
export async function verifyBackup(reader: BackupReader, passphrase: string | null): Promise<VerifiedBackup> {
  const { head, contents } = await readManifest(await reader.read(MANIFEST), passphrase);
  const differences = differencesFrom(
    new Map(contents.migrations.map(({ name, checksum }) => [name, checksum])),
  );
  if (differences)
    throw new UnusableBackup(
      `This backup belongs to another version of Plateful (${contents.plateful}): ${differences}. Restore it with that version. Nothing was changed.`,
    );
  const parts = new PartReader(reader, head.id, head.key);
  const streams = [
    ...contents.tables.map(({ stream }) => stream),
    ...(contents.files?.streams ?? []),
    ...(contents.secret ? [contents.secret] : []),
  ];
  for (const stream of streams) for await (const _ of parts.read(stream));
  return { head, contents, parts };
}

/**
 * Restores a verified backup into an empty place. The database is filled in one transaction and read back before the commit:
 * either every row is there exactly as it was written, or none is. Older backups are then migrated.
 */
export async function restoreBackup(
  { contents, parts }: VerifiedBackup,
  { database, media, dataDir, hasSecret }: RestoreTarget,
): Promise<{ rows: number; files: number; migrated: string[] }> {
  const secret = contents.secret && !hasSecret ? await joined(parts.read(contents.secret)) : null;
  await expectNoOtherSecret(dataDir, secret);
  const drafts = join(dataDir, DRAFTS);
  const client = await database.pool.connect();
  let files = 0;
  try {
    await waitForTurn(client);
    await expectEmptyDatabase(client);
    if (media) await expectNoFiles(media, drafts);
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    await client.query('begin');
    await setTextFormat(client);
    await applyWithin(client, new Set(contents.migrations.map(({ name }) => name)));
    await withoutReactions(client, () => loadTables(client, contents, parts));
    await setSequences(client, contents.sequences);
    await expectSameRows(client, contents);
    if (media && contents.files) {
      files = await restoreFiles(contents.files, parts, media, drafts);
      await putInPlace(media, client);
    }
    if (secret) await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600 });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // Also releases the migration lock.
    client.release(true);
  }
  await rm(drafts, { recursive: true, force: true });
  const migrated = await migrate(database.pool as pg.Pool);
  await database.pool.query('analyze');
  return { rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0), files, migrated };
}

async function loadTables(client: pg.PoolClient, contents: Contents, parts: PartReader): Promise<void> {
  const missing = new Map((await tablesOf(client)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns, rows, stream } of contents.tables) {
    const known = missing.get(name);
    if (!known)
      throw new UnusableBackup(
        `The backup has ${name}, which its migrations do not create, or contains it twice.`,
      );
    missing.delete(name);
    const unknown = columns.filter((column) => !known.has(column));
    if (unknown.length > 0)
      throw new UnusableBackup(
        `The backup has ${name}.${unknown.join(', ')}, which its migrations do not make.`,
      );
    // Migrations insert built-in rows; the backup has their current state.
    await client.query(`delete from "${name}"`);
    const loaded = await loadRows(client, { name, columns }, parts.read(stream));
    if (loaded !== rows) throw new Error(`${name} got ${loaded} of ${rows} rows.`);
  }
}

async function expectSameRows(client: pg.PoolClient, { tables }: Contents): Promise<void> {
  for (const { name, columns, stream } of tables) {
    const hash = createHash('sha256');
    for await (const chunk of rowsOf(client, { name, columns })) hash.update(chunk);
    if (hash.digest('hex') !== stream.sha256) throw new Error(`${name} is not as it was written.`);
  }
}

async function restoreFiles(
  { streams, dropped }: NonNullable<Contents['files']>,
  parts: PartReader,
  { storage }: Media,
  drafts: string,
): Promise<number> {
  const unwanted = new Set(dropped);
  let written = 0;
  for (const stream of streams)
    written += await writeFiles(parts.read(stream), storage, drafts, (name) => !unwanted.has(name));
  return written;
}

/** Moves withheld files to a place that is not served. */
async function putInPlace({ storage, named }: Media, client: pg.PoolClient): Promise<void> {
  for await (const { name, place } of named(drizzle(client)))
    if (place !== name) await storage.move(name, place);
}

async function expectEmptyDatabase(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')",
  );
  if (rows[0]?.tables)
    throw new UnusableBackup(
      'The database is not empty. Restore into an empty database or an empty DATA_DIR. Nothing was changed.',
    );
}

/** Files of an earlier attempt may be there: it left its drafts folder behind. */
async function expectNoFiles({ storage }: Media, drafts: string): Promise<void> {
  const hasTried = await readFile(drafts).catch((error: NodeJS.ErrnoException) => error.code === 'EISDIR');
  if (hasTried) return;
  for await (const name of storage.list())
    throw new UnusableBackup(
      `There are pictures or videos already (${name}). Restore into an empty DATA_DIR. Nothing was changed.`,
    );
}

async function expectNoOtherSecret(dataDir: string, secret: Buffer | null): Promise<void> {
  if (!secret) return;
  const kept = await readFile(join(dataDir, 'secret')).catch(() => null);
  if (kept && sha256(kept) !== sha256(secret))
    throw new UnusableBackup(
      `${join(dataDir, 'secret')} is another secret than that of the backup. Restore into an empty DATA_DIR. Nothing was changed.`,
    );
}

async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
