import { and, eq, ne } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { currentSessionOf } from '../queries.ts';
import { sessions } from '../tables.ts';
import type { AccountServices, Done } from './sign-in.ts';

/** Signs out one of the caller's other devices. Throws `not_found`. */
export async function endSession(context: RequestContext, sessionId: string): Promise<{ id: string }> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, signedIn(context).id));
  const { rowCount } = isUuid(sessionId) ? await context.db.delete(sessions).where(isOwn) : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This device is already signed out.'));
  return { id: sessionId };
}

/** Signs out all of the caller's devices except this one. */
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
