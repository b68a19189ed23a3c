import { lte } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { DAY_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { emailChanges, formerUsernames, sessions, verifications } from './tables.ts';

export function accountJobs(db: Db): Job[] {
  return [
    {
      name: msg('Delete expired sessions, links and former usernames'),
      everyMs: DAY_MS,
      run: () => deleteExpired(db, new Date()),
    },
  ];
}

/** Deletes expired rows: if their person stays away, nothing else would. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  await db.delete(formerUsernames).where(lte(formerUsernames.until, now));
}
