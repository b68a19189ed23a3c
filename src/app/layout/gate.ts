import { type MiddlewareFunction, redirect } from 'react-router';
import { sessionQuery } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { redirectFrom } from '../gate.ts';

/**
 * Redirects immediately from pages someone may not open. A courtesy only: the server decides independently for every page
 * and call.
 */
export const gate: MiddlewareFunction<unknown> = ({ request }, next) => {
  const session = queryClient().getQueryData(sessionQuery(api).queryKey);
  if (!session) return next();
  const { user, isAdmin, subscription, access } = session;
  const elsewhere = redirectFrom(new URL(request.url), access, {
    signedIn: user !== null,
    isAdmin,
    subscription,
  });
  if (elsewhere) throw redirect(elsewhere);
  return next();
};
