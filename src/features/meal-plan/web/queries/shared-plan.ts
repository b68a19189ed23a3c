import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlainDate } from '#shared/dates.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { rangeAround } from './plan.ts';

const STALE_MS = 30_000;

/** A shared plan around a day. */
export const sharedPlanQuery = (from: ApiQueries, secret: string, date: PlainDate) => ({
  ...from.mealPlan.shared.queryOptions({ input: { secret, ...rangeAround(date) } }),
  staleTime: STALE_MS,
});

/** A shared plan around a day; the previous one until that is loaded. */
export function useSharedPlan(secret: string, date: PlainDate) {
  return useQuery({ ...sharedPlanQuery(api, secret, date), placeholderData: keepPreviousData });
}
