import { addDays, type PlainDate } from '#shared/dates.ts';
import type { GroceryItem } from './list.ts';

/** The longest range to shop for, in days. */
const FAR = 14;

/**
 * The last day a list without an end shops for, if it is so far that it may be a surprise: a meal that repeats is planned 90
 * times. Otherwise `null`.
 */
export function farthestDay(
  items: readonly Pick<GroceryItem, 'recipes'>[],
  today: PlainDate,
): PlainDate | null {
  const last = items
    .flatMap(({ recipes }) => recipes.map(({ lastDate }) => lastDate ?? ''))
    .reduce((latest, date) => (date > latest ? date : latest), '');
  return last > addDays(today, FAR) ? last : null;
}
