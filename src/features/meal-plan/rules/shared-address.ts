import type { PlanAddress } from './calendar.ts';

/** The public path of what was in view when it was shared; for a day, its week. */
export function sharedAddress(secret: string, { date, view }: PlanAddress): string {
  const at = new URLSearchParams({ date, view: view === 'monthly' ? 'monthly' : 'weekly' });
  return `/shared-plan/${encodeURIComponent(secret)}?${at}`;
}
