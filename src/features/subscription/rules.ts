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

/** Need no subscription (spec part 2 §2 'Access gate'). */
const PUBLIC_PATHS = new Set([
  '/auth',
  '/login',
  '/subscription-success',
  '/admin-login',
  '/admin-reset-password',
  '/ai-assistant',
  '/profile-setup',
  '/subscription',
  // Not in the spec's list, but a mailed link must open for whoever is signed out.
  '/reset-password',
  // The embedded payment provider's page: whoever is about to subscribe has no subscription yet.
  '/test-payment',
  // The router's list of addresses, no content: without it the way from /login to /auth ends in an error.
  '/__manifest',
]);

/** What somebody was sent: the secret in the address, or the recipe, is all it takes to read it. */
const PUBLIC_PREFIXES = ['/recipe/', '/shared-plan/'];

/** Open to everyone while browsing is free (spec part 1 §1 and §6 'Visitor'). */
const BROWSE_PATHS = new Set([
  '/',
  '/recipes',
  '/browse',
  '/search',
  '/categories',
  '/reels',
  '/menu',
  '/settings',
  '/cooking-tips',
  '/community-guidelines',
  '/contact',
  '/newsletter',
]);
const BROWSE_PREFIXES = ['/category/', '/categories/', '/profile/'];

/** Need a signed-in person, and in the paid modes a subscription. Anything unlisted has no page and is not found. */
const MEMBER_PATHS = new Set([
  '/meal-plan',
  '/grocery-list',
  '/grocery-store/connected',
  '/test-store',
  '/test-store/cart',
  '/recipe-book',
  '/create',
  '/submission-success',
  '/notification-settings',
  '/notifications',
]);
const DEVICE_PATHS = new Set(['/meal-plan', '/grocery-list']);
const ADMIN_LOGIN_PATHS = new Set(['/admin', '/admin/dashboard']);
const ADMIN_PATHS = new Set([...ADMIN_LOGIN_PATHS, '/admin-tools']);

/** Whether a caller may open a page, and where they go otherwise (spec part 2 §2 'Access gate', design §6). */
export function decideAccess({
  path: given,
  mode,
  caller,
}: {
  path: string;
  mode: AccessMode;
  caller: GateCaller;
}): Decision {
  const path = routedPath(given);
  const isPublic = PUBLIC_PATHS.has(path) || PUBLIC_PREFIXES.some((prefix) => path.startsWith(prefix));
  if (isPublic || caller.isAdmin) return ADMIT;
  if (mode !== 'strict' && isFreeToBrowse(path)) return ADMIT;
  if (!caller.signedIn) {
    if (mode === 'open' && DEVICE_PATHS.has(path)) return ADMIT;
    return { admit: false, redirect: ADMIN_LOGIN_PATHS.has(path) ? '/admin-login' : '/login' };
  }
  if (path === '/profile' || path.startsWith('/profile/')) return ADMIT;
  // Whoever has just saved a recipe of the chef's, which needs no subscription, is told so before anything is sold.
  if (mode !== 'strict' && path === '/submission-success') return ADMIT;
  // Whoever is past the paywall and no admin has no business with the admins' pages (spec part 2 §2 'Admin screens').
  if (mode === 'open' || caller.subscription === 'ACTIVE')
    return ADMIN_PATHS.has(path) ? { admit: false, redirect: '/' } : ADMIT;
  return { admit: false, redirect: '/subscription', reason: refusalReason(caller.subscription) };
}

/** Where someone goes instead of the page they asked for, told where they came from; `null` lets them in. */
export function gateRedirect(decision: Decision, from: string): string | null {
  if (decision.admit) return null;
  if (decision.redirect === '/') return '/';
  const reason: Record<string, string> = 'reason' in decision ? { reason: decision.reason } : {};
  return `${decision.redirect}?${new URLSearchParams({ ...reason, from })}`;
}

/** The page the router shows for a path: decoded, in any case, also as a request for its data, whatever slashes end it. */
function routedPath(given: string): string {
  let path = given.replace(/\/_\.data$|\.data$/, '');
  try {
    path = path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // The router takes a path that cannot be decoded as it stands.
  }
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase() || '/';
}

function isFreeToBrowse(path: string): boolean {
  if (BROWSE_PATHS.has(path) || BROWSE_PREFIXES.some((prefix) => path.startsWith(prefix))) return true;
  const hasPage = path === '/profile' || MEMBER_PATHS.has(path) || ADMIN_PATHS.has(path);
  return !hasPage;
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

const LONGEST_PATH = 2000;

/** A path of our own to return to after signing in, or `null`: never another site, however it is spelled. */
export function safeReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST_PATH || !text.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which could join two slashes.
  if (/[\u0000-\u001f\u007f\\]/.test(text)) return null;
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    return null;
  }
  const doubled = (path: string) => /^\/[/\\]/.test(path);
  if (doubled(text) || doubled(decoded)) return null;
  const url = new URL(text, 'http://own.invalid');
  return url.origin === 'http://own.invalid' && !doubled(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}
