import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GateCaller } from '#features/subscription/rules/gate.ts';
import { processorTime } from '../../test/processor-time.ts';
import { redirectFrom } from './gate.ts';

const visitor: GateCaller = { signedIn: false, isAdmin: false, subscription: null };
const member: GateCaller = { signedIn: true, isAdmin: false, subscription: null };
const withStatus = (subscription: string): GateCaller => ({ ...member, subscription });
const subscriber = withStatus('ACTIVE');
const admin: GateCaller = { signedIn: true, isAdmin: true, subscription: null };

const CALLERS = {
  visitor,
  member,
  cancelled: withStatus('CANCELLED'),
  expired: withStatus('EXPIRED'),
  inactive: withStatus('INACTIVE'),
  pending: withStatus('PENDING'),
  subscriber,
  admin,
} as const;
const MODES = ['strict', 'browse', 'open'] as const;

type Seen = Record<keyof typeof CALLERS, string>;

/** What happens to each kind of person who opens a page. */
const EVERYONE: Seen = {
  visitor: 'in',
  member: 'in',
  cancelled: 'in',
  expired: 'in',
  inactive: 'in',
  pending: 'in',
  subscriber: 'in',
  admin: 'in',
};
const SIGNED_IN: Seen = { ...EVERYONE, visitor: '/login' };
const SUBSCRIBED: Seen = {
  visitor: '/login',
  member: '/subscription required',
  cancelled: '/subscription cancelled',
  expired: '/subscription expired',
  inactive: '/subscription inactive',
  pending: '/subscription inactive',
  subscriber: 'in',
  admin: 'in',
};
/** Behind the paywall and then for admins only: everyone else is sent Home. */
const ADMIN_TOOL: Seen = { ...SUBSCRIBED, subscriber: '/' };
const OPEN_ADMIN_TOOL: Seen = {
  visitor: '/login',
  member: '/',
  cancelled: '/',
  expired: '/',
  inactive: '/',
  pending: '/',
  subscriber: '/',
  admin: 'in',
};
const ADMIN_PAGE: Seen = { ...ADMIN_TOOL, visitor: '/admin-login' };
const OPEN_ADMIN_PAGE: Seen = { ...OPEN_ADMIN_TOOL, visitor: '/admin-login' };

/** The whole route table of part 2 §2, in all three modes. */
const ROUTES: Record<string, { paths: string[] } & Record<(typeof MODES)[number], Seen>> = {
  'needs no subscription': {
    paths: [
      '/auth',
      '/login',
      '/reset-password',
      '/subscription',
      '/subscription-success',
      '/profile-setup',
      '/ai-assistant',
      '/admin-login',
      '/admin-reset-password',
      '/recipe/abc',
      '/recipe/abc/no-such-page',
      '/shared-plan/some-secret',
      '/test-payment',
      '/privacy',
      '/terms',
      '/accessibility',
      '/newsletter/confirm',
      '/newsletter/preferences',
    ],
    strict: EVERYONE,
    browse: EVERYONE,
    open: EVERYONE,
  },
  'is for browsing': {
    paths: [
      '/',
      '/recipes',
      '/search',
      '/category/vegan',
      '/categories',
      '/categories/keto',
      '/reels',
      '/menu',
      '/settings',
      '/cooking-tips',
      '/community-guidelines',
      '/contact',
      '/newsletter',
      '/no-such-page',
      '/recipe',
      '/recipes/abc',
      '/admin/nothing',
    ],
    strict: SUBSCRIBED,
    browse: EVERYONE,
    open: EVERYONE,
  },
  'is someone’s profile': {
    paths: ['/profile/someone', '/profile/someone/no-such-page'],
    strict: SIGNED_IN,
    browse: EVERYONE,
    open: EVERYONE,
  },
  'is the own profile': { paths: ['/profile'], strict: SIGNED_IN, browse: SIGNED_IN, open: SIGNED_IN },
  'works on a visitor’s own device': {
    paths: ['/meal-plan', '/grocery-list'],
    strict: SUBSCRIBED,
    browse: SUBSCRIBED,
    open: EVERYONE,
  },
  'belongs to an account': {
    paths: ['/recipe-book', '/create', '/notification-settings', '/notifications'],
    strict: SUBSCRIBED,
    browse: SUBSCRIBED,
    open: SIGNED_IN,
  },
  'tells of a recipe just saved': {
    paths: ['/submission-success'],
    strict: SUBSCRIBED,
    browse: SIGNED_IN,
    open: SIGNED_IN,
  },
  'is the admins’': {
    paths: ['/admin', '/admin/dashboard'],
    strict: ADMIN_PAGE,
    browse: ADMIN_PAGE,
    open: OPEN_ADMIN_PAGE,
  },
  'is the admins’ tool': {
    paths: ['/admin-tools'],
    strict: ADMIN_TOOL,
    browse: ADMIN_TOOL,
    open: OPEN_ADMIN_TOOL,
  },
};

