import { useMemo } from 'react';
import { isPlainDate, type PlainDate } from '#shared/dates.ts';
import { MEAL_TYPES, type MealType } from '../../rules/calendar.ts';
import { useChoosingText } from './choosing.ts';

/** A slot of the plan. */
export interface Place {
  date: PlainDate;
  mealType: MealType;
}

/** Parses a slot from a URL or from storage; `null` if invalid. */
export function placeFrom(
  date: string | null | undefined,
  mealType: string | null | undefined,
): Place | null {
  const type = MEAL_TYPES.find((known) => known === mealType);
  return isPlainDate(date) && type ? { date, mealType: type } : null;
}

/** The slot a recipe is being chosen for; `null` for none. */
export function useChoosing(): Place | null {
  const text = useChoosingText();
  return useMemo(() => {
    const [date, mealType] = text?.split(' ') ?? [];
    return placeFrom(date, mealType);
  }, [text]);
}

/** Pages on which people look for a recipe. */
const LOOKING = /^\/(?:recipes|search|category|categories|recipe|profile)(?:\/|$)/;

/** Whether the page at this path is for finding a recipe. */
export function isLookingAt(pathname: string): boolean {
  return LOOKING.test(pathname);
}
