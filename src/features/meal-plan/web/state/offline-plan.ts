import { readOffline, writeOffline } from '#web/kept/offline-cache.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';

const KIND = 'plan';
const MOST_RANGES = 4;

interface Range {
  from: string;
  to: string;
}
type Kept = Range & { meals: PlannedMeal[] };

/** Caches the server's latest response for offline use. */
export function saveOfflinePlan(owner: string, range: Range, meals: PlannedMeal[]): void {
  const others = read(owner).filter((kept) => kept.from !== range.from || kept.to !== range.to);
  writeOffline<Kept>(KIND, owner, [{ ...range, meals }, ...others].slice(0, MOST_RANGES));
}

/** The cached meals of a range. */
export function offlinePlan(owner: string, range: Range): PlannedMeal[] | undefined {
  return read(owner).find((kept) => kept.from === range.from && kept.to === range.to)?.meals;
}

const read = (owner: string) => readOffline(KIND, owner, isKept);

function isKept(stored: unknown): stored is Kept {
  const { from, to, meals } = Object(stored) as Partial<Kept>;
  return typeof from === 'string' && typeof to === 'string' && Array.isArray(meals);
}
