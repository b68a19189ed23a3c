import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocalPlan } from '#features/meal-plan/web/state/local-plan.ts';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import { api } from '#web/api.ts';
import { DeviceFull, deviceStore, useStored } from '#web/device-store.ts';
import { VISITOR } from '#web/kept/offline-cache.ts';
import { warnIfTabOnly } from '#web/tab-only.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { applyChange, type GroceryChange } from '../../rules/changes.ts';
import type { GroceryList } from '../../rules/list.ts';
import {
  afterChange,
  EMPTY_OVERLAY,
  hasRoom,
  type LocalOverlay,
  readLocalOverlay,
} from '../../rules/local-overlay.ts';
import { offlineList, saveOfflineList } from './offline-list.ts';

/** A visitor's changes to their list. */
const overlays = deviceStore<LocalOverlay>({
  key: 'plateful-grocery-list',
  empty: EMPTY_OVERLAY,
  parse: readLocalOverlay,
  whenFull: 'refuse',
});

interface Wanted {
  range: DateRange;
  today: PlainDate | null;
  name: string;
  units: UnitSystem;
  isWanted: boolean;
}

/** The list for a visitor's local plan; their changes to it are stored on the device too. */
export function useLocalList({ range, today, name, units, isWanted }: Wanted) {
  const meals = useLocalPlan();
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { ticks, ...overlay } = useStored(overlays);
  const planned = meals.map(({ recipeId, date, servings }) => ({ recipeId, date, servings }));
  const input = { ...range, ...(today && { today }), units, meals: planned, ...overlay };
  const query = useQuery({
    queryKey: api.groceryList.preview.queryKey({ input }),
    // Always a POST body, never in the URL.
    queryFn: () => api.groceryList.preview.call(input),
    enabled: isWanted && isReady,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const isError = query.isError || query.fetchStatus === 'paused';
  useEffect(() => {
    if (data && !isPlaceholderData) saveOfflineList(VISITOR, name, range, data);
  }, [data, isPlaceholderData, name, range]);
  const saved = data ?? (isError ? offlineList(VISITOR, name)?.list : undefined);
  const list = useMemo(
    () =>
      saved &&
      ticks.reduce<GroceryList>(
        (shown, { key, id, place }) => applyChange(shown, { kind: 'tick', keys: [key], id, place }),
        saved,
      ),
    [saved, ticks],
  );
  return {
    list,
    isOld: data === undefined && list !== undefined,
    isError,
    retry: () => void query.refetch(),
  };
}

/** Throws `DeviceFull`. */
export function changeHere(change: GroceryChange): void {
  const after = afterChange(overlays.get(), change);
  const outcome = hasRoom(after) ? overlays.set(after) : 'full';
  if (outcome === 'full')
    throw new DeviceFull(t('This device cannot store any more items. Please sign in to save your list.'));
  warnIfTabOnly(outcome);
}
