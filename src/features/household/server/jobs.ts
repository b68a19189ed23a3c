import { lte } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { DAY_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { householdInvitations } from './tables.ts';

export function householdJobs(db: Db): Job[] {
  return [
    {
      name: msg('Delete expired household invitations'),
      everyMs: DAY_MS,
      run: () => deleteExpiredInvitations(db, new Date()),
    },
  ];
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(householdInvitations).where(lte(householdInvitations.expiresAt, now));
}
