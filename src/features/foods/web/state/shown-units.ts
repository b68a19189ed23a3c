import type { Rational } from '#shared/quantity.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import { useCode } from '#web/ui/use-code.ts';

export const importShow = () => import('../../rules/units/show.ts');

interface Shown {
  /** False while the code for units other than the written ones is loading. */
  isReady: boolean;
  /** `gramsPerMl`: the density of a food that metric cooks weigh; `name`: what sticks are of. */
  amount(written: string, gramsPerMl?: number, name?: string): string;
  temperatures(text: string): string;
}

/** Amounts times a factor, and temperatures, in the reader's units. As written until the code is loaded. */
export function useShown(units: UnitSystem, factor: Rational = { num: 1, den: 1 }): Shown {
  const isWanted = units !== 'written' || factor.num !== factor.den;
  const show = useCode(importShow, isWanted);
  return {
    isReady: show !== null || !isWanted,
    amount: (written, gramsPerMl, name) =>
      show?.showAmount(written, units, factor, gramsPerMl, name) ?? written,
    temperatures: (text) => show?.showTemperatures(text, units) ?? text,
  };
}
