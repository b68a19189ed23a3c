import type { RateLimit } from '#shared/endpoint.ts';

/** Easiest first. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

const MINUTE = 60;

export const CREATING: RateLimit = {
  name: 'recipe',
  attempts: 60,
  seconds: 10 * MINUTE,
  what: 'new recipes',
  per: 'user',
};
