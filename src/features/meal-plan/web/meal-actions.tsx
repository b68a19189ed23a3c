import { createContext, use } from 'react';
import type { PlannedMeal } from '../rules/calendar.ts';
import type { Recurring } from '../rules/occurrences.ts';
import type { Place } from './state/place.ts';

/** Actions on a meal, in any view. */
export interface MealActions {
  /** `isHeld`: the finger that opened it is still down. */
  openMenu(meal: PlannedMeal, isHeld?: boolean): void;
  remove(meal: PlannedMeal): void;
  edit(meal: PlannedMeal): void;
  repeat(meal: PlannedMeal, recurring: Recurring): void;
  move(meal: PlannedMeal, to: Place): void;
  copy(meal: PlannedMeal, to: Place): void;
}

const NOTHING = () => {};
const NO_ACTIONS: MealActions = {
  openMenu: NOTHING,
  remove: NOTHING,
  edit: NOTHING,
  repeat: NOTHING,
  move: NOTHING,
  copy: NOTHING,
};

/** A context rather than props, so that a day re-renders only when its meals change. */
export const MealActionsContext = createContext<MealActions>(NO_ACTIONS);

export function useMealActions(): MealActions {
  return use(MealActionsContext);
}
