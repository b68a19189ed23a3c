import { formatDate, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { MealType, PlannedMeal } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';

/** A drop target: a day, or with a meal type one of its slots. */
export interface DropPlace {
  date: PlainDate;
  mealType: MealType | null;
}

export function placeId({ date, mealType }: DropPlace): string {
  return mealType ? `${date} ${mealType}` : date;
}

export function placeOf(id: string): DropPlace {
  const [date = '', mealType] = id.split(' ');
  return { date, mealType: (mealType as MealType | undefined) ?? null };
}

/** The announced name of a target: 'Tuesday, November 24, 2026, Lunch'. */
export function placeName({ date, mealType }: DropPlace): string {
  const day = formatDate(date, 'EEEE, MMMM d, yyyy');
  return mealType ? `${day}, ${mealName(mealType)}` : day;
}

/** The announcement for a meal held over a target, or over none. */
export function overWhat(meal: PlannedMeal | undefined, id: string | null): string {
  return id === null
    ? t('Not over a day.')
    : t('{recipeName}, over {placeName}.', {
        recipeName: meal?.recipeName ?? '',
        placeName: placeName(placeOf(id)),
      });
}

/** Whether a meal can be dropped there: on another day it keeps its type (spec part 1 §4), so that has no other slots for it. */
export function takesMeal(meal: PlannedMeal, { date, mealType }: DropPlace): boolean {
  return mealType === null || mealType === meal.mealType || date === meal.date;
}

/** Where a dropped meal goes; on a day without a slot it keeps its type. */
export function targetOf(meal: PlannedMeal, place: DropPlace): { date: PlainDate; mealType: MealType } {
  return { date: place.date, mealType: place.mealType ?? meal.mealType };
}

export function isAt(
  meal: PlannedMeal,
  { date, mealType }: { date: PlainDate; mealType: MealType },
): boolean {
  return meal.date === date && meal.mealType === mealType;
}
