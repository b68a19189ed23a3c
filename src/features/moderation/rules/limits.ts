import type { RateLimit } from '#shared/endpoint.ts';

const MINUTE = 60;

export const REPORTING: RateLimit = {
  name: 'report',
  attempts: 20,
  seconds: 10 * MINUTE,
  what: 'reports',
  per: 'user',
};
