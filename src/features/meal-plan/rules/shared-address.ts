import { paths } from '#shared/paths.ts';
import type { PlanAddress } from './calendar.ts';

/** The public path to what was in view when it was shared; for a day, its week. */
export function sharedAddress(secret: string, { date, view }: PlanAddress): string {
  return paths.sharedPlan(secret, { date, view: view === 'monthly' ? 'monthly' : 'weekly' });
}
