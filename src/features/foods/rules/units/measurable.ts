import type { Rational } from '#shared/quantity.ts';

/** Divides a unit into this many parts up to a limit; larger amounts are counted whole. */
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
/** Below two, anything but a half is given in teaspoons: see `inSmallerUnit`. */
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
  // Scales, jugs and rulers can show any amount.
  [
    /^\s*-?(?:mg|g|gr|dag|hg|grams?|kg|kilograms?|ml|cl|dl|l|milli?lit(?:er|re)s?|lit(?:er|re)s?|mm|cm)(?!\p{L})/iu,
    null,
  ],
];

/** Shortfall allowed when buying. */
const SLACK = 0.02;

/**
 * Rounds to the nearest amount a cook can measure: nobody opens a sixth of a can or fills three eighths of a cup.
 * `unit` is what follows the number. Amounts to buy must be `enough`.
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

/** Relative difference a cook does not notice. */
const UNNOTICED = 0.08;

/** Below this many of a unit, switch to the next smaller one if the larger cannot measure the amount. */
const SMALLER = [
  { unit: /^\s*(?:cups?|c)\s*$/i, below: 1, onlyHalves: false, instead: ' tbsp', times: 16 },
  { unit: /^\s*(?:pounds?|lbs?)\.?\s*$/i, below: 1, onlyHalves: false, instead: ' oz', times: 16 },
  { unit: /^\s*(?:tablespoons?|tbsps?)\.?\s*$/i, below: 2, onlyHalves: true, instead: ' tsp', times: 3 },
] as const;

/** The smaller unit for an amount its own unit cannot measure, and how many make one; `null` if it can. */
export function inSmallerUnit(number: number, unit: string): { unit: string; times: number } | null {
  const found = SMALLER.find((one) => one.unit.test(unit));
  if (!found || number >= found.below) return null;
  const { num, den } = measurable({ num: number, den: 1 }, unit);
  const isMeasured = off({ num, den }, number) <= UNNOTICED * number && (!found.onlyHalves || den <= 2);
  if (isMeasured) return null;
  const smaller = inSmallerUnit(number * found.times, found.instead);
  return smaller
    ? { ...smaller, times: found.times * smaller.times }
    : { unit: found.instead, times: found.times };
}

/** Relative difference from which an amount is written with what its own unit leaves over. */
const TOO_FAR = 0.05;

/** Units whose rest the next smaller one measures: a cup and two tablespoons. */
const WITH_REST = [
  { unit: /^\s*(?:cups?|c)\s*$/i, from: 1, rest: 'tbsp', times: 16, parts: 2, of: [1, 2, 3, 4] },
  { unit: /^\s*(?:tablespoons?|tbsps?)\.?\s*$/i, from: 2, rest: 'tsp', times: 3, parts: 4, of: [1] },
] as const;

/**
 * The largest amount of a unit that is not too much, and the rest in the next smaller one, where the unit alone would be off by more
 * than a few percent: 1 1/8 cups are a cup and 2 tablespoons. `null` if it measures the amount by itself.
 */
export function withRest(
  number: number,
  unit: string,
): { most: Rational; rest: Rational; unit: string } | null {
  const found = WITH_REST.find((one) => one.unit.test(unit));
  if (!found || number < found.from) return null;
  if (off(measurable({ num: Math.round(number * 1e6), den: 1e6 }, unit), number) <= TOO_FAR * number)
    return null;
  const [most] = found.of
    .map((den) => ({ num: Math.floor(number * den + 1e-9), den }))
    .toSorted((one, other) => off(one, number) - off(other, number));
  if (!most) return null;
  const left = (number - most.num / most.den) * found.times;
  const rest = { num: Math.round(left * found.parts), den: found.parts };
  const shared = [4, 2].find((by) => rest.num % by === 0 && rest.den % by === 0) ?? 1;
  return { most, rest: { num: rest.num / shared, den: rest.den / shared }, unit: found.rest };
}
