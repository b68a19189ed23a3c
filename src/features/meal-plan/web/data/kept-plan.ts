import type { Meal } from '../../contract.ts';

const KEY = 'plateful-kept-plan';
const MOST_RANGES = 4;

interface Range {
  from: string;
  to: string;
}
type Kept = Range & { meals: Meal[] };

/** Keeps what the server said last on this device, for when it cannot be asked. */
export function keepPlan(userId: string, range: Range, meals: Meal[]): void {
  const others = read(userId).filter((kept) => kept.from !== range.from || kept.to !== range.to);
  try {
    const kept: Kept[] = [{ ...range, meals }, ...others].slice(0, MOST_RANGES);
    localStorage.setItem(`${KEY}:${userId}`, JSON.stringify(kept));
  } catch {
    // A full device keeps no copy; the plan itself is on the server.
    localStorage.removeItem(`${KEY}:${userId}`);
  }
}

/** What this device saw last of a range. */
export function keptPlan(userId: string, range: Range): Meal[] | undefined {
  return read(userId).find((kept) => kept.from === range.from && kept.to === range.to)?.meals;
}

function read(userId: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}:${userId}`) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
