import { addDays, addMonths, LAST_DATE, type PlainDate } from '#shared/dates.ts';

export const RECURRING = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type Recurring = (typeof RECURRING)[number];

const OCCURRENCES = 90;

/**
 * The next 90 dates of a repeating meal (spec part 1 §4), up to 2199-12-31. Each is counted from the first date, so the 31st
 * monthly gives 28 February and then 31 March.
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
