import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/data.ts';
import { type Decision, decideAccess } from '#features/subscription/rules.ts';
import { addDays, clampDate, monthGrid, type PlainDate, todayIn } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Meal } from '../contract.ts';
import { LOCAL_PLAN_KEY } from '../rules/local-plan-key.ts';
import { type MealType, MOST_LOCAL_MEALS, readLocalPlan } from '../rules.ts';

/** Tells every part of the page that the plan changed (spec part 1 §4). */
export const PLAN_UPDATED = 'mealPlanUpdated';

const CHANGES = ['meal-plan', 'change'];
/** One after the other, so that an undo never overtakes what it undoes. */
const IN_ORDER = { id: 'meal-plan' };
const TODAY_CHECK_MS = 20_000;
const UNDO_MS = 6000;
const STALE_MS = 30_000;

if (typeof window !== 'undefined') window.addEventListener(PLAN_UPDATED, reload);

function reload(): void {
  void queryClient().invalidateQueries({ queryKey: api.mealPlan.key() });
  void queryClient().invalidateQueries({ queryKey: api.groceryList.key() });
}

const tellUpdated = () => window.dispatchEvent(new Event(PLAN_UPDATED));

/** The day it is where the person is; `null` on the server, which does not know. Moves on at midnight. */
export function useToday(): PlainDate | null {
  return useSyncExternalStore(watchClock, readToday, () => null);
}

const readToday = () => todayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether the person may plan meals, and where they go when not. */
export function usePlanAccess(): Decision {
  const { user, isAdmin, subscription, access: mode } = useSession();
  const caller = { signedIn: user !== null, isAdmin, subscription };
  return decideAccess({ path: paths.mealPlan(), mode, caller });
}

/** The meals around a day, enough for each view of it: from the account, or for a visitor from this device. */
export function useMealPlan(date: PlainDate | null) {
  const session = useSession();
  const isSignedIn = session.user !== null;
  const local = useLocalPlan();
  const query = useQuery({
    ...planQuery(date ?? '1970-01-01'),
    enabled: isSignedIn && date !== null,
    // Another device of the kitchen may have changed it.
    staleTime: STALE_MS,
  });
  const { isError } = query;
  useEffect(() => {
    if (isError)
      showToast({
        title: 'Failed to load meal plan',
        description: 'Please try again later.',
        tone: 'danger',
      });
  }, [isError]);
  if (!isSignedIn) return { meals: date === null ? undefined : local, isError: false, retry: () => {} };
  return { meals: query.data?.meals, isError, retry: () => void query.refetch() };
}

/** Fetches the months before and after, so that a step shows its meals at once. */
export function usePlanAhead(days: readonly PlainDate[]): void {
  const isSignedIn = useSession().user !== null;
  const wanted = days.join();
  useEffect(() => {
    if (!isSignedIn) return;
    for (const date of wanted.split(',')) void queryClient().prefetchQuery(planQuery(date));
  }, [isSignedIn, wanted]);
}

/** The month of a day with the weeks that reach into it. */
function planQuery(date: PlainDate) {
  const grid = monthGrid(date);
  const from = clampDate(addDays(grid[0] ?? date, -6));
  const to = clampDate(addDays(grid.at(-1) ?? date, 6));
  return api.mealPlan.list.queryOptions({ input: { from, to } });
}

/** The plan a visitor keeps on this device. */
export function useLocalPlan(): Meal[] {
  const text = useSyncExternalStore(watchLocalPlan, readLocalText, () => null);
  return useMemo(() => readLocalPlan(text), [text]);
}

function watchLocalPlan(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(PLAN_UPDATED, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(PLAN_UPDATED, changed);
  };
}

function readLocalText(): string | null {
  try {
    return localStorage.getItem(LOCAL_PLAN_KEY);
  } catch {
    return null;
  }
}

class DeviceFull extends Error {}

/** Changes the plan on this device; throws when the device can keep no more. */
export function changeLocalPlan(change: (meals: Meal[]) => Meal[]): void {
  const meals = change(readLocalPlan(readLocalText()));
  try {
    if (meals.length > MOST_LOCAL_MEALS) throw new Error('full');
    if (meals.length === 0) localStorage.removeItem(LOCAL_PLAN_KEY);
    else localStorage.setItem(LOCAL_PLAN_KEY, JSON.stringify(meals));
  } catch {
    throw new DeviceFull('This device keeps no more meals. Please sign in to plan more.');
  }
  tellUpdated();
}

