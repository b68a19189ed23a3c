import type { RequestContext } from '#server/context.ts';
import { adminUsers, userRoles } from '../tables.ts';

/** Makes an account an admin (sets both markers of spec part 1 §3). */
export async function grantAdmin(
  { db }: Pick<RequestContext, 'db'>,
  user: { id: string; email: string },
): Promise<void> {
  await db.insert(adminUsers).values({ id: user.id, email: user.email.toLowerCase() }).onConflictDoNothing();
  await db.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
}
