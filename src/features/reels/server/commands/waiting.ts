import { count, eq, lte, sum } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { MOST_WAITING_BYTES, MOST_WAITING_VIDEOS } from '../../rules/limits.ts';
import { videoUploads } from '../tables.ts';

interface Upload {
  id: string;
  userId: string;
  bytes: number;
}

/** Records an upload. Throws `too_large` if the person has too many unpublished uploads. */
export async function beginUpload(db: Db, { id, userId, bytes }: Upload): Promise<void> {
  await db.transaction(async (transaction) => {
    // Simultaneous uploads count each other.
    await lockAccount(transaction, userId);
    const [waiting] = await transaction
      .select({ uploads: count(), bytes: sum(videoUploads.bytes).mapWith(Number) })
      .from(videoUploads)
      .where(eq(videoUploads.userId, userId));
    const isTooMuch = (waiting?.bytes ?? 0) + bytes > MOST_WAITING_BYTES;
    if (isTooMuch || (waiting?.uploads ?? 0) >= MOST_WAITING_VIDEOS)
      throw new AppError(
        'too_large',
        t(
          'Too many of your videos are not published yet. Please publish them, or wait a day until they are deleted.',
        ),
      );
    await transaction.insert(videoUploads).values({ id, userId, bytes });
  });
}

/** Returns whether it was still waiting. */
export async function forgetUpload(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(videoUploads).where(eq(videoUploads.id, id));
  return rowCount === 1;
}

export async function forgetOldUploads(db: Db, before: Date): Promise<void> {
  await db.delete(videoUploads).where(lte(videoUploads.beganAt, before));
}
