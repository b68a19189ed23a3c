import type { RateLimit } from '#shared/endpoint.ts';

const MINUTE = 60;

export const SUBSCRIBING: RateLimit = {
  name: 'subscribe',
  attempts: 20,
  seconds: 10 * MINUTE,
  what: 'subscription attempts',
  per: 'user',
};
