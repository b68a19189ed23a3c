import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Maximum characters of a prompt. */
export const LONGEST_PROMPT = 2_000;
/** Characters of a prompt with all that its cook must not eat, and all of their diets. */
export const LONGEST_WISH = LONGEST_PROMPT + 1_500;

/** Nobody cooks for more. */
export const MOST_SERVINGS = 50;

/** Of the request for a picture: characters of the recipe's title or description. */
export const LONGEST_DEPICTED = 5_000;
/** Each attempt gives another recipe or picture. */
export const MOST_ATTEMPTS = 1_000_000;
/** Characters of the chef's memory and of its input. */
export const LONGEST_MEMORY = 40_000;

export const COOKING: RateLimit = {
  name: 'chef',
  attempts: 30,
  seconds: 10 * MINUTE_S,
  what: msg('recipes at once'),
  per: 'user',
};
export const COOKING_ADDRESS: RateLimit = {
  name: 'chef-address',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('recipes at once'),
  per: 'address',
};
export const DRAWING: RateLimit = {
  name: 'draw',
  attempts: 30,
  seconds: 10 * MINUTE_S,
  what: msg('pictures'),
  per: 'user',
};
export const DRAWING_ADDRESS: RateLimit = {
  name: 'draw-address',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('pictures'),
  per: 'address',
};
