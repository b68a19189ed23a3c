import { addDays, daysBetween } from '#shared/dates.ts';
import type { PlannedMeal } from './calendar.ts';
import type { MealEdit, PlanChange, Repetition } from './changes.ts';

/** The server's response to a change: meals changed and meals removed. */
export interface PlanAnswer {
  /** For a repeat, the original meal comes first. */
  put: PlannedMeal[];
  /** In full, so that an undo can restore them. */
  removed: PlannedMeal[];
  /** How the meal of a repeat was repeated before, if the server still knows. */
  former?: Repetition | null;
}

/** The change that undoes a saved change; `null` if that was itself an undo. */
export function inverseOf(change: PlanChange, { put, removed, former }: PlanAnswer): PlanChange | null {
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
      return undoneEdit(change, put);
    // Others in the household may have changed the rest of the meals, or removed some, meanwhile: also how the meal was
    // repeated, just before.
    case 'repeat': {
      const [{ id } = change.meal, ...made] = put;
      const { recurring, seriesId } = former ?? change.meal;
      return { ...restore(removed, made), moved: [{ id, recurring, seriesId }] };
    }
    case 'moveSeries': {
      const days = daysBetween(change.date, change.meal.date);
      const back = change.mealType && { mealType: change.meal.mealType };
      const placeOf = ({ id, date }: PlannedMeal) => ({
        id,
        ...(days !== 0 && { date: addDays(date, days) }),
        ...back,
      });
      return { kind: 'restore', meals: [], remove: [], moved: put.map(placeOf) };
    }
  }
}

/**
 * Sets back only what was edited: others in the household may have changed the rest of the meal, or removed it, meanwhile.
 * Takes the id from the response, because a meal edited before it was saved had a provisional one (see `applyChange`).
 */
function undoneEdit(
  { meal, to }: Extract<PlanChange, { kind: 'change' }>,
  [answered]: readonly PlannedMeal[],
): PlanChange {
  const edited = Object.keys(to) as (keyof MealEdit)[];
  return {
    kind: 'change',
    meal: answered ?? { ...meal, ...to },
    to: Object.fromEntries(edited.map((field) => [field, meal[field]])),
  };
}

function restore(
  meals: PlannedMeal[],
  made: readonly PlannedMeal[] = [],
): Extract<PlanChange, { kind: 'restore' }> {
  return { kind: 'restore', meals, remove: made.map(({ id }) => id), moved: [] };
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
