import type { PlainDate } from '#shared/dates.ts';
import type { PlannedMeal } from '../rules/calendar.ts';

/** Props of every view of the plan. */
export interface ViewProps {
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
  /** Ids of meals with pending changes. */
  notSynced: ReadonlySet<string>;
  /** Goes to the next (1) or previous (-1) period. */
  onStep(step: 1 | -1): void;
}

export interface MealProps {
  meal: PlannedMeal;
  isUnsynced: boolean;
}
