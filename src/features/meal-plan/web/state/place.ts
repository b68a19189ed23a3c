import { useMemo } from 'react';
import { isPlainDate, type PlainDate } from '#shared/dates.ts';
import { MEAL_TYPES, type MealType } from '../../rules/calendar.ts';
import { useChoosingText } from './choosing.ts';

/** A day and a meal of it. */
export interface Place {
  date: PlainDate;
  mealType: MealType;
}

/** A place as an address or a device has it; `null` where it is none. */
export function placeFrom(
  date: string | null | undefined,
  mealType: string | null | undefined,
): Place | null {
  const type = MEAL_TYPES.find((known) => known === mealType);
  return isPlainDate(date) && type ? { date, mealType: type } : null;
}

/** The place a recipe is being looked for; `null` when there is none. */
export function useChoosing(): Place | null {
  const text = useChoosingText();
  return useMemo(() => {
    const [date, mealType] = text?.split(' ') ?? [];
    return placeFrom(date, mealType);
  }, [text]);
}
