import { readCopies, writeCopies } from '#web/copies.ts';
import type { Meal } from '../../contract.ts';

const KIND = 'plan';
const MOST_RANGES = 4;

interface Range {
  from: string;
  to: string;
}
type Kept = Range & { meals: Meal[] };

/** Keeps what the server said last on this device, for when it cannot be asked. */
export function keepPlan(userId: string, range: Range, meals: Meal[]): void {
  const others = read(userId).filter((kept) => kept.from !== range.from || kept.to !== range.to);
  writeCopies<Kept>(KIND, userId, [{ ...range, meals }, ...others].slice(0, MOST_RANGES));
}

/** What this device saw last of a range. */
export function keptPlan(userId: string, range: Range): Meal[] | undefined {
  return read(userId).find((kept) => kept.from === range.from && kept.to === range.to)?.meals;
}

const read = (userId: string) => readCopies<Kept>(KIND, userId);
