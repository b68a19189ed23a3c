import type { RateLimit } from '#shared/endpoint.ts';

/** Days until a deleted account is erased. */
export const GRACE_DAYS = 7;

const HOUR = 60 * 60;

export const EXPORTING: RateLimit = {
  name: 'export',
  attempts: 10,
  seconds: HOUR,
  what: 'exports',
  per: 'user',
};
export const DELETING: RateLimit = {
  name: 'delete-account',
  attempts: 10,
  seconds: HOUR,
  what: 'attempts to delete this account',
  per: 'user',
  everywhere: true,
};