const shown = (mode: (typeof MODES)[number], path: string, caller: GateCaller) => {
  const elsewhere = redirectFrom({ pathname: path, search: '' }, mode, caller);
  if (elsewhere === null) return 'in';
  const url = new URL(elsewhere, 'http://own.invalid');
  const reason = url.searchParams.get('reason');
  return reason ? `${url.pathname} ${reason}` : url.pathname;
};
const everyone = (mode: (typeof MODES)[number], path: string) =>
  Object.fromEntries(Object.entries(CALLERS).map(([name, caller]) => [name, shown(mode, path, caller)]));

describe.each(MODES)('the gate in %s mode', (mode) => {
  test.each(
    Object.entries(ROUTES).flatMap(([kind, route]) => route.paths.map((path) => ({ path, kind, route }))),
  )('$path $kind', ({ path, route }) => {
    expect(everyone(mode, path)).toEqual(route[mode]);
  });
});

describe('the gate', () => {
  // The router matches all of these, so the gate must too.
  test.each([
    ['/meal-plan/', '/meal-plan'],
    ['/meal-plan//', '/meal-plan'],
    ['/Meal-Plan', '/meal-plan'],
    ['/meal%2Dplan', '/meal-plan'],
    ['/%6Deal-plan', '/meal-plan'],
    ['/meal-plan.data', '/meal-plan'],
    ['/meal-plan/_.data', '/meal-plan'],
    ['/_.data', '/'],
    ['/Admin/Dashboard', '/admin/dashboard'],
    ['/PROFILE', '/profile'],
    ['/RECIPE/abc', '/recipe/abc'],
    ['/Login', '/login'],
  ])('%s is %s', (spelled, path) => {
    for (const mode of MODES) expect(everyone(mode, spelled)).toEqual(everyone(mode, path));
  });

  test('passes the origin on to the page it redirects to, except to Home', () => {
    const led = (pathname: string, caller: GateCaller) =>
      redirectFrom({ pathname, search: '' }, 'browse', caller);
    expect(led('/meal-plan', visitor)).toBe('/login?from=%2Fmeal-plan');
    expect(led('/meal-plan', member)).toBe('/subscription?reason=required&from=%2Fmeal-plan');
    expect(led('/admin-tools', subscriber)).toBe('/');
    expect(led('/meal-plan', subscriber)).toBeNull();
  });

  test('decides quickly for any path', () => {
    const odd = fc.array(fc.constantFrom('/', '%', '%2F', '%zz', 'recipe', 'admin', '.data', 'É', '\\'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(odd, (pieces) => {
        for (const mode of MODES) expect(shown(mode, `/${pieces.join('')}`, admin)).toBe('in');
        return MODES.every((mode) => shown(mode, `/${pieces.join('')}`, visitor) !== '');
      }),
    );
    const ms = processorTime(() => {
      for (let round = 0; round < 20; round++) shown('strict', `${'/'.repeat(8_000)}x`, visitor);
    });
    expect(ms).toBeLessThan(2000);
  });
});
