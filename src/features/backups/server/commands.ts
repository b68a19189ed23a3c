import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type BackupSource, BackupUnderWay, type MadeBackup, makeBackup } from '#server/backup/backup.ts';
import type { BackupPlace } from '#server/backup/place.ts';
import type { Db } from '#server/database/db.ts';
import { backups } from './tables.ts';

const LONGEST_FAILURE = 500;
const KEPT_DAYS = 400;

/** Makes a backup and records the result. Rethrows any error. */
export async function makeNotedBackup(
  db: Db,
  source: BackupSource,
  place: BackupPlace,
  passphrase: string | null,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const id = randomUUID();
  const startedAt = new Date();
  await db
    .insert(backups)
    .values({ id, address: place.address, isEncrypted: passphrase !== null, startedAt });
  const note = (result: Partial<typeof backups.$inferInsert>) =>
    db
      .update(backups)
      .set({ ...result, finishedAt: new Date() })
      .where(eq(backups.id, id));
  try {
    const made = await makeBackup(source, place, { passphrase, now: startedAt, signal });
    await note({ address: place.addressOf(made.name), bytes: made.bytes });
    return made;
  } catch (error) {
    if (error instanceof BackupUnderWay || signal?.aborted)
      await db.delete(backups).where(eq(backups.id, id));
    else {
      const failure = error instanceof Error ? error.message : String(error);
      await note({ failure: failure.slice(0, LONGEST_FAILURE) });
    }
    throw error;
  }
}

/** Deletes all but the newest backups; returns how many. */
export async function deleteOldBackups(
  db: Db,
  place: BackupPlace,
  kept: number,
  signal?: AbortSignal,
): Promise<number> {
  const old = (await place.list()).slice(0, -kept);
  for (const name of old) {
    if (signal?.aborted) break;
    await place.remove(name);
  }
  await db.delete(backups).where(sql`${backups.startedAt} < now() - ${KEPT_DAYS} * interval '1 day'`);
  return old.length;
}
