import { addDays, addMonths, LAST_DATE, type PlainDate } from '#shared/dates.ts';

export const RECURRING = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type Recurring = (typeof RECURRING)[number];

const OCCURRENCES = 90;

/**
 * The next 90 days of a meal that repeats (spec part 1 §4), none after 2199-12-31. All are counted from the first day, so that
 * the 31st monthly is 28 February and then 31 March, and 29 February yearly is on the 29th again in a leap year.
 */
export function nextOccurrences(first: PlainDate, recurring: Recurring): PlainDate[] {
  if (recurring === 'none') return [];
  return Array.from({ length: OCCURRENCES }, (_, index) => STEPS[recurring](first, index + 1)).filter(
    (date) => date <= LAST_DATE,
  );
}

const STEPS: Record<Exclude<Recurring, 'none'>, (first: PlainDate, times: number) => PlainDate> = {
  daily: (first, times) => addDays(first, times),
  weekly: (first, times) => addDays(first, times * 7),
  monthly: (first, times) => addMonths(first, times),
  yearly: (first, times) => addMonths(first, times * 12),
};
