import { and, eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { t } from '#shared/t.ts';
import { refuseGuessablePassword } from '../sign-in/guessable-passwords.ts';
import { endAccessOfOldPassword } from '../sign-in/new-password.ts';
import { credentials, PASSWORD_PROVIDER } from '../tables.ts';
import { endOtherSessions } from './sessions.ts';
import { type AccountServices, confirmPassword, type Done } from './sign-in.ts';

/** Changes the password if the old one is right. Throws `invalid_input`. */
export async function changePassword(
  services: AccountServices,
  context: RequestContext,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<Done> {
  await confirmPassword(services, context, signedIn(context).id, currentPassword, 'currentPassword');
  return setPassword(services, context, password);
}

/**
 * Sets the caller's password without asking for the current one. Ends their other sessions and everything else the old one
 * gave access to; the device counts as known from then on.
 */
export async function setPassword(
  services: Pick<AccountServices, 'auth' | 'devices' | 'endOtherAccess'>,
  context: RequestContext,
  password: string,
): Promise<Done> {
  const { db, now } = context;
  const { id, email } = signedIn(context);
  await refuseGuessablePassword(password, email);
  const { password: passwords } = await services.auth.$context;
  await db
    .update(credentials)
    .set({ password: await passwords.hash(password), updatedAt: now })
    .where(and(eq(credentials.userId, id), eq(credentials.providerId, PASSWORD_PROVIDER)));
  await endOtherSessions(services, context);
  await endAccessOfOldPassword(db, id, services.endOtherAccess);
  await services.devices.remember(context, email.toLowerCase());
  return { message: t('Password updated') };
}
