import { eq } from 'drizzle-orm';
import type { Session } from '#features/accounts/contract.ts';
import { HAS_ADMIN_ROLE } from '#features/accounts/server/access.ts';
import type { AccountServices } from '#features/accounts/server/commands/sign-in.ts';
import { currentSessionOf, sessionOf } from '#features/accounts/server/queries.ts';
import { sessions, users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type Caller, type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { ACTING_MS } from '../../rules/limits.ts';

/** Lets the admin's session act as somebody else, who is not an admin. Throws `not_found` and `forbidden`. */
export async function actAs(
  services: AccountServices,
  context: RequestContext,
  { userId }: { userId: string },
): Promise<Session> {
  const { db, now } = context;
  const admin = signedIn(context);
  const [person] = await db
    .select({ id: users.id, isAdmin: HAS_ADMIN_ROLE })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new AppError('not_found', t('This person no longer exists.'));
  if (person.isAdmin) throw new AppError('forbidden', t('You cannot log in as another admin.'));
  const until = new Date(Math.min(now.getTime() + ACTING_MS, context.caller.elevatedUntil?.getTime() ?? 0));
  await recordAudit(context, {
    action: 'log_in_as',
    subjectType: 'profile',
    subjectId: userId,
    details: { admin: admin.id, until: until.toISOString() },
  });
  const caller = await changeSession(services, context, { actingAs: userId, actingUntil: until });
  // Acting as a suspended person is impossible: the admin would stay signed in as themselves without noticing.
  if (!caller.impersonator)
    throw new AppError(
      'forbidden',
      t('This person is suspended. Please lift the suspension before you log in as them.'),
    );
  return sessionOf({ ...context, caller });
}

/** Returns to the admin's own session. */
export async function stopActing(services: AccountServices, context: RequestContext): Promise<Session> {
  const { caller } = context;
  if (!caller.impersonator) throw new AppError('conflict', t('You are signed in as yourself.'));
  await recordAudit(context, {
    action: 'return_to_admin',
    subjectType: 'profile',
    subjectId: signedIn(context).id,
  });
  const own = await changeSession(services, context, { actingAs: null, actingUntil: null });
  return sessionOf({ ...context, caller: own });
}

async function changeSession(
  { auth, findCallerIn }: AccountServices,
  context: RequestContext,
  acting: { actingAs: string | null; actingUntil: Date | null },
): Promise<Caller> {
  const { db, headers } = context;
  const current = await currentSessionOf({ auth }, headers);
  if (!current) throw new AppError('not_signed_in', t('Please sign in to continue.'));
  await db.update(sessions).set(acting).where(eq(sessions.id, current.id));
  return findCallerIn(db, headers);
}
