import { addDays, type PlainDate } from '#shared/dates.ts';
import type { GroceryItem } from './list.ts';

/** The longest range to shop for, in days. */
const FAR = 14;

/**
 * The last day that a list without an end covers, if it is far enough to be a surprise: a repeating meal is planned 90
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
