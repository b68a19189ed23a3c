import { addDays, daysBetween } from '#shared/dates.ts';
import type { PlannedMeal } from './calendar.ts';
import type { PlanChange } from './changes.ts';

/** The server's response to a change: meals changed and meals removed. */
export interface PlanAnswer {
  /** For a repeat, the original meal comes first. */
  put: PlannedMeal[];
  /** In full, so that an undo can restore them. */
  removed: PlannedMeal[];
}

/** The change that undoes a saved change; `null` if that was itself an undo. */
export function inverseOf(change: PlanChange, { put, removed }: PlanAnswer): PlanChange | null {
  switch (change.kind) {
    case 'restore':
      return null;
    case 'plan':
    case 'copyDays':
      return restore([], put);
    case 'remove':
    case 'removeSeries':
      return restore(removed);
    case 'change':
      // A meal edited before it was saved had a provisional id (see `applyChange`).
      return restore(put.map(({ id }) => ({ ...change.meal, id })));
    case 'repeat': {
      const [{ id } = change.meal, ...made] = put;
      return restore([{ ...change.meal, id }, ...removed], made);
    }
    case 'moveSeries': {
      const days = daysBetween(change.date, change.meal.date);
      const back = change.mealType && { mealType: change.meal.mealType };
      return restore(put.map((meal) => ({ ...meal, date: addDays(meal.date, days), ...back })));
    }
  }
}

function restore(meals: PlannedMeal[], made: readonly PlannedMeal[] = []): PlanChange {
  return { kind: 'restore', meals, remove: made.map(({ id }) => id) };
}

/** A range of days with the server's response applied. */
export function afterAnswer<Planned extends PlannedMeal>(
  meals: readonly Planned[],
  { from, to }: { from: string; to: string },
  { put, removed }: { put: readonly Planned[]; removed: readonly { id: string }[] },
): Planned[] {
  const touched = new Set([...put, ...removed].map(({ id }) => id));
  return [
    ...meals.filter(({ id }) => !touched.has(id)),
    ...put.filter(({ date }) => date >= from && date <= to),
  ];
}
