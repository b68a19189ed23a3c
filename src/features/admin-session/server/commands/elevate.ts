import { and, eq } from 'drizzle-orm';
import type { Session } from '#features/accounts/contract.ts';
import { HAS_ADMIN_ROLE, lockAccount } from '#features/accounts/server/access.ts';
import { grantAdmin } from '#features/accounts/server/commands/admins.ts';
import type { AccountServices } from '#features/accounts/server/commands/sign-in.ts';
import { currentSessionOf, sessionOf } from '#features/accounts/server/queries.ts';
import { sessions, users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { ELEVATED_MS } from '../../rules/limits.ts';

/** Gives the session of these headers admin rights for 24 hours. */
export async function elevate(
  services: AccountServices,
  context: RequestContext,
  headers: Headers,
): Promise<Session> {
  const { db, now } = context;
  const current = await currentSessionOf(services, headers);
  const rows = current
    ? await db
        .update(sessions)
        .set({ elevatedUntil: new Date(now.getTime() + ELEVATED_MS), actingAs: null, actingUntil: null })
        .where(eq(sessions.id, current.id))
        .returning({ id: sessions.id })
    : [];
  const caller = await services.findCaller(headers);
  if (rows.length === 0 || !caller.user)
    throw new AppError('unavailable', t('Failed to retrieve admin credentials'), { retryAfter: 2 });
  await storeRole(db, caller.user);
  await recordAudit(
    { db, now, caller },
    { action: 'admin_login', subjectType: 'profile', subjectId: caller.user.id },
  );
  return sessionOf({ ...context, caller });
}

/**
 * An admin known only by email also gets the role (spec part 2 §4 'Admin session'). Throws `forbidden` for somebody who has
 * stopped being an admin since the login began: it must not make them one again.
 */
async function storeRole(db: Db, user: { id: string; email: string }): Promise<void> {
  await db.transaction(async (transaction) => {
    const within = transaction as Db;
    await lockAccount(within, user.id);
    if ((await within.$count(users, and(eq(users.id, user.id), HAS_ADMIN_ROLE))) === 0)
      throw new AppError('forbidden', t('Not authorized as admin'));
    await grantAdmin({ db: within }, user);
  });
}
