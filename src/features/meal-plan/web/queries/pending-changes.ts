import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LONGEST_REQUEST_MS } from '#features/accounts/web/queries/sent-as.ts';
import {
  followKitchen,
  signedInKitchen,
  signedInUserId,
  useSession,
} from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { api, type CallOptions } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { type Call, callTo, make } from '#web/pending/call.ts';
import { changesOf, type PendingChange } from '#web/pending/entry.ts';
import { queuesPerPerson, usePending } from '#web/pending/queues.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { afterAnswer, inverseOf, type PlanAnswer } from '../../rules/answers.ts';
import { mealToMerge, type PlannedMeal } from '../../rules/calendar.ts';
import { applyChange, type PlanChange, touchedMeals } from '../../rules/changes.ts';
import { readPlanChange } from '../../rules/read-change.ts';

/** Undo changes for what was saved since the page was opened, and their kitchen. */
const inverses = new Map<string, { inverse: PlanChange; kitchenId: string }>();

/** A signed-in cook's changes that the server has not confirmed. */
export const pendingChangesOf = queuesPerPerson<PlanChange, PlanAnswer>(
  'plateful-pending-plan',
  (userId) => ({
    readChange: readPlanChange,
    maySend: () => signedInUserId() === userId,
    kitchenId: signedInKitchen,
    send: (change, kitchenId) =>
      send(change, { signal: AbortSignal.timeout(LONGEST_REQUEST_MS), context: { userId, kitchenId } }),
    callOf,
    answerOf,
    saved: (entry, answer) => saved(userId, entry, answer),
    refused: (entry, error) => refused(userId, entry, error),
  }),
);

/** The plan with pending changes applied, and the ids of the meals they affect. */
export function useWithPendingChanges(saved: PlannedMeal[] | undefined) {
  const { changes, pending, isTabOnly } = usePending(pendingChangesOf, useSession().user);
  return useMemo(() => {
    const meals = saved && afterChanges(saved, changes);
    const late = pending > 0 ? changes : [];
    const notSynced = new Set(late.flatMap((change) => touchedMeals(meals ?? [], change)));
    return { meals, notSynced, pending, isTabOnly };
  }, [saved, changes, pending, isTabOnly]);
}

/** The current plan with pending changes, outside of rendering. */
export function withPendingChanges(userId: string, saved: PlannedMeal[]): PlannedMeal[] {
  return afterChanges(saved, changesOf(pendingChangesOf(userId).pending, signedInKitchen()));
}

function afterChanges(saved: PlannedMeal[], changes: readonly PlanChange[]): PlannedMeal[] {
  return changes.reduce<PlannedMeal[]>(applyChange, saved);
}

/**
 * Undoes a change: drops it if unsent, otherwise queues its inverse. False for one that was refused, or that was made in
 * another kitchen.
 */
export function takeBack(userId: string, id: string): boolean {
  const queue = pendingChangesOf(userId);
  if (queue.takeBack(id)) return true;
  const made = inverses.get(id);
  inverses.delete(id);
  if (made?.kitchenId !== signedInKitchen()) return false;
  queue.add(`undo-${id}`, made.inverse, made.kitchenId);
  return true;
}

async function send(change: PlanChange, options: CallOptions): Promise<PlanAnswer> {
  try {
    return answerOf(change, await make(callOf(change), options));
  } catch (error) {
    // Already removed, as intended.
    if (change.kind === 'remove' && errorCode(error) === 'not_found') return answerOf(change, change.meal);
    throw error;
  }
}

function callOf(change: PlanChange): Call {
  const { mealPlan } = api;
  switch (change.kind) {
    case 'plan': {
      const { id, recipeId, recipeName, date, mealType, servings, note } = change.meal;
      const dish = recipeId === null ? { text: recipeName } : { recipeId };
      return callTo(mealPlan.plan, { id, ...dish, date, mealType, servings, note });
    }
    case 'change': {
      const { recipeName, ...to } = change.to;
      const edit = { ...to, ...(recipeName === undefined ? {} : { text: recipeName }) };
      return callTo(mealPlan.update, { id: change.meal.id, ...edit });
    }
    case 'remove':
      return callTo(mealPlan.remove, { id: change.meal.id });
    case 'repeat': {
      const { recurring, seriesId } = change;
      const series = recurring === 'none' ? {} : { seriesId };
      return callTo(mealPlan.repeat, { id: change.meal.id, recurring, ...series });
    }
    case 'moveSeries': {
      const { scope, date, mealType } = change;
      return callTo(mealPlan.moveSeries, { id: change.meal.id, scope, date, mealType });
    }
    case 'removeSeries':
      return callTo(mealPlan.removeSeries, { id: change.meal.id, scope: change.scope });
    case 'copyDays': {
      const { kind: _kind, ...input } = change;
      return callTo(mealPlan.copyDays, input);
    }
    case 'restore':
      return callTo(mealPlan.restore, {
        meals: change.meals.map(mealToMerge),
        remove: change.remove,
        moved: change.moved,
      });
  }
}

type Output<Name extends keyof typeof api.mealPlan> = (typeof api.mealPlan)[Name] extends {
  call(...args: never[]): Promise<infer Result>;
}
  ? Result
  : never;