export interface MealWish {
  recipe: { id: string; title: string; image: string | null };
  date: PlainDate;
  mealType: MealType;
}

/** Adds a recipe to the plan; shown at once, taken back with a toast when it fails. */
export function usePlanMeal() {
  const isSignedIn = useSession().user !== null;
  return useMutation({
    mutationKey: CHANGES,
    scope: IN_ORDER,
    mutationFn: (meal: Meal) => addMeal(meal, isSignedIn),
    onMutate: (meal) => showInPlans(meal),
    onError: (error, meal) => {
      hideInPlans(meal.id);
      showToast({ title: 'Failed to add to meal plan', description: trouble(error), tone: 'danger' });
    },
    onSettled: settle,
  });
}

/** A meal that is not planned yet, with an id of its own. */
export function newMeal({ recipe, date, mealType }: MealWish): Meal {
  return {
    id: newId(),
    recipeId: recipe.id,
    recipeName: recipe.title,
    recipeImage: recipe.image,
    recipeGone: false,
    date,
    mealType,
    recurring: 'none',
    seriesId: null,
    servings: null,
    note: '',
    addedAt: new Date().toISOString(),
  };
}

/** Takes a meal off the plan, with a toast that can undo it. */
export function useRemoveMeal() {
  const isSignedIn = useSession().user !== null;
  const restore = usePlanMeal();
  const remove = useMutation({
    mutationKey: CHANGES,
    scope: IN_ORDER,
    mutationFn: (meal: Meal) => takeOff(meal, isSignedIn),
    onMutate: (meal) => hideInPlans(meal.id),
    onError: (_error, meal) => {
      showInPlans(meal);
      showToast({ title: 'Failed to remove meal', description: 'Please try again later.', tone: 'danger' });
    },
    onSettled: settle,
  });
  return (meal: Meal) => {
    remove.mutate(meal);
    showToast({
      title: 'Meal removed',
      description: meal.recipeName,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => restore.mutate(meal) },
    });
  };
}

async function addMeal(meal: Meal, isSignedIn: boolean): Promise<void> {
  const { id, recipeId, recipeName, date, mealType, servings, note } = meal;
  const dish = recipeId === null ? { text: recipeName } : { recipeId };
  if (isSignedIn) await api.mealPlan.add.call({ id, ...dish, date, mealType, servings, note });
  else changeLocalPlan((meals) => [...meals, meal]);
}

async function takeOff({ id }: Meal, isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return changeLocalPlan((meals) => meals.filter((meal) => meal.id !== id));
  try {
    await api.mealPlan.remove.call({ id });
  } catch (error) {
    // It is off the plan already, which is what was wanted.
    if (errorCode(error) !== 'not_found') throw error;
  }
}

async function showInPlans(meal: Meal): Promise<void> {
  await changeCachedPlans((meals, { from, to }) =>
    meal.date < from || meal.date > to ? meals : [...meals.filter(({ id }) => id !== meal.id), meal],
  );
}

async function hideInPlans(id: string): Promise<void> {
  await changeCachedPlans((meals) => meals.filter((meal) => meal.id !== id));
}

async function changeCachedPlans(
  change: (meals: Meal[], range: { from: string; to: string }) => Meal[],
): Promise<void> {
  const cache = queryClient();
  const queryKey = api.mealPlan.list.key();
  await cache.cancelQueries({ queryKey });
  for (const query of cache.getQueryCache().findAll({ queryKey })) {
    const { from = '', to = '9999' } =
      (query.queryKey[1] as { input?: { from?: string; to?: string } }).input ?? {};
    cache.setQueryData<{ meals: Meal[] }>(
      query.queryKey,
      (plan) => plan && { meals: change(plan.meals, { from, to }) },
    );
  }
}

/** Reads the plan again once no change is under way any more; before, it would miss what is still on its way. */
function settle(): void {
  if (queryClient().isMutating({ mutationKey: CHANGES }) <= 1) tellUpdated();
}

/** What to tell about a change that failed. */
export function trouble(error: unknown): string {
  return error instanceof DeviceFull ? error.message : errorMessage(error, 'Please try again later.');
}

/** A UUID, also where the page did not come over HTTPS and `randomUUID` is missing. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
