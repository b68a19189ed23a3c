import { addDays, formatDate, isPlainDate, type PlainDate, startOfWeek } from '#shared/dates.ts';
import { msg, t } from '#shared/t.ts';
import type { WeekStart } from '#shared/week-start.ts';
import type { DateRange } from './build-list.ts';

/** Preset ranges; those that start today move on with the date. */
export const PRESETS = [
  { id: 'from-today', label: msg('From today') },
  { id: 'next-7-days', label: msg('Next 7 days') },
  { id: 'this-week', label: msg('This week') },
  { id: 'all', label: msg('All planned meals') },
] as const;
export type Preset = (typeof PRESETS)[number]['id'];

/** The dates of a preset; empty for all meals. */
export function rangeOf(preset: Preset, today: PlainDate, weekStart?: WeekStart | null): DateRange {
  switch (preset) {
    case 'from-today':
      return { start: today };
    case 'next-7-days':
      return { start: today, end: addDays(today, 6) };
    case 'this-week': {
      const first = startOfWeek(today, weekStart);
      return { start: first, end: addDays(first, 6) };
    }
    case 'all':
      return {};
  }
}

/** A short label for a range: 'Mar 2 – Mar 8', 'From Mar 2', 'Until Mar 8'. */
export function rangeLabel({ start, end }: DateRange): string {
  const [first, last] = [start, end].map((date) => (isPlainDate(date) ? formatDate(date, 'MMM d') : ''));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return t('From {first}', { first });
  return last ? t('Until {last}', { last }) : t('All planned meals');
}
