import { isPlainDate, type PlainDate, startOfWeek, YEARS } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { WeekStart } from '#shared/week-start.ts';

export type Span = 'day' | 'week';

/** What copying would do. */
export interface CopyCounts {
  /** Meals on the days to copy. */
  there: number;
  /** Those not yet planned on their new days. */
  added: number;
}

/** The first day of what is copied; `null` if the text is no date. */
export function copyStart(span: Span, date: string, weekStart: WeekStart | null): PlainDate | null {
  if (!isPlainDate(date)) return null;
  return span === 'week' ? startOfWeek(date, weekStart) : date;
}

/** Why meals cannot be copied, at the field that has to change. `counts` is `null` until both days are known. */
export function copyProblems(
  span: Span,
  { from, to }: { from: string; to: string },
  weekStart: WeekStart | null,
  counts: CopyCounts | null,
): { from?: string | undefined; to?: string | undefined } {
  const bad = { from: dateProblem(from), to: dateProblem(to) };
  if (bad.from || bad.to) return bad;
  if (counts?.there === 0)
    return { from: span === 'week' ? t('No meals in this week.') : t('No meals on this day.') };
  if (copyStart(span, from, weekStart) === copyStart(span, to, weekStart))
    return {
      to:
        span === 'week'
          ? t('Please choose a different week to copy to.')
          : t('Please choose a different day to copy to.'),
    };
  return counts?.added === 0 ? { to: t('All of these meals are already planned there.') } : {};
}

function dateProblem(date: string): string | undefined {
  if (date === '') return t('Please choose a date');
  return isPlainDate(date) ? undefined : t('Please choose a date between {first} and {last}.', YEARS);
}
