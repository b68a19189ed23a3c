import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const SUBSCRIBING: RateLimit = {
  name: 'subscribe',
  attempts: 20,
  seconds: 10 * MINUTE_S,
  what: msg('subscription attempts'),
  per: 'user',
};

/** Four times what the screen asks for while a payment is pending. */
export const VERIFYING: RateLimit = {
  name: 'verify-subscription',
  attempts: 480,
  seconds: 10 * MINUTE_S,
  what: msg('checks of your subscription'),
  per: 'user',
};

/** Low enough that nobody finds a promo code by guessing. */
export const TRYING_CODES: RateLimit = {
  name: 'promo-code',
  attempts: 20,
  seconds: 60 * MINUTE_S,
  what: msg('promo codes'),
  per: 'user',
};

/** Webhooks without a valid signature; signed ones are not counted. */
export const FORGING: RateLimit = {
  name: 'forged-webhook',
  attempts: 30,
  seconds: 10 * MINUTE_S,
  what: msg('webhooks that are not signed by the provider'),
  per: 'address',
};

export const LONGEST_CODE = 40;
export const SHORTEST_CODE = 3;
export const MOST_FREE_MONTHS = 24;
export const MOST_REDUCED_PAYMENTS = 60;
export const MOST_USES = 1_000_000;
export const LONGEST_EMAIL_SEARCH = 320;

/** Columns by which admins can sort subscriptions. */
export const SUBSCRIPTION_SORTS = ['created', 'email', 'status'] as const;
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];
export const MOST_PER_PAGE = 100;
/** Subscriptions that admins have verified at a time (spec part 2 §9). */
export const REFRESH_BATCH = 5;
