import type { RateLimit } from '#shared/endpoint.ts';

const MINUTE = 60;

export const CREATING: RateLimit = {
  name: 'recipe',
  attempts: 60,
  seconds: 10 * MINUTE,
  what: 'new recipes',
  per: 'user',
};
