import type { PlainDate } from '#shared/dates.ts';
import type { PlannedMeal } from './calendar.ts';

interface Range {
  from: string;
  to: string;
}
/** The meals of a range, as the server last told them. */
export type KeptRange = Range & { meals: PlannedMeal[] };

/** Puts the plan of some days together from every kept range, newest first: the newest that covers a day is right about it. */
export function fromKept(kept: readonly KeptRange[], wanted: Range): PlannedMeal[] {
  const meals = new Map<string, PlannedMeal>();
  kept.forEach((range, place) => {
    const newer = kept.slice(0, place);
    for (const meal of range.meals) {
      const isWanted = covers(wanted, meal.date) && !isKept(newer, meal.date);
      // In an older range, a meal may still be on the day from which it was moved.
      if (isWanted && !meals.has(meal.id)) meals.set(meal.id, meal);
    }
  });
  return [...meals.values()];
}

/** Whether a day's meals are known. */
export const isKept = (kept: readonly Range[], day: PlainDate): boolean =>
  kept.some((range) => covers(range, day));

const covers = ({ from, to }: Range, day: PlainDate) => day >= from && day <= to;
