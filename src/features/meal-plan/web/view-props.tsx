import type { PlainDate } from '#shared/dates.ts';
import type { PlannedMeal } from '../rules/calendar.ts';

/** What each view of the plan is given. */
export interface ViewProps {
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
  /** Ids of meals whose last change is not saved yet. */
  notSynced: ReadonlySet<string>;
  /** Goes to the period after (1) or before (-1). */
  onStep(step: 1 | -1): void;
}

/** A meal in a view. */
export interface MealProps {
  meal: PlannedMeal;
  isUnsynced: boolean;
}
