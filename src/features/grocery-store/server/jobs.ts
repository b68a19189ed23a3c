import { lte } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { DAY_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { storeAuthorizations } from './tables.ts';

export function groceryStoreJobs(db: Db): Job[] {
  return [
    {
      name: msg('Delete unfinished connections to grocery stores'),
      everyMs: DAY_MS,
      run: () => deleteAbandonedConnections(db, new Date()),
    },
  ];
}

/** Deletes authorizations that were started at a store and never finished. */
export async function deleteAbandonedConnections(db: Db, now: Date): Promise<void> {
  await db.delete(storeAuthorizations).where(lte(storeAuthorizations.expiresAt, now));
}
