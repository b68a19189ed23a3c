import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { useUnits } from '#features/accounts/web/queries/units.ts';
import { useLivePlan } from '#features/meal-plan/web/queries/live.ts';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { api } from '#web/api.ts';
import type { SyncState } from '#web/ui/states/sync-notice.tsx';
import type { DateRange } from '../../rules/build-list.ts';
import type { Difference } from '../../rules/differences.ts';
import type { GroceryFood, GroceryList } from '../../rules/list.ts';
import { plannedFoods } from '../../rules/planned-foods.ts';
import { useLocalList } from '../state/local-list.ts';
import { markSeen, offlineList, saveOfflineList } from '../state/offline-list.ts';
import { listQuery, splitBy } from './list-query.ts';
import { pendingChangesOf, useWithPendingChanges } from './pending-changes.ts';

export interface ShownList extends SyncState {
  /** `undefined` while loading. */
  list: GroceryList | undefined;
  isError: boolean;
  retry(): void;
  /** Others' changes since the last visit, and how to dismiss them. */
  differences: Difference[];
  noteDifferences(): void;
}

/** The list of a range, cached on this device under `name`: the household's with pending changes, or a visitor's. */
export function useGroceryList(range: DateRange, name: string): ShownList {
  const { user } = useSession();
  const units = useUnits();
  const now = useToday();
  const today = splitBy(range, now);
  const isReady = now !== null;
  const local = useLocalList({ range, today, name, units, isWanted: user === null && isReady });
  useLivePlan(api.groceryList.key());
  const query = useQuery({
    ...listQuery(api, range, now, units),
    enabled: user !== null && isReady,
    placeholderData: keepPreviousData,
  });
  const { data, fetchStatus, isPlaceholderData } = query;
  // What a change has made stale is not yet what the cook finds.
  const isSettled = fetchStatus === 'idle' && !query.isError;
  // Offline, the query is paused and never fails.
  const isError = query.isError || fetchStatus === 'paused';
  const userId = user?.id;
  const kitchenId = user?.kitchenId;
  // Shows the offline cache until the server responds.
  const old = useMemo(
    () => (data || !kitchenId ? undefined : offlineList(kitchenId, name)?.list),
    [data, kitchenId, name],
  );
  const { list, pending, isTabOnly } = useWithPendingChanges(data ?? old);
  const news = useNews(kitchenId, name, range, isPlaceholderData ? undefined : data, isSettled);
  const retry = () => {
    void query.refetch();
    if (userId) pendingChangesOf(userId).retry();
  };
  if (user === null) return { ...local, pending: 0, isTabOnly: false, differences: [], noteDifferences() {} };
  return { list, pending, isTabOnly, isOld: isError && list !== undefined, isError, retry, ...news };
}

function useNews(
  kitchenId: string | undefined,
  name: string,
  range: DateRange,
  data: GroceryList | undefined,
  isSettled: boolean,
) {
  // A visit counts as seen once its changes were on screen and the cook has left.
  const looked = useRef<GroceryFood[] | null>(null);
  const [noted, setNoted] = useState(0);
  const [shown, setDifferences] = useState<Difference[]>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` is read again after a change.
  useEffect(() => {
    if (!kitchenId || !data) return setDifferences(NONE);
    if (!isSettled) return;
    saveOfflineList(kitchenId, name, range, data);
    const planned = plannedFoods(data);
    let isLatest = true;
    void differencesSince(offlineList(kitchenId, name)?.seen ?? planned, planned).then(
      (found) => {
        if (!isLatest) return;
        looked.current = planned;
        setDifferences(found);
      },
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [kitchenId, name, range, data, isSettled, noted]);
  useEffect(() => {
    if (!kitchenId) return;
    const leave = () => {
      if (looked.current) markSeen(kitchenId, name, looked.current);
    };
    // A phone may end a page in the background without a word.
    const hide = () => document.hidden && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
      looked.current = null;
    };
  }, [kitchenId, name]);
  const noteDifferences = () => {
    if (kitchenId && data) markSeen(kitchenId, name, plannedFoods(data));
    setNoted((count) => count + 1);
  };
  return { differences: shown, noteDifferences };
}

const NONE: Difference[] = [];

/** Few visits find any, so the code that describes them loads only then. */
async function differencesSince(
  before: readonly GroceryFood[],
  after: readonly GroceryFood[],
): Promise<Difference[]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return NONE;
  const { differencesBetween } = await import('../../rules/differences.ts');
  return differencesBetween(before, after);
}
