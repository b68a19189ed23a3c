import { MINUTE_MS } from '#shared/durations.ts';
import { t } from '#shared/t.ts';
import { listed as listOf } from '#shared/written/lists.ts';
import type { Kind } from './categories.ts';
import { isQuiet, localTime, type QuietHours } from './local-time.ts';

/** Minutes for which a kind gathers events before they are sent together. Scheduled messages do not wait. */
const GATHERS_MINUTES: Record<Kind, number> = {
  new_recipes: 60,
  talk: 5,
  ratings: 60,
  meals: 0,
  tip: 0,
  promotion: 0,
};

/** What others do is sent at most once in this many minutes. */
export const APART_MINUTES = 60;

/** When a notification that starts now is due, unless its person has quiet hours then, or was sent one shortly before. */
export function dueAt(kind: Kind, now: Date): Date {
  return new Date(now.getTime() + GATHERS_MINUTES[kind] * MINUTE_MS);
}

/** Whether somebody may be notified now. People with an unknown time zone have no quiet hours. */
export function mayTell(now: Date, timeZone: string | null, quiet: QuietHours | null): boolean {
  const local = timeZone === null ? null : localTime(now, timeZone);
  return !local || !isQuiet(local.minutes, quiet);
}

/** Names in a sentence, each once: 'Ari', 'Ari and Bo', 'Ari, Bo and 3 more'. */
export function listed(names: readonly string[], most = 2): string {
  const unique = [...new Set(names)];
  const more = unique.length - most;
  return listOf(more > 0 ? [...unique.slice(0, most), t('{more} more', { more })] : unique);
}
