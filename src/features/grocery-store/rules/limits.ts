import type { RateLimit } from '#shared/endpoint.ts';

const MINUTE = 60;

export const CONNECTING: RateLimit = {
  name: 'store-connect',
  attempts: 20,
  seconds: 10 * MINUTE,
  what: 'attempts to connect',
  per: 'user',
};
export const SEARCHING: RateLimit = {
  name: 'store-search',
  attempts: 60,
  seconds: 10 * MINUTE,
  what: 'product searches',
  per: 'user',
};
export const FILLING_CART: RateLimit = {
  name: 'store-cart',
  attempts: 20,
  seconds: 10 * MINUTE,
  what: 'additions to the cart',
  per: 'user',
};
