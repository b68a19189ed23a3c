import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Visits are sent together after this time, or when the page is left. */
export const SENT_AFTER_MS = 5_000;
/** Visits in one request. */
export const MOST_VISITS = 20;
export const LONGEST_PATH = 300;
/** Visits that were waiting for longer are dropped: seconds. */
export const OLDEST_VISIT = 60 * 60;

/** How long rows are kept: days. Their counts stay. */
export const KEPT_DAYS = 90;
/** How long it is known who was there in a week: weeks. */
export const KEPT_WEEKS = 12;

/** A household with ten open tabs stays below it. */
export const RECORDING: RateLimit = {
  name: 'usage',
  attempts: 120,
  seconds: 60,
  what: msg('page visits'),
  per: 'address',
};

/** The pages that show how far people got. */
export const PLAN_PAGE = '/meal-plan';
export const LIST_PAGE = '/grocery-list';
