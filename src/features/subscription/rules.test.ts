import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideAccess, decideApiAccess, type GateCaller, safeReturnPath } from './rules.ts';

const visitor: GateCaller = { signedIn: false, isAdmin: false, subscription: null };
const member: GateCaller = { signedIn: true, isAdmin: false, subscription: null };
const withStatus = (subscription: string): GateCaller => ({ ...member, subscription });
const subscriber = withStatus('ACTIVE');
const admin: GateCaller = { signedIn: true, isAdmin: true, subscription: null };

const shown = (mode: 'browse' | 'strict' | 'open', path: string, caller: GateCaller) => {
  const decision = decideAccess({ path, mode, caller });
  if (decision.admit) return 'in';
  return 'reason' in decision ? `${decision.redirect} ${decision.reason}` : decision.redirect;
};

const PUBLIC = [
  '/auth',
  '/login',
  '/subscription-success',
  '/admin-login',
  '/admin-reset-password',
  '/ai-assistant',
  '/profile-setup',
  '/subscription',
  '/recipe/abc',
];
const BROWSE = [
  '/',
  '/recipes',
  '/search',
  '/category/vegan',
  '/categories',
  '/categories/keto',
  '/reels',
  '/menu',
  '/cooking-tips',
  '/community-guidelines',
  '/contact',
  '/newsletter',
  '/profile/someone',
];
const PAID = [
  '/meal-plan',
  '/grocery-list',
  '/recipe-book',
  '/create',
  '/submission-success',
  '/notification-settings',
];

describe('strict: part 2 to the letter', () => {
  test.each(PUBLIC)('%s is open to everyone', (path) => {
    for (const caller of [visitor, member, withStatus('CANCELLED'), subscriber, admin])
      expect(shown('strict', path, caller)).toBe('in');
  });
  test.each([...BROWSE, ...PAID, '/profile', '/no-such-page'])('a visitor on %s goes to /login', (path) => {
    expect(shown('strict', path, visitor)).toBe('/login');
  });
  test.each(['/admin', '/admin/dashboard'])('a visitor on %s goes to /admin-login', (path) => {
    expect(shown('strict', path, visitor)).toBe('/admin-login');
  });
  test.each([...BROWSE.filter((path) => !path.startsWith('/profile')), ...PAID, '/no-such-page'])(
    '%s needs a subscription, and says why',
    (path) => {
      expect(shown('strict', path, member)).toBe('/subscription required');
      expect(shown('strict', path, withStatus('CANCELLED'))).toBe('/subscription cancelled');
      expect(shown('strict', path, withStatus('EXPIRED'))).toBe('/subscription expired');
      expect(shown('strict', path, withStatus('INACTIVE'))).toBe('/subscription inactive');
      expect(shown('strict', path, withStatus('PENDING'))).toBe('/subscription inactive');
      expect(shown('strict', path, subscriber)).toBe('in');
      expect(shown('strict', path, admin)).toBe('in');
    },
  );
  test.each(['/profile', '/profile/someone'])('any signed-in person may open %s', (path) => {
    expect(shown('strict', path, member)).toBe('in');
  });
});

describe('browse: the default', () => {
  test.each([...PUBLIC, ...BROWSE, '/no-such-page', '/reset-password'])(
    '%s is open to visitors and members',
    (path) => {
      for (const caller of [visitor, member, withStatus('CANCELLED'), subscriber, admin])
        expect(shown('browse', path, caller)).toBe('in');
    },
  );
  test.each(PAID)('%s needs signing in and a subscription', (path) => {
    expect(shown('browse', path, visitor)).toBe('/login');
    expect(shown('browse', path, member)).toBe('/subscription required');
    expect(shown('browse', path, subscriber)).toBe('in');
  });
  test('the own profile needs signing in only', () => {
    expect(shown('browse', '/profile', visitor)).toBe('/login');
    expect(shown('browse', '/profile', member)).toBe('in');
  });
  test('a slash at the end changes nothing', () => {
    expect(shown('browse', '/meal-plan/', visitor)).toBe('/login');
  });
});

describe('open: no paywall', () => {
  test.each(['/meal-plan', '/grocery-list'])('a visitor may use %s on their own device', (path) => {
    expect(shown('open', path, visitor)).toBe('in');
  });
  test('what belongs to an account still needs one', () => {
    expect(shown('open', '/recipe-book', visitor)).toBe('/login');
    expect(shown('open', '/recipe-book', member)).toBe('in');
  });
  test.each(['/admin', '/admin/dashboard', '/admin-tools'])('%s stays the admins', (path) => {
    expect(shown('open', path, member)).toBe('/subscription required');
    expect(shown('open', path, admin)).toBe('in');
  });
});

describe('the API', () => {
  test.each([
    ['public', 'strict', visitor, null],
    ['browse', 'browse', visitor, null],
    ['browse', 'strict', visitor, 'not_signed_in'],
    ['browse', 'strict', member, 'subscription_required'],
    ['member', 'strict', visitor, 'not_signed_in'],
    ['member', 'strict', member, null],
    ['subscriber', 'browse', visitor, 'not_signed_in'],
    ['subscriber', 'browse', member, 'subscription_required'],
    ['subscriber', 'browse', subscriber, null],
    ['subscriber', 'open', member, null],
    ['subscriber', 'open', visitor, 'not_signed_in'],
    ['admin', 'open', visitor, 'not_signed_in'],
    ['admin', 'open', subscriber, 'forbidden'],
    ['admin', 'strict', admin, null],
  ] as const)('%s in %s mode', (access, mode, caller, expected) => {
    expect(decideApiAccess(access, mode, caller)).toBe(expected);
  });
});

describe('the way back after signing in', () => {
  test.each(['/', '/meal-plan?date=2026-02-28&view=daily', '/recipe/abc#steps', '/search?q=a%20b'])(
    '%s is ours',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '',
    'meal-plan',
    null,
    7,
    `/${'a'.repeat(2001)}`,
    '/%zz',
  ])('%s is not', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
  test('whatever is accepted stays on this site', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = safeReturnPath(text);
        return path === null || new URL(path, 'http://own.invalid').origin === 'http://own.invalid';
      }),
    );
  });
});
