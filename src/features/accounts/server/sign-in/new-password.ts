import { and, eq, like } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { emailChanges, verifications } from '../tables.ts';

/** Revokes other ways in, such as API tokens. */
export type EndOtherAccess = (db: Db, userId: string) => Promise<void>;

/** Ends what somebody who knew the old password may have started: pending address changes and other access. */
export async function endAccessOfOldPassword(
  db: Db,
  userId: string,
  endOtherAccess: EndOtherAccess,
): Promise<void> {
  await endOtherAccess(db, userId);
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')));
}
