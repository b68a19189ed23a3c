import { useSession } from '#features/accounts/web/queries/session.ts';
import { type Decision, decideAccess } from '#features/subscription/rules/gate.ts';

/** Whether the caller may plan meals, and where they are redirected otherwise. */
export function usePlanAccess(): Decision {
  const { user, isAdmin, subscription, access: mode } = useSession();
  const caller = { signedIn: user !== null, isAdmin, subscription };
  return decideAccess({ access: 'device', mode, caller });
}
