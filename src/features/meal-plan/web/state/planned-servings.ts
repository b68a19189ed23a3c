import { useRouterState } from '#web/router-state.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_SERVINGS } from '../../rules/limits.ts';

interface Opened {
  plannedServings: number;
}

/**
 * Router state of a link from the plan to a recipe: the planned servings, for which the grocery list has bought. Not in the
 * URL, which would make it a different page for caches and offline use.
 */
export function plannedFor({ servings }: Pick<PlannedMeal, 'servings'>): Opened | undefined {
  return servings ? { plannedServings: servings } : undefined;
}

/** The planned servings of a recipe opened from the plan; `null` if it was opened from elsewhere. */
export function usePlannedServings(): number | null {
  const { plannedServings: count } = useRouterState<Opened>();
  return Number.isInteger(count) && count && count > 0 ? Math.min(count, MOST_SERVINGS) : null;
}
