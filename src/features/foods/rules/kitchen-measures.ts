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
/** A set of spoons has an eighth, a quarter and a half. */
const TEASPOONS: Parts = [
  { below: 3 / 16, of: [8] },
  { below: 3, of: [2, 4] },
  { below: 10, of: [2] },
];
/** Below two, what is no half is told in teaspoons: see `inSmallerSpoons`. */
const TABLESPOONS: Parts = [
  { below: 2, of: [2, 3, 4] },
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

/** Of what is bought, so much may be missing. */
const SLACK = 0.02;

/**
 * The nearest amount that a kitchen can measure: nobody opens a sixth of a tin or fills three eighths of a cup.
 * `unit` is what follows the number. What is to be bought must be `enough`.
 */
export function measurable(value: Rational, unit: string, side: 'nearest' | 'enough' = 'nearest'): Rational {
  const known = UNITS.find(([words]) => words.test(unit));
  const parts = known ? known[1] : COUNTED;
  if (!parts) return value;
  const number = value.num / value.den;
  const dens = [1, ...(parts.find(({ below }) => number < below)?.of ?? [])];
  const round = (times: number) =>
    side === 'nearest' ? Math.round(times) : Math.ceil(times * (1 - SLACK) - 1e-9);
  const nearest = dens
    .map((den) => ({ num: round(number * den), den }))
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

/** Less than so much of a unit is told in the next smaller one, where the larger has no measure for it. */
const SMALLER = [
  { unit: /^\s*(?:cups?|c)\s*$/i, below: 0.24, instead: ' tbsp', times: 16 },
  { unit: /^\s*(?:tablespoons?|tbsps?)\.?\s*$/i, below: 2, instead: ' tsp', times: 3 },
] as const;

/** How often the next unit stands for one in which there is no measure for so much; `null` where there is one. */
export function inSmallerSpoons(number: number, unit: string): { unit: string; times: number } | null {
  const found = SMALLER.find((one) => one.unit.test(unit));
  if (!found || number >= found.below || Number.isInteger(number * 2)) return null;
  const { instead, times } = found;
  const smaller = inSmallerSpoons(number * times, instead);
  return smaller ? { ...smaller, times: times * smaller.times } : { unit: instead, times };
}
