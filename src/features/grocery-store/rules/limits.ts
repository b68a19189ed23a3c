import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of the store's authorization code, and of the state sent along. */
export const LONGEST_CODE = 4_000;
export const LONGEST_STATE = 200;
/** Products added to the cart per request. */
export const MOST_PRODUCTS = 200;

/** Answers on the test store's consent page. */
export const CONSENTS = ['allow', 'refuse'] as const;

export const CONNECTING: RateLimit = {
  name: 'store-connect',
  attempts: 20,
  seconds: 10 * MINUTE_S,
  what: msg('attempts to connect'),
  per: 'user',
};
export const SEARCHING: RateLimit = {
  name: 'store-search',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('product searches'),
  per: 'user',
};
export const FILLING_CART: RateLimit = {
  name: 'store-cart',
  attempts: 20,
  seconds: 10 * MINUTE_S,
  what: msg('additions to the cart'),
  per: 'user',
};
