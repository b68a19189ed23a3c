import { HOUR_MS } from '#shared/durations.ts';
import { t } from '#shared/t.ts';

/** Reports are reviewed within this many hours (spec part 2 §9). */
export const REVIEW_HOURS = 24;

/** Whole hours something has waited at a moment. */
export function hoursWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
}

/** Whether a report has waited longer than was promised. */
export function isLate(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > REVIEW_HOURS * HOUR_MS;
}

/** How long something has waited, in words: '5 hours', '2 days'. */
export function waitingText(hours: number): string {
  if (hours < 1) return t('less than an hour');
  if (hours < 48) return t('{hours, plural, one {# hour} other {# hours}}', { hours });
  return t('{count} days', { count: Math.floor(hours / 24) });
}
