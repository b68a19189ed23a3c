import { MINUTE_MS } from '#shared/durations.ts';
import { listed as listOf } from '#shared/listed.ts';
import { t } from '#shared/t.ts';
import type { Kind } from './categories.ts';
import { isQuiet, localTime, type QuietHours } from './local-time.ts';

/** How long a kind gathers what happens before it is told. What comes by the clock does not wait. */
const GATHERS_MINUTES: Record<Kind, number> = {
  new_recipes: 60,
  talk: 5,
  ratings: 60,
  meals: 0,
  tip: 0,
  promotion: 0,
};

/** When a notification that begins now is told, unless its person is to be left alone then. */
export function dueAt(kind: Kind, now: Date): Date {
  return new Date(now.getTime() + GATHERS_MINUTES[kind] * MINUTE_MS);
}

/** Whether somebody may be told now. Whoever's clock is unknown has no quiet hours. */
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
