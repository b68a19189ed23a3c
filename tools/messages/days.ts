import { DATE_PATTERNS } from '../../src/shared/written/days.ts';

/** Where the numbers of a day stand among its values; its words follow. */
const NUMBERS: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = { day: 0, year: 1 };

/** Some day of each month, and the days of a week from Sunday: what `getUTCMonth` and `getUTCDay` count. */
const SAMPLES = {
  month: Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15)),
  weekday: Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day)),
};

/** `src/shared/written/days.ts` for a bundle of one language: its words, in the order of each pattern. */
export function daysIn(language: string): string {
  const tables = { month: [] as string[][], weekday: [] as string[][] };
  const patterns = Object.entries(DATE_PATTERNS).map(([pattern, options]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    const parts = format.formatToParts(SAMPLES.month[0]).map(({ type, value }) => {
      if (type !== 'month' && type !== 'weekday') return NUMBERS[type] ?? value;
      const words = SAMPLES[type].map(
        (time) => format.formatToParts(time).find((part) => part.type === type)?.value ?? '',
      );
      return { type, at: indexOf(words, tables[type]) };
    });
    return [pattern, parts] as const;
  });
  const numbers = Object.keys(NUMBERS).length;
  const orders = patterns.map(([pattern, parts]) => [
    pattern,
    parts.map((part) => {
      if (typeof part !== 'object') return part;
      return numbers + part.at + (part.type === 'weekday' ? tables.month.length : 0);
    }),
  ]);
  return `
const months = ${JSON.stringify(tables.month)};
const weekdays = ${JSON.stringify(tables.weekday)};
const orders = ${JSON.stringify(Object.fromEntries(orders))};
export function writtenDay(time, pattern) {
  const day = new Date(time);
  const values = [day.getUTCDate(), day.getUTCFullYear()];
  for (const words of months) values.push(words[day.getUTCMonth()]);
  for (const words of weekdays) values.push(words[day.getUTCDay()]);
  return orders[pattern].map((part) => (typeof part === 'number' ? values[part] : part)).join('');
}`;
}

/** Where these words stand in the list, which gets them if it does not have them yet. */
function indexOf(words: string[], tables: string[][]): number {
  const known = tables.findIndex((other) => other.every((word, at) => word === words[at]));
  return known >= 0 ? known : tables.push(words) - 1;
}
