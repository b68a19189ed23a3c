import { eq } from 'drizzle-orm';
import type { Session } from '#features/accounts/contract.ts';
import { HAS_ADMIN_ROLE } from '#features/accounts/server/access.ts';
import { setPassword } from '#features/accounts/server/commands/passwords.ts';
import {
  type AccountServices,
  type Done,
  forgotPassword,
  handOver,
  type StartedSession,
  startSession,
} from '#features/accounts/server/commands/sign-in.ts';
import { currentSessionOf, sessionOf } from '#features/accounts/server/queries.ts';
import { sessions, users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';

import { SECOND_FACTOR } from '../../rules/settings.ts';
import { hasSecondFactor } from '../queries.ts';
import { elevate } from './elevate.ts';
import { verifyCode } from './second-factor.ts';

export interface LoggedIn {
  step: 'done' | 'code' | 'second_factor';
  session: Session;
}

/**
 * Signs an admin in and elevates the session. Reveals that somebody is not an admin only after the right password. Throws
 * `not_signed_in`, `forbidden`, and `unavailable` if the session could not be elevated.
 */
export async function logIn(
  services: AccountServices,
  context: RequestContext,
  input: { email: string; password: string; code?: string | undefined },
): Promise<LoggedIn> {
  const started = await startSession(services, context, input, t('Authentication failed'));
  try {
    const { user, isAdmin } = started.caller;
    if (!user || !isAdmin) throw new AppError('forbidden', t('Not authorized as admin'));
    if (await hasSecondFactor(context.db, user.id)) {
      if (input.code === undefined) return await refuseForNow(services, context, started, 'code');
      await verifyCode(services, user.id, started.headers, input.code);
    } else if (context.settings.get(SECOND_FACTOR) === 'required') {
      // Signed in, but not as admin: setting up the second factor requires being signed in.
      await handOver(services, context, started);
      return { step: 'second_factor', session: sessionOf({ ...context, caller: started.caller }) };
    }
    const session = await elevate(services, context, started.headers);
    await handOver(services, context, started);
    return { step: 'done', session };
  } catch (error) {
    await drop(services, started);
    throw error;
  }
}

/** Ends the session, whose cookie has not been sent to anybody. */
async function refuseForNow(
  services: AccountServices,
  context: RequestContext,
  started: StartedSession,
  step: LoggedIn['step'],
): Promise<LoggedIn> {
  await drop(services, started);
  return { step, session: sessionOf(context) };
}

async function drop({ auth }: AccountServices, { headers }: StartedSession): Promise<void> {
  await auth.api.signOut({ headers });
}

/** Ends the elevated session; the admin stays signed in. */
export async function logOut(services: AccountServices, context: RequestContext): Promise<Session> {
  const current = await currentSessionOf(services, context.headers);
  if (current)
    await context.db.update(sessions).set({ elevatedUntil: null }).where(eq(sessions.id, current.id));
  return sessionOf({ ...context, caller: { ...context.caller, elevatedUntil: null } });
}

/** Emails a reset link to an admin. Throws `not_found` for everyone else's address (spec part 2 §5). */
export async function mailAdminResetLink(
  services: AccountServices,
  context: RequestContext,
  input: { email: string },
): Promise<Done> {
  const [user] = await context.db
    .select({ isAdmin: HAS_ADMIN_ROLE })
    .from(users)
    .where(eq(users.email, input.email.toLowerCase()));
  if (!user?.isAdmin) throw new AppError('not_found', t('This email is not registered as an admin user.'));
  return forgotPassword(services, context, input, paths.adminResetPassword);
}

/** Sets a new password for the admin, and ends their other sessions. */
export async function changeAdminPassword(
  services: AccountServices,
  context: RequestContext,
  { password }: { password: string },
): Promise<Done> {
  const done = await setPassword(services, context, password);
  const { id } = signedIn(context);
  await recordAudit(context, { action: 'change_password', subjectType: 'profile', subjectId: id });
  return done;
}
