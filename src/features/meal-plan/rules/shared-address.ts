import type { PlanAddress } from './calendar.ts';

/** The path under which the holder of a link sees what was in view when it was shared; of a day, its week. */
export function sharedAddress(secret: string, { date, view }: PlanAddress): string {
  const at = new URLSearchParams({ date, view: view === 'monthly' ? 'monthly' : 'weekly' });
  return `/shared-plan/${encodeURIComponent(secret)}?${at}`;
}
