import type { PlainDate } from '#shared/dates.ts';
import type { ApiQueries } from '#web/api.ts';
import { rangeAround } from './plan.ts';

const STALE_MS = 30_000;

/** A shared plan around a day. */
export const sharedPlanQuery = (from: ApiQueries, secret: string, date: PlainDate) => ({
  ...from.mealPlan.shared.queryOptions({ input: { secret, ...rangeAround(date) } }),
  staleTime: STALE_MS,
});
