import type { RateLimit } from '#shared/endpoint.ts';

/** Characters of a report's details. */
export const LONGEST_DETAILS = 2_000;

const MINUTE = 60;

export const REPORTING: RateLimit = {
  name: 'report',
  attempts: 20,
  seconds: 10 * MINUTE,
  what: 'reports',
  per: 'user',
};
