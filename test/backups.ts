import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { gatherOffers } from '../src/app/server/offers.ts';
import { placeAt, placeOfBackup } from '../src/server/backup/address.ts';
import { type BackupSource, type MadeBackup, type Media, makeBackup } from '../src/server/backup/backup.ts';
import { fingerprintsOf } from '../src/server/backup/files.ts';
import { restoreBackup, verifyBackup } from '../src/server/backup/restore.ts';
import { readConfig } from '../src/server/config.ts';
import { type Database, openDatabase } from '../src/server/database/db.ts';
import { folderStorage } from '../src/server/storage/folder.ts';
import type { S3Server } from '../src/server/storage/s3.ts';
import type { Storage } from '../src/server/storage/storage.ts';
import type { World } from './world.ts';

const SECRET_FOLDER = null;

export function mediaOf({ app, config }: World): Media & { fingerprints(): Promise<Map<string, string>> } {
  const storage = app.media;
  const { files } = gatherOffers({ media: storage, publicUrl: config.publicUrl });
  return { storage, named: files, fingerprints: () => fingerprintsOf(storage) };
}

export function sourceOf(world: World): BackupSource & { media: Media } {
  return { database: world.database, media: mediaOf(world), secretFolder: SECRET_FOLDER };
}

export async function backUp(
  world: World,
  folder: string,
  passphrase: string | null = null,
): Promise<{ address: string; made: MadeBackup }> {
  const place = placeAt(folder, world.config.s3Server);
  const made = await makeBackup(sourceOf(world), place, { passphrase });
  return { address: place.addressOf(made.name), made };
}

interface Restored {
  database: Database;
  storage: Storage;
  dataDir: string;
  files(): Promise<Map<string, string>>;
  /** Restores once more, into the same target. */
  again(address: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Circumstances {
  /** Prepares what is there before. */
  prepare?(storage: Storage): Promise<void>;
  /** Called before each file of a first attempt, which it may abort. */
  failFirst?(): void;
  /** The S3 server of the backup's bucket. */
  s3Server?: S3Server;
}

/** Restores a backup into a new database and folder. If that is refused, nothing there may have been touched. */
export async function elsewhere(
  address: string,
  passphrase: string | null = null,
  { prepare = async () => {}, failFirst, s3Server = readConfig({}).s3Server }: Circumstances = {},
): Promise<Restored> {
  const base = { host: inject('socket'), port: 5432, user: 'plateful' };
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...base, database: 'postgres' }, 1);
  await admin.pool.query(`create database ${name}`);
  const database = openDatabase({ ...base, database: name }, 2);
  const dataDir = mkdtempSync(join(tmpdir(), 'plateful-restored-'));
  const storage = folderStorage(join(dataDir, 'media'));
  const named = gatherOffers({ media: storage, publicUrl: 'http://localhost:3000' }).files;
  const close = async () => {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const restore = async (from: string, into: Storage) => {
    const { place, name: backupName } = placeOfBackup(from, s3Server);
    const backup = await verifyBackup(place.open(backupName), passphrase);
    const media = { storage: into, named };
    return restoreBackup(backup, { database, media, dataDir, hasSecret: false });
  };
  try {
    await prepare(storage);
    const before = await fingerprintsOf(storage);
    if (failFirst) {
      const failing: Storage = {
        ...storage,
        write(file, bytes) {
          failFirst();
          return storage.write(file, bytes);
        },
      };
      await restore(address, failing).then(
        () => {
          throw new Error('The first try was to fail.');
        },
        () => {},
      );
      await expectEmpty(database);
    }
    await restore(address, storage).catch(async (error) => {
      await expectEmpty(database);
      const after = await fingerprintsOf(storage);
      if (JSON.stringify([...after]) !== JSON.stringify([...before]) || existsSync(join(dataDir, 'secret')))
        throw new Error('The refused backup left files behind.', { cause: error });
      throw error;
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    database,
    storage,
    dataDir,
    files: () => fingerprintsOf(storage),
    again: (from) => restore(from, storage),
    close,
  };
}

async function expectEmpty({ pool }: Database): Promise<void> {
  const { rowCount } = await pool.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  if (rowCount) throw new Error('The refused backup left tables behind.');
}

/** A hash of every row, including generated columns, by table; and the value of each sequence. */
export async function rowsByTable({ pool }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'",
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const columns = name === 'migrations' ? 'name || checksum' : 't::text';
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(${columns}), '' order by md5(${columns}))), '') as hash from "${name}" t`,
    );
    hashes[name] = rows[0].hash;
  }
  const { rows } = await pool.query(
    "select sequencename as name, last_value from pg_sequences where schemaname = 'public'",
  );
  for (const { name, last_value } of rows) hashes[name] = String(last_value);
  return hashes;
}
