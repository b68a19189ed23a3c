import { HOUR_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Days until a deleted account is erased. */
export const GRACE_DAYS = 7;

export const EXPORTING: RateLimit = {
  name: 'export',
  attempts: 10,
  seconds: HOUR_S,
  what: msg('exports'),
  per: 'user',
};
export const DELETING: RateLimit = {
  name: 'delete-account',
  attempts: 10,
  seconds: HOUR_S,
  what: msg('attempts to delete this account'),
  per: 'user',
  everywhere: true,
};
