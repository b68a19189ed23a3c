import type { Part } from '../classics/classic.ts';

/** Grams of self-raising flour with a teaspoon of baking powder in them. */
const GRAMS_TO_A_SPOON = 110;
const GRAMS: Readonly<Record<string, number>> = { g: 1, tbsp: 8 };
const SELF_RAISING = 'self-raising flour';
const POWDER = 'baking powder';

interface Filled {
  own: Part;
  taken: Part | null;
}

/** The baking powder that a flour lacks which took the place of self-raising flour, for the usual amount; `null` if nothing is lacking. */
export function powderLacking(lines: readonly Filled[]): Part | null {
  const grams = lines
    .filter(({ own, taken }) => own.name === SELF_RAISING && taken && /flour$/.test(taken.name))
    .filter(({ taken }) => taken?.name !== SELF_RAISING)
    .reduce((sum, { own }) => sum + own.count * (GRAMS[own.unit] ?? 0), 0);
  const count = Math.round((grams / GRAMS_TO_A_SPOON) * 4) / 4;
  return count > 0 ? { name: POWDER, cut: '', count, unit: 'tsp', units: 'tsp' } : null;
}

/** With more of what raises it already. */
export const isRaising = ({ name, unit }: Part): boolean => name === POWDER && unit === 'tsp';

/** The steps with the baking powder in the flour, unless they name it. */
export function mixedIn(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => /\bflour\b/.test(step));
  return steps.map((step, n) =>
    n === at && !steps.some((each) => each.includes(POWDER))
      ? step.replace(/\bflour\b/, `flour (mixed with the ${POWDER})`)
      : step,
  );
}
