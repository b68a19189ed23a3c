import { DAY_MS, HOUR_MS } from '#shared/durations.ts';

/** A day, plus the time that a large backup takes. */
const OLD_MS = 36 * HOUR_MS;

export interface Attempt {
  startedAt: Date;
  finishedAt: Date | null;
  failure: string | null;
}

/** `newest` has any result; `lastGood` is complete. */
export interface History {
  newest: Attempt | null;
  lastGood: Attempt | null;
}

/** When today's backup was due, or yesterday's if it is before that hour; in local time. */
function lastDue(now: Date, hour: number): Date {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  return due > now ? new Date(due.getTime() - DAY_MS) : due;
}

/** Whether to make a backup now: the last due one is missing, and any failed attempt was an hour ago. */
export function isDue({ newest, lastGood }: History, hour: number, now: Date): boolean {
  if (lastGood && lastGood.startedAt >= lastDue(now, hour)) return false;
  return !newest || newest === lastGood || now.getTime() - newest.startedAt.getTime() >= HOUR_MS;
}

export const BACKUP_PROBLEMS = ['failed', 'old'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** The problem to warn admins about; `since` is when backups were turned on. */
export function problemOf({ newest, lastGood }: History, since: Date, now: Date): BackupProblem | null {
  if (newest?.failure && newest.startedAt >= since) return 'failed';
  const last = lastGood && lastGood.startedAt > since ? lastGood.startedAt : since;
  return now.getTime() - last.getTime() > OLD_MS ? 'old' : null;
}
