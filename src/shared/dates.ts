import { DAY_MS } from './durations.ts';
import { memoize } from './memoize.ts';
import { language } from './spoken.ts';
import type { WeekStart } from './week-start.ts';
import { type DatePattern, writtenDay } from './written/days.ts';

/**
 * A calendar day as `yyyy-MM-dd`, without a time zone. Arithmetic is on UTC days, so a day is the same everywhere.
 * Hand-written: it is in the browser's bundle, and date libraries turn days into instants.
 */
export type PlainDate = string;

export const FIRST_DATE: PlainDate = '1970-01-01';
export const LAST_DATE: PlainDate = '2199-12-31';
/** The range, for messages. */
export const YEARS = { first: FIRST_DATE.slice(0, 4), last: LAST_DATE.slice(0, 4) };

/** Whether a text is a valid day, from 1970-01-01 to 2199-12-31. */
export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  if (text < FIRST_DATE || text > LAST_DATE) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && fromTime(time) === text;
}

/** The nearest day that `isPlainDate` accepts. */
export function clampDate(date: PlainDate): PlainDate {
  if (date < FIRST_DATE) return FIRST_DATE;
  return date > LAST_DATE ? LAST_DATE : date;
}

/** The day at an instant in this device's time zone. */
export function localDay(now: Date): PlainDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

/** Formats the day and the minute in a time zone ('Europe/Berlin'); `null` for an unknown zone. */
export const clockOf = memoize(
  (timeZone): Intl.DateTimeFormat | null => {
    try {
      return new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      });
    } catch {
      return null;
    }
  },
  // About as many zones as exist.
  { most: 600 },
);

/** The day at an instant in a time zone ('Europe/Berlin'); in UTC if the zone is unknown. */
export function todayIn(now: Date, timeZone: string): PlainDate {
  const clock = clockOf(timeZone);
  if (!clock) return now.toISOString().slice(0, 10);
  const parts = clock.formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromTime(toTime(date) + days * DAY_MS);
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = split(date);
  const first = new Date(Date.UTC(year, month + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return fromTime(first.getTime() + (Math.min(day, length) - 1) * DAY_MS);
}

const NUMBERS: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The first day of a day's week: Monday unless another was chosen (spec part 1 §9). */
export function startOfWeek(date: PlainDate, weekStart?: WeekStart | null): PlainDate {
  return addDays(date, -((weekday(date) - NUMBERS[weekStart ?? 'monday'] + 7) % 7));
}

/** The seven days of a day's week. */
export function weekOf(date: PlainDate, weekStart?: WeekStart | null): PlainDate[] {
  const first = startOfWeek(date, weekStart);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The first day of the weeks in a month's grid: in English, Sunday unless another was chosen (spec part 1 §9). */
export function gridStart(weekStart?: WeekStart | null): WeekStart {
  return weekStart ?? (language() === 'en' ? 'sunday' : 'monday');
}

/** The whole weeks that cover a day's month: 28 to 42 days (spec part 1 §9). */
export function monthGrid(date: PlainDate, weekStart?: WeekStart | null): PlainDate[] {
  const first = `${date.slice(0, 8)}01`;
  const start = startOfWeek(first, gridStart(weekStart));
  const last = addDays(addMonths(first, 1), -1);
  const end = addDays(startOfWeek(last, gridStart(weekStart)), 6);
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
}

/** Days from one day to another; negative if the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

/** Formats a day as the language does; the patterns show the English form. */
export function formatDate(date: PlainDate, pattern: DatePattern): string {
  return writtenDay(toTime(date), pattern);
}

function split(date: PlainDate): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: month - 1, day };
}

function toTime(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromTime(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}

function weekday(date: PlainDate): number {
  return new Date(toTime(date)).getUTCDay();
}
