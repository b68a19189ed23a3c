import { DAY_S, MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of a report's details, of an appeal, and of a moderator's message. */
export const LONGEST_DETAILS = 2_000;
export const DETAILS_TOO_LONG = msg('Please use {count} characters at most.', { count: LONGEST_DETAILS });
/** Characters of a word, link or picture that holds content for review. */
export const LONGEST_HELD_VALUE = 120;
/** The most words, links and pictures that can be held, in total. */
export const MOST_HOLD_RULES = 2_000;
/** The longest suspension with an end, in days. */
export const LONGEST_SUSPENSION = 3_650;
/** Characters of a search in a queue. */
export const LONGEST_SEARCH = 100;
export const SEARCH_TOO_LONG = msg('Please use {count} characters at most.', { count: LONGEST_SEARCH });
/** Items per page of the queue. */
export const QUEUE_PAGE = 20;
/** Reports shown for one item; there may be more. */
export const MOST_REPORTS_SHOWN = 20;
/** A person's removed content shown at once, latest first (spec part 1 §9). */
export const MOST_REMOVALS = 10;
/** A person's other notices shown at once. */
export const MOST_NOTICES = 20;

export const REPORTING: RateLimit = {
  name: 'report',
  attempts: 20,
  seconds: 10 * MINUTE_S,
  what: msg('reports'),
  per: 'user',
  everywhere: true,
};
export const APPEALING: RateLimit = {
  name: 'appeal',
  attempts: 20,
  seconds: DAY_S,
  what: msg('appeals'),
  per: 'user',
};
