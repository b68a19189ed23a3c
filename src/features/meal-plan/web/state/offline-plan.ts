import { readOffline, writeOffline } from '#web/kept/offline-cache.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import type { KeptRange } from '../../rules/kept-plan.ts';

const KIND = 'plan';
const MOST_RANGES = 6;

/** Caches the server's latest response for offline use. */
export function saveOfflinePlan(owner: string, range: Omit<KeptRange, 'meals'>, meals: PlannedMeal[]): void {
  const others = offlinePlan(owner).filter((kept) => kept.from !== range.from || kept.to !== range.to);
  writeOffline<KeptRange>(KIND, owner, [{ ...range, meals }, ...others].slice(0, MOST_RANGES));
}

/** The cached ranges, newest first. */
export const offlinePlan = (owner: string): KeptRange[] => readOffline(KIND, owner, isKept);

function isKept(stored: unknown): stored is KeptRange {
  const { from, to, meals } = Object(stored) as Partial<KeptRange>;
  return typeof from === 'string' && typeof to === 'string' && Array.isArray(meals);
}
