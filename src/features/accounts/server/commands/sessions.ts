import { and, eq, ne } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { currentSessionOf, PASSWORD_PROVIDER } from '../queries.ts';
import { refuseGuessablePassword } from '../sign-in/guessable-passwords.ts';
import { credentials, sessions } from '../tables.ts';
import { type AccountServices, confirmPassword, type Done } from './sign-in.ts';

/** Signs one of the caller's other devices out. Throws `not_found`. */
export async function endSession(context: RequestContext, sessionId: string): Promise<{ id: string }> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, signedIn(context).id));
  const { rowCount } = isUuid(sessionId) ? await context.db.delete(sessions).where(isOwn) : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This device is signed out already.'));
  return { id: sessionId };
}

/** Signs out every device of the caller but this one. */
export async function endOtherSessions(
  services: Pick<AccountServices, 'auth'>,
  context: RequestContext,
): Promise<Done> {
  const current = await currentSessionOf(services, context.headers);
  if (!current) throw new AppError('not_signed_in', t('Please sign in to continue.'));
  await context.db
    .delete(sessions)
    .where(and(eq(sessions.userId, signedIn(context).id), ne(sessions.id, current.id)));
  return { message: t('Your other devices are signed out.') };
}

/** Changes the password, and signs out every other device. Throws `invalid_input` unless the old one is right. */
export async function changePassword(
  services: AccountServices,
  context: RequestContext,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<Done> {
  const { id, email } = signedIn(context);
  await confirmPassword(services, context, id, currentPassword, 'currentPassword');
  await refuseGuessablePassword(password, email);
  const { password: passwords } = await services.auth.$context;
  await context.db
    .update(credentials)
    .set({ password: await passwords.hash(password), updatedAt: context.now })
    .where(and(eq(credentials.userId, id), eq(credentials.providerId, PASSWORD_PROVIDER)));
  await endOtherSessions(services, context);
  return { message: t('Password updated') };
}
