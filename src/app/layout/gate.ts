import { type MiddlewareFunction, redirect } from 'react-router';
import { sessionQuery } from '#features/accounts/web/data.ts';
import { decideAccess, gateRedirect } from '#features/subscription/rules.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/**
 * Sends people away from pages they may not open, at once. Only a courtesy: the server decides the same for every page
 * and call, from what it knows itself.
 */
export const gate: MiddlewareFunction<unknown> = ({ request }, next) => {
  const session = queryClient().getQueryData(sessionQuery(api).queryKey);
  if (!session) return next();
  const { pathname, search } = new URL(request.url);
  const { user, isAdmin, subscription, access: mode } = session;
  const decision = decideAccess({
    path: pathname,
    mode,
    caller: { signedIn: user !== null, isAdmin, subscription },
  });
  const elsewhere = gateRedirect(decision, pathname + search);
  if (elsewhere) throw redirect(elsewhere);
  return next();
};
