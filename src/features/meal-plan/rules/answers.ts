import { addDays, daysBetween } from '#shared/dates.ts';
import type { PlannedMeal } from './calendar.ts';
import type { PlanChange } from './changes.ts';

/** What the server answers to a change: the meals that are so now, and those that are gone. */
export interface PlanAnswer {
  /** Of a repeat the repeated meal comes first. */
  put: PlannedMeal[];
  /** Whole, so that they can come back. */
  removed: PlannedMeal[];
}

/** The change that takes a saved change back; `null` for one that took something back itself. */
export function inverseOf(change: PlanChange, { put, removed }: PlanAnswer): PlanChange | null {
  switch (change.kind) {
    case 'restore':
      return null;
    case 'add':
    case 'copy':
      return restore([], put);
    case 'remove':
    case 'removeSeries':
      return restore(removed);
    case 'change':
      // Changed before it was saved, the meal had another id (see `applyChange`).
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

/** A range of days as the server has it, after what it answered. */
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
