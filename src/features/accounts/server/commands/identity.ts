import { and, eq, ne } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Identity } from '../../contract.ts';
import { identityOf } from '../queries.ts';
import { credentials, PASSWORD_PROVIDER } from '../tables.ts';

/** Stops sign-ins through the identity provider. Throws `conflict` for an account without a password, else `not_found`. */
export async function disconnectIdentity(context: RequestContext): Promise<Identity> {
  const { isConnected, hasPassword } = await identityOf(context);
  if (!isConnected) throw new AppError('not_found', t('Your account is not connected.'));
  if (!hasPassword)
    throw new AppError(
      'conflict',
      t('Please choose a password first: use “Forgot password?” when you sign in.'),
    );
  await context.db
    .delete(credentials)
    .where(and(eq(credentials.userId, signedIn(context).id), ne(credentials.providerId, PASSWORD_PROVIDER)));
  return { isConnected: false, hasPassword };
}
