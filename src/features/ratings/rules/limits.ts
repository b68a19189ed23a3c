import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of the note with a rating. */
export const LONGEST_NOTE = 2_000;
export const NOTE_TOO_LONG = msg('Please use at most {count} characters.', { count: LONGEST_NOTE });
/** Characters of a photo's base path. */
export const LONGEST_ADDRESS = 100;
/** Ratings per page. */
export const RATINGS_PAGE = 10;

export const RATING: RateLimit = {
  name: 'rating',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('ratings'),
  per: 'user',
};
