import type { Access } from '#shared/endpoint.ts';

export type AccessMode = 'browse' | 'strict' | 'open';
export type RefusalReason = 'cancelled' | 'expired' | 'inactive' | 'required';

export interface GateCaller {
  signedIn: boolean;
  isAdmin: boolean;
  /** Status of the newest subscription, ACTIVE when any is; `null` when there never was one. */
  subscription: string | null;
}

export type Decision =
  | { admit: true }
  | { admit: false; redirect: '/' | '/login' | '/admin-login' }
  | { admit: false; redirect: '/subscription'; reason: RefusalReason };

const ADMIT: Decision = { admit: true };

/**
 * Who may open a page. `public`, `browse`, `profile`, `device`, `member` and `subscriber` as for endpoints. `saver`: a
 * signed-in person, who needs a subscription only where everything does: whoever has just saved a recipe of the chef's
 * is told so before anything is sold. `admin` and `admin-tool`: admins, who sign in at different doors (spec part 2 §2
 * 'Admin screens').
 */
export type PageAccess = Access | 'saver' | 'admin-tool';

/** Whether a caller may open a page, and where they go otherwise (spec part 2 §2 'Access gate', design §6). */
export function decideAccess({
  access,
  mode,
  caller,
}: {
  access: PageAccess;
  mode: AccessMode;
  caller: GateCaller;
}): Decision {
  if (access === 'public' || caller.isAdmin) return ADMIT;
  if ((access === 'browse' || access === 'profile') && mode !== 'strict') return ADMIT;
  if (!caller.signedIn) {
    if (access === 'device' && mode === 'open') return ADMIT;
    return { admit: false, redirect: access === 'admin' ? '/admin-login' : '/login' };
  }
  if (access === 'member' || access === 'profile') return ADMIT;
  if (access === 'saver' && mode !== 'strict') return ADMIT;
  // Whoever is past the paywall and no admin has no business with the admins' pages (spec part 2 §2 'Admin screens').
  if (mode === 'open' || caller.subscription === 'ACTIVE')
    return access === 'admin' || access === 'admin-tool' ? { admit: false, redirect: '/' } : ADMIT;
  return { admit: false, redirect: '/subscription', reason: refusalReason(caller.subscription) };
}

/** Where someone goes instead of the page they asked for, told where they came from; `null` lets them in. */
export function gateRedirect(decision: Decision, from: string): string | null {
  if (decision.admit) return null;
  if (decision.redirect === '/') return '/';
  const reason: Record<string, string> = 'reason' in decision ? { reason: decision.reason } : {};
  return `${decision.redirect}?${new URLSearchParams({ ...reason, from })}`;
}

/** Why someone without an active subscription is sent to /subscription. */
export function refusalReason(status: string | null): RefusalReason {
  if (status === null) return 'required';
  const reasons: Record<string, RefusalReason> = { CANCELLED: 'cancelled', EXPIRED: 'expired' };
  return reasons[status.toUpperCase()] ?? 'inactive';
}

export type ApiRefusal = 'not_signed_in' | 'subscription_required' | 'forbidden';

/** Whether a caller may call an endpoint of a declared access; `null` lets them. */
export function decideApiAccess(access: Access, mode: AccessMode, caller: GateCaller): ApiRefusal | null {
  if (access === 'public' || caller.isAdmin) return null;
  if ((access === 'browse' || access === 'profile') && mode !== 'strict') return null;
  if (access === 'device' && mode === 'open') return null;
  if (!caller.signedIn) return 'not_signed_in';
  if (access === 'admin') return 'forbidden';
  if (access === 'member' || access === 'profile' || mode === 'open' || caller.subscription === 'ACTIVE')
    return null;
  return 'subscription_required';
}
