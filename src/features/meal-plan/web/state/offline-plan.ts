import { readOffline, writeOffline } from '#web/offline-cache.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';

const KIND = 'plan';
const MOST_RANGES = 4;

interface Range {
  from: string;
  to: string;
}
type Kept = Range & { meals: PlannedMeal[] };

/** Keeps what the server said last on this device, for when it cannot be asked. */
export function saveOfflinePlan(userId: string, range: Range, meals: PlannedMeal[]): void {
  const others = read(userId).filter((kept) => kept.from !== range.from || kept.to !== range.to);
  writeOffline<Kept>(KIND, userId, [{ ...range, meals }, ...others].slice(0, MOST_RANGES));
}

/** What this device saw last of a range. */
export function offlinePlan(userId: string, range: Range): PlannedMeal[] | undefined {
  return read(userId).find((kept) => kept.from === range.from && kept.to === range.to)?.meals;
}

const read = (userId: string) => readOffline<Kept>(KIND, userId);
