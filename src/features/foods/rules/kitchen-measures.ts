import type { Rational } from '#shared/quantity.ts';

/** Into how many parts something is measured, up to a number of it; what is more is counted whole. */
type Parts = readonly { below: number; of: readonly number[] }[];

const COUNTED: Parts = [
  { below: 0.75, of: [2, 3, 4] },
  { below: 10, of: [2] },
];
const CUPS: Parts = [
  { below: 5, of: [2, 3, 4] },
  { below: 10, of: [2] },
];
const TEASPOONS: Parts = [
  { below: 0.5, of: [2, 3, 4, 8] },
  { below: 3, of: [2, 3, 4] },
  { below: 10, of: [2] },
];
const TABLESPOONS: Parts = [
  { below: 3, of: [2, 3, 4] },
  { below: 10, of: [2] },
];
const MEASURED: Parts = [{ below: 20, of: [2, 3, 4] }];

const UNITS: readonly [RegExp, Parts | null][] = [
  [/^\s*-?(?:cups?|c)(?!\p{L})/iu, CUPS],
  [/^\s*-?(?:teaspoons?|tsps?)(?!\p{L})/iu, TEASPOONS],
  [/^\s*-?(?:tablespoons?|tbsps?|dessertspoons?)(?!\p{L})/iu, TABLESPOONS],
  [
    /^\s*-?(?:ounces?|oz|pounds?|lbs?|fl\.? ?oz|pints?|pts?|quarts?|qts?|gallons?|gals?|inch(?:es)?)(?!\p{L})/iu,
    MEASURED,
  ],
  // A scale, a jug and a ruler show anything.
  [
    /^\s*-?(?:mg|g|gr|grams?|kg|kilograms?|ml|cl|dl|l|milli?lit(?:er|re)s?|lit(?:er|re)s?|mm|cm)(?!\p{L})/iu,
    null,
  ],
];

/**
 * The nearest amount that a kitchen can measure: nobody opens a sixth of a tin or fills three eighths of a cup.
 * `unit` is what follows the number.
 */
export function measurable(value: Rational, unit: string): Rational {
  const known = UNITS.find(([words]) => words.test(unit));
  const parts = known ? known[1] : COUNTED;
  if (!parts) return value;
  const number = value.num / value.den;
  const dens = [1, ...(parts.find(({ below }) => number < below)?.of ?? [])];
  const nearest = dens
    .map((den) => ({ num: Math.round(number * den), den }))
    .filter(({ num }) => num > 0)
    .reduce<Rational | null>(
      (best, one) => (best && off(best, number) <= off(one, number) + 1e-9 ? best : one),
      null,
    );
  return nearest ?? { num: 1, den: Math.max(...dens) };
}

function off({ num, den }: Rational, number: number): number {
  return Math.abs(num / den - number);
}
