import type { RateLimit } from '#shared/endpoint.ts';
import { paths } from '#shared/paths.ts';
import { msg } from '#shared/t.ts';

/** Visits are sent in batches after this time, or when the page is left. */
export const SENT_AFTER_MS = 5_000;
/** Visits in one request. */
export const MOST_VISITS = 20;
export const LONGEST_PATH = 300;
/** Visits that have waited longer than this are dropped, in seconds. */
export const OLDEST_VISIT = 60 * 60;

/** Days that rows are kept. Their counts stay. */
export const KEPT_DAYS = 90;
/** Weeks for which it is known who visited. */
export const KEPT_WEEKS = 12;

/** Enough for a household with ten open tabs. */
export const RECORDING: RateLimit = {
  name: 'usage',
  attempts: 120,
  seconds: 60,
  what: msg('page visits'),
  per: 'address',
};

/** The pages that show how far people got. */
export const PLAN_PAGE = paths.mealPlan.pattern;
export const LIST_PAGE = paths.groceryList.pattern;
