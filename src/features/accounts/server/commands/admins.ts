import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { msg } from '#shared/t.ts';
import { lockAccount } from '../access.ts';
import { adminUsers, sessions, userRoles } from '../tables.ts';

/** Shown when the database refuses to delete or demote the last admin (`keep_an_admin`). */
export const LAST_ADMIN = msg('This is the last admin. Make somebody else an admin first.');

/** Makes an account an admin (sets both markers of spec part 1 §3). */
export async function grantAdmin(
  { db }: Pick<RequestContext, 'db'>,
  user: { id: string; email: string },
): Promise<void> {
  await db.insert(adminUsers).values({ id: user.id, email: user.email.toLowerCase() }).onConflictDoNothing();
  await db.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
}

/** Makes an admin an ordinary person again. Throws `conflict` for the last one. */
export async function revokeAdmin({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<void> {
  // An admin login that is just being completed would otherwise store the role again.
  await lockAccount(db, userId);
  await db.delete(adminUsers).where(eq(adminUsers.id, userId));
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db
    .update(sessions)
    .set({ elevatedUntil: null, actingAs: null, actingUntil: null })
    .where(eq(sessions.userId, userId));
  // The database would refuse it at the end of the transaction anyway; checking now allows a proper message.
  await db.execute(sql`set constraints all immediate`).catch((cause: unknown) => {
    throw new AppError('conflict', LAST_ADMIN, { cause });
  });
}
