import type { PlainDate } from '#shared/dates.ts';
import type { PlannedMeal } from '../rules.ts';

/** What each view of the plan is given. */
export interface ViewProps {
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
  /** Ids of meals whose last change is not saved yet. */
  notSynced: ReadonlySet<string>;
}

/** A meal in a view. */
export interface MealProps {
  meal: PlannedMeal;
  isUnsynced: boolean;
}
