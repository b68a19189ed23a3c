import { HOUR_MS } from '#shared/durations.ts';
import { t } from '#shared/t.ts';

/** Reports are reviewed within this many hours (spec part 2 §9). */
export const REVIEW_HOURS = 24;

/** Whole hours that something has waited at a given time. */
export function hoursWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
}

/** Whether a report has waited longer than promised. */
export function isLate(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > REVIEW_HOURS * HOUR_MS;
}

/** A waiting time in words: 'waiting 5 hours', 'waiting 2 days'. */
export function waitingText(hours: number): string {
  if (hours < 1) return t('waiting less than an hour');
  if (hours < 48) return t('{hours, plural, one {waiting # hour} other {waiting # hours}}', { hours });
  return t('{days, plural, one {waiting # day} other {waiting # days}}', { days: Math.floor(hours / 24) });
}
