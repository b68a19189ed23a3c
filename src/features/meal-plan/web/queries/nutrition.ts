import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllergens } from '#features/accounts/web/queries/allergens.ts';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { PlainDate } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import type { DishAllergens } from '../../contract.ts';
import { type PlanView, visibleRange } from '../../rules/calendar.ts';
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

/** What the planned recipes contain, by recipe; fetched only for readers who must not eat something. */
export function usePlanAllergens(view: PlanView, date: PlainDate): ReadonlyMap<string, DishAllergens> {
  const isSignedIn = useSession().user !== null;
  const isWanted = useAllergens().size > 0 && isSignedIn;
  // The day's week, which its nutrition asks for too.
  const range = visibleRange(view === 'monthly' ? 'monthly' : 'weekly', date, useWeekStart());
  const { data } = useQuery({
    ...api.mealPlan.nutrition.queryOptions({ input: range }),
    enabled: isWanted,
    staleTime: PLAN_STALE_MS,
  });
  return useMemo(
    () => new Map(isWanted ? data?.allergens.map((each) => [each.recipeId, each]) : []),
    [isWanted, data],
  );
}
