import { useMemo, useSyncExternalStore } from 'react';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_LOCAL_MEALS } from '../../rules/limits.ts';
import { readLocalPlan } from '../../rules/local-plan.ts';
import { LOCAL_PLAN_KEY } from '../../rules/local-plan-key.ts';

/** Dispatched when the local plan changes (spec part 1 §4). */
export const PLAN_UPDATED = 'mealPlanUpdated';

/** A visitor's plan, stored on this device. */
export function useLocalPlan(): PlannedMeal[] {
  const text = useSyncExternalStore(watchLocalPlan, readLocalText, () => null);
  return useMemo(() => readLocalPlan(text), [text]);
}

/** The current local plan, outside of rendering. */
export function localPlan(): PlannedMeal[] {
  return readLocalPlan(readLocalText());
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

/** Thrown when storage is full; the message is for the cook. */
export class DeviceFull extends Error {}

/** Changes the local plan. Throws `DeviceFull`. */
export function changeLocalPlan(change: (meals: PlannedMeal[]) => PlannedMeal[]): void {
  const meals = change(localPlan());
  try {
    if (meals.length > MOST_LOCAL_MEALS) throw new Error('full');
    if (meals.length === 0) localStorage.removeItem(LOCAL_PLAN_KEY);
    else localStorage.setItem(LOCAL_PLAN_KEY, JSON.stringify(meals));
  } catch {
    throw new DeviceFull('This device cannot store any more meals. Please sign in to plan more.');
  }
  window.dispatchEvent(new Event(PLAN_UPDATED));
}
