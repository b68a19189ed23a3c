import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/**
 * SQL for whether a row of `users` is an admin: by a row matching the id or the email, or by the role (spec part 1 §6).
 * Written out, because Drizzle omits table names when selecting from a single table.
 */
export const HAS_ADMIN_ROLE: SQL<boolean> = sql<boolean>`(
  exists (select 1 from admin_users a where a.id = users.id or a.email = lower(users.email))
  or exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'admin'))`;

/** SQL for a person's kitchens: the one they are in, and those they will get back. */
export function kitchensOf(userId: string): SQL {
  return sql`(select kitchen_id from kitchen_members where user_id = ${userId}
    union all select id from kitchens where waits_for = ${userId})`;
}

/** Serializes transactions that count what an account has, so that two cannot both add the last one allowed. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for no key update`);
}
