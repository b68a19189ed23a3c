import { and, eq, like } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { emailChanges, verifications } from '../tables.ts';

/** Revokes other ways in, such as API tokens. */
export type EndOtherAccess = (db: Db, userId: string) => Promise<void>;

/** If a new password is chosen because somebody knew the old one, that also stops what that person has started. */
export async function endWhatWasBegun(db: Db, userId: string, endOtherAccess: EndOtherAccess): Promise<void> {
  await endOtherAccess(db, userId);
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')));
}
