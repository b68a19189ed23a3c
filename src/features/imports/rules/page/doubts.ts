import { looksOf } from './looks.ts';
import type { Unit } from './units.ts';

/** A list is doubtful if its mean odds are below this. */
const CERTAIN = 1.3;
/** Units between two lines of one list. */
const APART = 5;
/** Number of different looks among the lines. */
const MOTLEY = 4;
/** The share of the list's odds that may be found outside the list. */
const LEFT = 0.6;
/** '3. Bake', 'Step 3' */
const NUMBER = /^(?:\p{L}{3,12}\s)?(\d{1,2})(?:[.):]|$)/u;

/**
 * Whether a list read from a page may lack lines or have too many: its lines are unlikely, far apart or too different in
 * looks, or much else on the page is as likely. `odds` are for all units.
 */
export function isDoubtful(list: readonly Unit[], units: readonly Unit[], odds: Float32Array): boolean {
  if (list.length === 0) return false;
  const chosen = new Set(list);
  let [sum, within, beside, last, apart] = [0, 0, 0, -1, 0];
  units.forEach((unit, at) => {
    const own = odds[at] as number;
    if (!chosen.has(unit)) {
      beside += Math.max(0, own);
      return;
    }
    sum += own;
    within += Math.max(0, own);
    if (last >= 0) apart = Math.max(apart, at - last - 1);
    last = at;
  });
  const looks = new Set(list.map(({ element }) => looksOf(element)));
  return sum < list.length * CERTAIN || apart >= APART || looks.size >= MOTLEY || beside > within * LEFT;
}

/** Whether numbered steps start after the first number or skip some. */
export function lacksNumbers(steps: readonly Unit[]): boolean {
  const numbers = new Set(steps.map(({ text }) => Number(NUMBER.exec(text)?.[1] ?? 0)));
  return numbers.size > 2 && [...numbers].some((number) => number > 1 && !numbers.has(number - 1));
}
