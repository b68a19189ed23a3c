import { createContext, use } from 'react';
import type { PlannedMeal } from '../rules/calendar.ts';
import type { Recurring } from '../rules/occurrences.ts';
import type { Place } from './state/place.ts';

/** What can be done with a meal, wherever it is shown. */
export interface MealActions {
  /** `isHeld` while the finger that opened it still rests on the screen. */
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

/** Given by the plan's view to everything in it, so that a day is drawn anew only when its meals change. */
export const MealActionsContext = createContext<MealActions>(NO_ACTIONS);

export function useMealActions(): MealActions {
  return use(MealActionsContext);
}
