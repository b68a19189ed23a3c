import { useQuery } from '@tanstack/react-query';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { PlainDate } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { visibleRange } from '../../rules/calendar.ts';
import type { DayNutrition } from '../../rules/nutrition.ts';
import { PLAN_STALE_MS } from './plan.ts';

/** Nutrition for a day's week. Plans on a device have none. */
export function usePlanNutrition(date: PlainDate): {
  days: DayNutrition[] | undefined;
  isLoading: boolean;
} {
  const isSignedIn = useSession().user !== null;
  const { data, isLoading } = useQuery({
    ...api.mealPlan.nutrition.queryOptions({ input: visibleRange('weekly', date, useWeekStart()) }),
    enabled: isSignedIn,
    staleTime: PLAN_STALE_MS,
  });
  return { days: data?.days, isLoading };
}
