import type { Access, AccessMode } from '#shared/endpoint.ts';
import { paths, withQuery } from '#shared/paths.ts';

export type RefusalReason = 'cancelled' | 'expired' | 'inactive' | 'required';

export interface GateCaller {
  signedIn: boolean;
  isAdmin: boolean;
  /** Status of the newest subscription, or ACTIVE if any is; `null` without one. */
  subscription: string | null;
}

export type Decision =
  | { admit: true }
  | { admit: false; redirect: 'home' | 'login' | 'adminLogin' }
  | { admit: false; redirect: 'subscription'; reason: RefusalReason };

const ADMIT: Decision = { admit: true };

/**
 * Who may open a page. `public`, `browse`, `profile`, `device`, `member` and `subscriber` as for endpoints. `saver`: a
 * signed-in person, who needs a subscription only in strict mode, so that saving a chef's recipe is confirmed before
 * anything is sold. `admin`, `admin-tool`: admins, with different sign-in pages (spec part 2 §2 'Admin screens').
 */
export type PageAccess = Exclude<Access, 'elevated'> | 'saver' | 'admin-tool';

type Need = 'nothing' | 'account' | 'subscription' | 'admin';

/** What each kind of page and endpoint requires of its caller (spec part 2 §2 'Access gate', §6). */
const NEEDS: Record<PageAccess | Access, Record<AccessMode, Need>> = {
  public: { browse: 'nothing', strict: 'nothing', open: 'nothing' },
  browse: { browse: 'nothing', strict: 'subscription', open: 'nothing' },
  profile: { browse: 'nothing', strict: 'account', open: 'nothing' },
  device: { browse: 'subscription', strict: 'subscription', open: 'nothing' },
  member: { browse: 'account', strict: 'account', open: 'account' },
  saver: { browse: 'account', strict: 'subscription', open: 'account' },
  subscriber: { browse: 'subscription', strict: 'subscription', open: 'account' },
  admin: { browse: 'admin', strict: 'admin', open: 'admin' },
  elevated: { browse: 'admin', strict: 'admin', open: 'admin' },
  'admin-tool': { browse: 'admin', strict: 'admin', open: 'admin' },
};

/** Whether a caller may open a page, and where to redirect them otherwise. */
export function decideAccess({
  access,
  mode,
  caller,
}: {
  access: PageAccess;
  mode: AccessMode;
  caller: GateCaller;
}): Decision {
  const need = NEEDS[access][mode];
  if (need === 'nothing' || caller.isAdmin) return ADMIT;
  if (!caller.signedIn) return { admit: false, redirect: access === 'admin' ? 'adminLogin' : 'login' };
  if (need === 'account') return ADMIT;
  if (mode !== 'open' && caller.subscription !== 'ACTIVE')
    return { admit: false, redirect: 'subscription', reason: refusalReason(caller.subscription) };
  // Subscribers who are not admins are sent Home (spec part 2 §2 'Admin screens').
  return need === 'admin' ? { admit: false, redirect: 'home' } : ADMIT;
}

/** The redirect for a page someone may not open, with the page as `from`; `null` admits them. */
export function gateRedirect(decision: Decision, from: string): string | null {
  if (decision.admit) return null;
  switch (decision.redirect) {
    case 'home':
      return paths.home;
    case 'login':
      return paths.login(from);
    case 'adminLogin':
      return withQuery(paths.adminLogin, { from });
    case 'subscription':
      return paths.subscription({ reason: decision.reason, from });
  }
}

/** Why someone without an active subscription is sent to /subscription. */
export function refusalReason(status: string | null): RefusalReason {
  if (status === null) return 'required';
  const reasons: Record<string, RefusalReason> = { CANCELLED: 'cancelled', EXPIRED: 'expired' };
  return reasons[status.toUpperCase()] ?? 'inactive';
}

export type ApiRefusal = 'not_signed_in' | 'subscription_required' | 'forbidden' | 'not_elevated';

/** Why a caller may not call an endpoint with this access; `null` admits them. */
export function decideApiAccess(
  access: Access,
  mode: AccessMode,
  caller: GateCaller & { isElevated?: boolean },
): ApiRefusal | null {
  const need = NEEDS[access][mode];
  if (access === 'elevated' && caller.isAdmin) return caller.isElevated ? null : 'not_elevated';
  if (need === 'nothing' || caller.isAdmin) return null;
  if (!caller.signedIn) return 'not_signed_in';
  if (need === 'admin') return 'forbidden';
  return need === 'account' || caller.subscription === 'ACTIVE' ? null : 'subscription_required';
}
