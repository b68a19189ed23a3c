import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import {
  addDays,
  addMonths,
  clampDate,
  FIRST_DATE,
  LAST_DATE,
  monthGrid,
  type PlainDate,
} from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { useOffline } from '#web/hooks/use-offline.ts';
import { queryClient } from '#web/query-client.ts';
import type { SyncState } from '#web/ui/states/sync-notice.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { whenIdle } from '#web/when-idle.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { type MealType, mealsByDate } from '../../rules/calendar.ts';
import { fromKept, isKept } from '../../rules/kept-plan.ts';
import { localPlan, useLocalPlan } from '../state/local-plan.ts';
import { offlinePlan, saveOfflinePlan } from '../state/offline-plan.ts';
import { pendingChangesOf, useWithPendingChanges, withPendingChanges } from './pending-changes.ts';

/** Another device in the household may have changed the plan. */
export const PLAN_STALE_MS = 30_000;
/** How far ahead a device keeps the plan. */
const DAYS_AHEAD = 35;

export interface ShownPlan extends SyncState {
  /** Enough meals around a day for every view; `undefined` while none of the shown days is known. */
  meals: PlannedMeal[] | undefined;
  /** Ids of meals with pending changes. */
  notSynced: ReadonlySet<string>;
  isError: boolean;
  /** Some of the shown days are neither loaded nor kept on this device. */
  isPartial: boolean;
  retry(): void;
}

const ALL_SYNCED: ReadonlySet<string> = new Set();

/** The plan around a day. */
export const planQuery = (from: ApiQueries, date: PlainDate) => ({
  ...from.mealPlan.list.queryOptions({ input: rangeAround(date) }),
  staleTime: PLAN_STALE_MS,
});

/**
 * Caches this month's meals and those of the weeks to come for offline use, even on a device where the plan has never been
 * opened.
 */
export async function keepPlanOffline(kitchenId: string, today: PlainDate): Promise<PlannedMeal[]> {
  const keptMonths = await Promise.all(
    monthsToKeep(today).map(async (month) => {
      const { meals } = await queryClient().fetchQuery(planQuery(api, month));
      return { ...rangeAround(month), meals };
    }),
  );
  // This month last: the newest ranges are kept the longest.
  for (const { meals, ...range } of keptMonths.toReversed()) saveOfflinePlan(kitchenId, range, meals);
  return fromKept(keptMonths, { from: FIRST_DATE, to: LAST_DATE });
}

/** A day of each month that a device keeps: today's, and the next if that ends too soon. */
export function monthsToKeep(today: PlainDate): PlainDate[] {
  const isEnough = rangeAround(today).to >= addDays(today, DAYS_AHEAD);
  const next = addMonths(today, 1);
  return isEnough || next <= today ? [today] : [today, next];
}

const EVERY_DAY: readonly PlainDate[] = [];

/**
 * The plan around a day: the account's with pending changes applied, or a visitor's local plan. Without a connection, it is
 * put together from what this device has kept; `shown` are the days on screen, by default the whole range.
 */
export function useMealPlan(date: PlainDate | null, shown = EVERY_DAY): ShownPlan {
  const { user } = useSession();
  const local = useLocalPlan();
  const range = useMemo(() => rangeAround(date ?? FIRST_DATE), [date]);
  const query = useQuery({
    ...planQuery(api, date ?? FIRST_DATE),
    enabled: user !== null && date !== null,
  });
  const { data, fetchStatus } = query;
  const isOffline = useOffline();
  // Offline, the query is paused and never fails; after a page was opened offline, it is retried for seconds.
  const isError = query.isError || fetchStatus === 'paused' || (isOffline && !data);
  const userId = user?.id;
  const kitchenId = user?.kitchenId;
  // Shows the offline cache until the server responds.
  const old = useMemo(
    () => (data || !kitchenId || date === null ? undefined : offlinePlan(kitchenId)),
    [data, kitchenId, date],
  );
  const days = shown === EVERY_DAY ? [range.from, range.to] : shown;
  const missing = old ? days.filter((day) => !isKept(old, day)).length : 0;
  const isKnown = data !== undefined || (old !== undefined && missing < days.length);
  const known = useMemo(
    () => (isKnown ? (data?.meals ?? fromKept(old ?? [], range)) : undefined),
    [isKnown, data, old, range],
  );
  const plan = useWithPendingChanges(known);
  useEffect(() => {
    if (kitchenId && data) saveOfflinePlan(kitchenId, range, data.meals);
  }, [kitchenId, data, range]);
  const hasFailed = query.isError;
  useEffect(() => {
    if (hasFailed)
      showToast({
        title: t('Failed to load meal plan'),
        description: t('Please try again later.'),
        tone: 'danger',
      });
  }, [hasFailed]);
  const retry = () => {
    void query.refetch();
    if (userId) pendingChangesOf(userId).retry();
  };
  if (user === null)
    return {
      meals: date === null ? undefined : local,
      notSynced: ALL_SYNCED,
      pending: 0,
      isTabOnly: false,
      isOld: false,
      isError: false,
      isPartial: false,
      retry,
    };
  return {
    ...plan,
    isOld: plan.meals !== undefined && (isError || query.failureCount > 0),
    isError,
    isPartial: isKnown && missing > 0,
    retry,
  };
}

/** Cached meals around a day; never fetches. */
export function usePlannedDays(date: PlainDate): ReadonlyMap<PlainDate, PlannedMeal[]> {
  const { user } = useSession();
  const local = useLocalPlan();
  const { data } = useQuery({
    ...api.mealPlan.list.queryOptions({ input: rangeAround(date) }),
    enabled: false,
  });
  const { meals } = useWithPendingChanges(data?.meals);
  return useMemo(() => mealsByDate((user ? meals : local) ?? []), [user, meals, local]);
}

/** Whether a recipe is already planned for a meal, according to the cache. */
export function isPlanned(
  userId: string | null,
  recipeId: string,
  at: { date: PlainDate; mealType: MealType },
): boolean {
  const { queryKey } = api.mealPlan.list.queryOptions({ input: rangeAround(at.date) });
  const meals = userId
    ? withPendingChanges(userId, queryClient().getQueryData(queryKey)?.meals ?? [])
    : localPlan();
  return meals.some(
    (meal) => meal.recipeId === recipeId && meal.date === at.date && meal.mealType === at.mealType,
  );
}

/** Prefetches the previous and next months, so that paging is instant. */
export function usePlanAhead(days: readonly PlainDate[]): void {
  const isSignedIn = useSession().user !== null;
  const wanted = days.join();
  useEffect(() => {
    if (!isSignedIn) return;
    return whenIdle(() => {
      for (const date of wanted.split(','))
        void queryClient().prefetchQuery(api.mealPlan.list.queryOptions({ input: rangeAround(date) }));
    });
  }, [isSignedIn, wanted]);
}

/** A day's month, extended to whole weeks with a week's margin. */
export function rangeAround(date: PlainDate): { from: PlainDate; to: PlainDate } {
  const grid = monthGrid(date);
  return { from: clampDate(addDays(grid[0] ?? date, -6)), to: clampDate(addDays(grid.at(-1) ?? date, 6)) };
}