/** The plan according to the response to a change. */
function answerOf(change: PlanChange, output: unknown): PlanAnswer {
  switch (change.kind) {
    case 'plan':
    case 'change':
      return put([output as PlannedMeal]);
    case 'remove':
      return { put: [], removed: [{ ...change.meal, id: (output as Output<'remove'>).id }] };
    case 'repeat': {
      const { meal, meals, removed, former } = output as Output<'repeat'>;
      return { put: [meal, ...meals], removed, former };
    }
    case 'moveSeries':
    case 'copyDays':
      return put((output as Output<'moveSeries' | 'copyDays'>).meals);
    case 'removeSeries':
      return { put: [], removed: (output as Output<'removeSeries'>).removed };
    case 'restore':
      return {
        put: [...change.meals, ...(output as Output<'restore'>).moved],
        removed: change.remove.map((id) => ({ id }) as PlannedMeal),
      };
  }
}

const put = (meals: PlannedMeal[]): PlanAnswer => ({ put: meals, removed: [] });

function saved(
  userId: string,
  { id, change, kitchenId, undone }: PendingChange<PlanChange>,
  answer: PlanAnswer,
): void {
  if (signedInUserId() === userId && signedInKitchen() === kitchenId) showSaved(answer);
  const inverse = inverseOf(change, answer);
  if (!inverse) return;
  if (undone) pendingChangesOf(userId).add(`undo-${id}`, inverse, kitchenId);
  else inverses.set(id, { inverse, kitchenId });
}

/** Applies the server's response to the cached plans. */
function showSaved(answer: PlanAnswer): void {
  const cache = queryClient();
  const queryKey = api.mealPlan.list.key();
  // A fetch in flight may predate this change.
  const isOutdated = cache.isFetching({ queryKey }) > 0;
  if (isOutdated) void cache.cancelQueries({ queryKey });
  for (const query of cache.getQueryCache().findAll({ queryKey })) {
    const { from, to } = rangeOf(query.queryKey);
    cache.setQueryData<{ meals: PlannedMeal[] }>(
      query.queryKey,
      (plan) => plan && { meals: afterAnswer(plan.meals, { from, to }, answer) },
    );
  }
  if (isOutdated) void cache.invalidateQueries({ queryKey });
  invalidateDependents('plan');
  void cache.invalidateQueries({ queryKey: api.mealPlan.nutrition.key() });
}

/** The range that a query of the plan is about. */
function rangeOf([, about]: QueryKey): { from: string; to: string } {
  return { from: '', to: '9999', ...(about as { input?: { from?: string; to?: string } }).input };
}

/** Toast titles for refused changes (spec part 1 §8). */
const FAILED: Record<PlanChange['kind'], string> = {
  plan: t('Failed to add to meal plan'),
  change: t('Failed to update meal plan'),
  remove: t('Failed to remove meal'),
  repeat: t('Failed to update recurrence'),
  moveSeries: t('Failed to update meal plan'),
  removeSeries: t('Failed to remove meal'),
  copyDays: t('Failed to update meal plan'),
  restore: t('Failed to update meal plan'),
};

/** The toast about a change: its refusal takes the place of its success. */
export const toastOf = (changeId: string): string => `plan-${changeId}`;

function refused(userId: string, { id, change, undone }: PendingChange<PlanChange>, error: unknown): void {
  // They may have been refused because they were made for another kitchen.
  followKitchen().catch(() => {});
  void queryClient().invalidateQueries({ queryKey: api.mealPlan.list.key() });
  if (undone) return;
  const reason = errorCode(error) === 'internal' ? t('Please try again later.') : errorMessage(error);
  if (change.kind === 'change' && errorCode(error) === 'not_found') {
    tellGone(userId, change, reason, id);
    return;
  }
  const name = 'meal' in change ? `${change.meal.recipeName}: ` : '';
  const isInWords = change.kind === 'plan' && change.meal.recipeId === null;
  showToast(
    {
      title: isInWords ? t('Failed to add meal') : FAILED[change.kind],
      description: errorCode(error) === 'internal' ? reason : name + reason,
      tone: 'danger',
      duration: 8000,
    },
    toastOf(id),
  );
}

/** Somebody removed a meal while it was being edited: what was written can be added as a new one. */
export function tellGone(
  userId: string,
  { meal, to }: Extract<PlanChange, { kind: 'change' }>,
  reason: string = t('This meal is no longer on your plan.'),
  changeId = newId(),
): void {
  const addAgain = () => {
    const again: PlannedMeal = { ...meal, ...to, id: newId(), recurring: 'none', seriesId: null };
    pendingChangesOf(userId).add(newId(), { kind: 'plan', meal: again });
    showToast({ title: t('Meal added'), description: again.recipeName });
  };
  const hasWords = to.note !== undefined || to.recipeName !== undefined;
  showToast(
    {
      title: FAILED.change,
      description: `${meal.recipeName}: ${reason}`,
      tone: 'danger',
      action: { label: t('Add it again'), onClick: addAgain },
      duration: hasWords ? Number.POSITIVE_INFINITY : 8000,
    },
    toastOf(changeId),
  );
}

/** Whether a meal has left the plan, according to the latest responses about its day. */
export function isKnownGone(userId: string, { id, date }: PlannedMeal): boolean {
  const plans = queryClient().getQueryCache().findAll({ queryKey: api.mealPlan.list.key() });
  const latest = plans.flatMap(({ queryKey, state }) => {
    const { from, to } = rangeOf(queryKey);
    const isLatest = !state.isInvalidated && date >= from && date <= to;
    return isLatest ? ((state.data as { meals: PlannedMeal[] } | undefined) ?? []) : [];
  });
  const has = (meals: PlannedMeal[]) => withPendingChanges(userId, meals).some((meal) => meal.id === id);
  return latest.length > 0 && !latest.some(({ meals }) => has(meals));
}
