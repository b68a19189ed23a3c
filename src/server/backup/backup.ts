import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Db } from '../database/db.ts';
import { appliedTo } from '../database/migrate.ts';
import { CannotStart } from '../exit.ts';
import type { NamedFile } from '../offers.ts';
import type { Storage } from '../storage/storage.ts';
import { platefulVersion } from '../version.ts';
import { FileCopier } from './files.ts';
import { type Contents, MANIFEST, newEncryption, writeManifest } from './format.ts';
import { PartWriter } from './parts.ts';
import { type BackupPlace, backupName } from './place.ts';
import { inSnapshot, rowsOf, sequencesOf, tablesOf } from './tables.ts';

/** Pictures and videos, and which of them a database's rows name. */
export interface Media {
  storage: Storage;
  named(db: Db): AsyncIterable<NamedFile>;
}

/** What a backup is made from. */
export interface BackupSource {
  database: Pick<Database, 'pool'>;
  /** `null` copies the database only. */
  media: Media | null;
  /** Holds the secret file; `null` if the secret is a setting. */
  secretFolder: string | null;
}

export interface MadeBackup {
  name: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that rows name but that do not exist; `npm run doctor` says what to do. */
  missing: string[];
}

const BACKUP_LOCK = 7_528_336;
/** Thrown while another backup of the same database is running. */
export class BackupUnderWay extends CannotStart {
  constructor() {
    super('Another backup is running. Please wait until it is done.');
    this.name = 'BackupUnderWay';
  }
}

/** Files deleted while they were being copied are no longer named in the next snapshot. */
const MOST_SNAPSHOTS = 4;

type Files = NonNullable<Contents['files']>;
type Rows = Pick<Contents, 'plateful' | 'postgres' | 'migrations' | 'tables'>;

interface MakingOptions {
  passphrase?: string | null;
  now?: Date;
  /** Aborts the backup and leaves nothing behind. */
  signal?: AbortSignal | undefined;
}

/**
 * Writes a snapshot of the database with every file its rows name, while Plateful runs. Files never change, so they are
 * copied first; any that only the snapshot names are copied while it is open.
 */
export async function makeBackup(
  source: BackupSource,
  place: BackupPlace,
  { passphrase = null, now = new Date(), signal }: MakingOptions = {},
): Promise<MadeBackup> {
  const id = randomUUID();
  const encryption = await newEncryption(passphrase);
  const name = backupName(now);
  const client = await source.database.pool.connect();
  try {
    await expectTheOnlyOne(client);
  } catch (error) {
    client.release();
    throw error;
  }
  try {
    const writer = await place.create(name);
    try {
      const parts = new PartWriter(writer, id, encryption?.key ?? null, signal);
      const { rows, files } = await copy(client, source.media, parts);
      const secret = await readSecret(source.secretFolder);
      const contents: Contents = {
        ...rows,
        sequences: await sequencesOf(client),
        files,
        secret: secret && (await parts.write(secret)),
      };
      await writer.write(MANIFEST, writeManifest({ id, createdAt: now, encryption }, contents));
      await writer.finish();
      return {
        name,
        bytes: parts.written,
        rows: rows.tables.reduce((sum, table) => sum + table.rows, 0),
        files: files?.count ?? 0,
        missing: files?.missing ?? [],
      };
    } catch (error) {
      await writer.abandon().catch(() => {});
      throw error;
    }
  } finally {
    // PostgreSQL notices a closed connection late, and would refuse a backup right after this one.
    await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]).catch(() => {});
    client.release(true);
  }
}

async function expectTheOnlyOne(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    BACKUP_LOCK,
  ]);
  if (!rows[0]?.locked) throw new BackupUnderWay();
}

async function copy(
  client: pg.PoolClient,
  media: Media | null,
  parts: PartWriter,
): Promise<{ rows: Rows; files: Files | null }> {
  if (!media) return { rows: await inSnapshot(client, () => copyRows(client, parts)), files: null };
  const db = drizzle(client);
  const copier = new FileCopier(media.storage);
  const streams = [await parts.write(copier.copy(media.named(db)))];
  for (let attempt = 1; ; attempt++) {
    const before = copier.missing;
    const copied = await inSnapshot(client, async () => {
      const named = new Set<string>();
      streams.push(await parts.write(copier.copy(media.named(db), (name) => named.add(name))));
      const isNew = [...copier.missing].some((name) => !before.has(name));
      return isNew && attempt < MOST_SNAPSHOTS ? null : { named, rows: await copyRows(client, parts) };
    });
    if (!copied) continue;
    const dropped = [...copier.copied].filter((name) => !copied.named.has(name));
    const files = {
      count: copier.copied.size - dropped.length,
      dropped,
      missing: [...copier.missing],
      streams,
    };
    return { rows: copied.rows, files };
  }
}

async function copyRows(client: pg.PoolClient, parts: PartWriter): Promise<Rows> {
  const tables: Contents['tables'] = [];
  for (const table of await tablesOf(client)) {
    let rows = 0;
    const stream = await parts.write(
      rowsOf(client, table, (count) => {
        rows = count;
      }),
    );
    tables.push({ ...table, rows, stream });
  }
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const migrations = [...(await appliedTo(client))].map(([name, checksum]) => ({ name, checksum }));
  return { plateful: platefulVersion(), postgres: rows[0]?.version ?? '', migrations, tables };
}

async function readSecret(folder: string | null): Promise<Uint8Array[] | null> {
  if (folder === null) return null;
  return readFile(join(folder, 'secret')).then(
    (bytes) => [bytes],
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}
