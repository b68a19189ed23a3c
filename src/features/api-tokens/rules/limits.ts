import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const LONGEST_TOKEN_NAME = 60;
export const MOST_TOKENS = 20;
/** How long a token can be valid, in days; `null` means until it is revoked. */
export const LIFETIMES = [30, 90, 365, null] as const;

export const CREATING_TOKENS: RateLimit = {
  name: 'api-tokens',
  attempts: 20,
  seconds: 60 * 60,
  what: msg('new API tokens'),
  per: 'user',
};
