import { DAY_MS, MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** How long an admin login lasts (spec part 2 §9). */
export const ELEVATED_MS = DAY_MS;
/** How long an admin can be signed in as somebody else. */
export const ACTING_MS = 60 * 60 * 1000;
/** How long the toast about an ended admin login stays visible (spec part 2 §9). */
export const EXPIRY_TOAST_MS = 5000;

export const LONGEST_CODE = 40;

/** Codes have six digits: guessing one takes years at this rate. */
export const CODES: RateLimit = {
  name: 'second-factor',
  attempts: 10,
  seconds: 15 * MINUTE_S,
  what: msg('codes'),
  per: 'user',
  everywhere: true,
};

/** Each code of an authenticator app can be used once. Longer than any code is accepted (RFC 6238 §5.2). */
export const USED_CODES: RateLimit = {
  name: 'second-factor-used',
  attempts: 1,
  seconds: 2 * MINUTE_S,
  what: msg('codes'),
  per: 'user',
  everywhere: true,
};

/** The response reveals whether an address belongs to an admin, so requests are limited. */
export const ADMIN_RESET: RateLimit = {
  name: 'admin-reset',
  attempts: 5,
  seconds: 15 * MINUTE_S,
  what: msg('password resets'),
  per: 'address',
  everywhere: true,
};

export const ACTING: RateLimit = {
  name: 'impersonation',
  attempts: 30,
  seconds: 10 * MINUTE_S,
  what: msg('sign-ins as another person'),
  per: 'user',
};
