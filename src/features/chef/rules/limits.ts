import type { RateLimit } from '#shared/endpoint.ts';

/** Maximum characters of a prompt. */
export const LONGEST_PROMPT = 2_000;

const MINUTE = 60;

export const COOKING: RateLimit = {
  name: 'chef',
  attempts: 30,
  seconds: 10 * MINUTE,
  what: 'recipes at once',
  per: 'user',
};
export const COOKING_ADDRESS: RateLimit = {
  name: 'chef-address',
  attempts: 60,
  seconds: 10 * MINUTE,
  what: 'recipes at once',
  per: 'address',
};
export const DRAWING: RateLimit = {
  name: 'draw',
  attempts: 30,
  seconds: 10 * MINUTE,
  what: 'pictures',
  per: 'user',
};
export const DRAWING_ADDRESS: RateLimit = {
  name: 'draw-address',
  attempts: 60,
  seconds: 10 * MINUTE,
  what: 'pictures',
  per: 'address',
};
