import { useSyncExternalStore } from 'react';
import { t } from '#shared/t.ts';
import { DeviceFull, deviceStore } from '#web/device-store.ts';
import { warnIfTabOnly } from '#web/tab-only.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_LOCAL_MEALS } from '../../rules/limits.ts';
import { readLocalPlan } from '../../rules/local-plan.ts';
import { LOCAL_PLAN_KEY } from '../../rules/local-plan-key.ts';

/** Dispatched when the local plan changes (spec part 1 §4). */
export const PLAN_UPDATED = 'mealPlanUpdated';

const NONE: PlannedMeal[] = [];
const plan = deviceStore<PlannedMeal[]>({
  key: LOCAL_PLAN_KEY,
  empty: NONE,
  parse: readLocalPlan,
  whenFull: 'refuse',
  longest: 2_000_000,
});

/** A visitor's plan, stored on this device. */
export function useLocalPlan(): PlannedMeal[] {
  return useSyncExternalStore(watchLocalPlan, plan.get, () => NONE);
}

/** The current local plan, outside of rendering. */
export function localPlan(): PlannedMeal[] {
  return plan.get();
}

function watchLocalPlan(changed: () => void): () => void {
  const stop = plan.subscribe(changed);
  window.addEventListener(PLAN_UPDATED, changed);
  return () => {
    stop();
    window.removeEventListener(PLAN_UPDATED, changed);
  };
}

/** Changes the local plan. Throws `DeviceFull`. */
export function changeLocalPlan(change: (meals: PlannedMeal[]) => PlannedMeal[]): void {
  const meals = change(plan.get());
  const outcome = meals.length > MOST_LOCAL_MEALS ? 'full' : plan.set(meals);
  if (outcome === 'full')
    throw new DeviceFull(t('This device cannot store any more meals. Please sign in to plan more.'));
  warnIfTabOnly(outcome);
  window.dispatchEvent(new Event(PLAN_UPDATED));
}
