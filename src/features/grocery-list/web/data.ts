import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/data.ts';
import { useLocalPlan } from '#features/meal-plan/web/data/local-plan.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../contract.ts';
import { buildGroceryList, type DateRange, type ShoppedRecipe } from '../rules.ts';

export interface GroceryList {
  items: GroceryItem[];
  shown: number;
  total: number;
}

interface Loaded {
  list: GroceryList | undefined;
  isError: boolean;
  retry(): void;
}

const TICKS_KEY = 'plateful-grocery-ticks';
const MOST_TICKS = 2000;
const TICKED = 'plateful-grocery-ticked';
const CHANGES = ['grocery-list', 'tick'];

/** The list of a range: the kitchen's own, or for a visitor made here from the plan on this device. */
export function useGroceryList(range: DateRange): Loaded {
  const isSignedIn = useSession().user !== null;
  const local = useLocalList(range, !isSignedIn);
  const query = useQuery({
    ...api.groceryList.get.queryOptions({ input: range }),
    enabled: isSignedIn,
    // The plan may have changed on another device since.
    staleTime: 0,
  });
  if (!isSignedIn) return local;
  return { list: query.data, isError: query.isError, retry: () => void query.refetch() };
}

function useLocalList(range: DateRange, isWanted: boolean): Loaded {
  const meals = useLocalPlan();
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const ids = isWanted ? [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))] : [];
  const queries = useQueries({
    queries: ids.map((recipeId) => api.recipes.get.queryOptions({ input: { recipeId } })),
  });
  const ticks = useLocalTicks();
  const isPending = !isReady || queries.some((query) => query.isPending);
  const isError = queries.some((query) => query.isError && errorCode(query.error) !== 'not_found');
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  if (isPending || isError) return { list: undefined, isError, retry };
  const byId = new Map<string, ShoppedRecipe>();
  for (const { data } of queries) if (data) byId.set(data.id, data);
  const { items, ...counts } = buildGroceryList(meals, byId, range);
  const list = { ...counts, items: items.map((item) => ({ ...item, ticked: ticks.has(item.key) })) };
  return { list, isError: false, retry };
}

/** Ticks an item at once; taken back with a toast when it cannot be saved. */
export function useTickItem(): (tick: { key: string; ticked: boolean }) => void {
  const isSignedIn = useSession().user !== null;
  const { mutate } = useMutation({
    mutationKey: CHANGES,
    scope: { id: 'grocery-list' },
    mutationFn: async (tick: { key: string; ticked: boolean }) => {
      if (isSignedIn) await api.groceryList.tick.call(tick);
      else tickHere(tick);
    },
    onMutate: showTick,
    onError: async (error, { key, ticked }) => {
      await showTick({ key, ticked: !ticked });
      showToast({ title: 'Could not save the tick', description: errorMessage(error), tone: 'danger' });
    },
    onSettled: () => {
      if (isSignedIn && queryClient().isMutating({ mutationKey: CHANGES }) <= 1)
        void queryClient().invalidateQueries({ queryKey: api.groceryList.key() });
    },
  });
  return mutate;
}

async function showTick({ key, ticked }: { key: string; ticked: boolean }): Promise<void> {
  const queryKey = api.groceryList.get.key();
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueriesData<GroceryList>(
    { queryKey },
    (list) =>
      list && { ...list, items: list.items.map((item) => (item.key === key ? { ...item, ticked } : item)) },
  );
}

function useLocalTicks(): Set<string> {
  const text = useSyncExternalStore(watchTicks, readTicksText, () => '');
  return useMemo(() => readTicks(text), [text]);
}

function watchTicks(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(TICKED, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(TICKED, changed);
  };
}

function readTicksText(): string {
  try {
    return localStorage.getItem(TICKS_KEY) ?? '';
  } catch {
    return '';
  }
}

function readTicks(text: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(text || '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

function tickHere({ key, ticked }: { key: string; ticked: boolean }): void {
  const keys = readTicks(readTicksText());
  keys.delete(key);
  if (ticked) keys.add(key);
  localStorage.setItem(TICKS_KEY, JSON.stringify([...keys].slice(-MOST_TICKS)));
  window.dispatchEvent(new Event(TICKED));
}
