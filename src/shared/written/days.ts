import { language } from '#shared/spoken.ts';

/** Formats for a day (spec part 1 §2 'Meal plan'), in their English form. */
export const DATE_PATTERNS = {
  'MMMM d, yyyy': { dateStyle: 'long' },
  'MMM d': { day: 'numeric', month: 'short' },
  'MMM d, yyyy': { day: 'numeric', month: 'short', year: 'numeric' },
  'MMMM yyyy': { month: 'long', year: 'numeric' },
  'EEEE, MMMM d, yyyy': { dateStyle: 'full' },
  'EEE, MMM d': { weekday: 'short', day: 'numeric', month: 'short' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  EEE: { weekday: 'short' },
  EEEE: { weekday: 'long' },
  d: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DatePattern = keyof typeof DATE_PATTERNS;

const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * The UTC day of a time, in milliseconds, as the language writes it. A page bundle has the words of its only language, so
 * the build replaces this file there (`tools/messages/days.ts`): making the first format takes a phone 100 ms.
 */
export function writtenDay(time: number, pattern: DatePattern): string {
  const key = `${language()} ${pattern}`;
  formats[key] ??= new Intl.DateTimeFormat(language(), { ...DATE_PATTERNS[pattern], timeZone: 'UTC' });
  return formats[key].format(time);
}
