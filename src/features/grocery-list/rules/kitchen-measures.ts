import Fraction from 'fraction.js';
import { measurable } from '#features/foods/rules/units/measurable.ts';
import { type UnitId, unitOf } from '#features/foods/rules/units/units.ts';
import { formatQuantity } from '#shared/quantity.ts';
import { ONE, ofRational, toRational } from './exact.ts';

/** Fractions of a cup that have measuring cups. */
const MEASURABLE = new Set([1n, 2n, 3n, 4n]);
const QUARTER = new Fraction(1, 4);
/** In milliliters. */
export const CUP = baseOf('cup');

/** '1¾ cups', '⅓ cup + 2 tbsp', '1 tbsp + 2 tsp': what one or two measures hold, rounded up. */
export function writeCups(ml: Fraction): string {
  const cups = inThirds(ml.div(CUP));
  const [fewest] = [cups.mul(4).floor().div(4), cups.mul(3).floor().div(3)]
    .map((whole) => measuresOf(whole, cups))
    .sort((one, other) => one.length - other.length);
  if (fewest && fewest.length <= MOST_MEASURES) return fewest.map(written).join(' + ');
  return writeCups(cups.mul(CUP).div(baseOf('tbsp')).ceil().mul(baseOf('tbsp')));
}

type Measures = readonly (readonly [count: Fraction, unit: 'cup' | 'tbsp' | 'tsp'])[];

/** The given whole cups, and the rest in spoons. */
function measuresOf(whole: Fraction, cups: Fraction): Measures {
  const exact = cups.sub(whole).mul(CUP).div(baseOf('tsp'));
  const rest = exact.mod(3);
  // What rounds up to three teaspoons is a tablespoon.
  const tidy = rest.gt(0) ? ofRational(measurable(toRational(rest), 'tsp', 'enough')) : rest;
  const spoons = exact.sub(rest).add(tidy);
  const all: Measures = [
    [whole, 'cup'],
    [spoons.div(3).floor(), 'tbsp'],
    [spoons.mod(3), 'tsp'],
  ];
  return all.filter(([count]) => count.gt(0));
}

const MOST_MEASURES = 2;

const written = ([count, unit]: Measures[number]) =>
  `${formatQuantity(toRational(count))} ${nameOf(unit, count)}`;

/** Milliliters above which spoons are no longer used. */
export const MOST_IN_SPOONS = 60;

/** From two quarts on, nobody counts cups. */
export const MANY_CUPS = baseOf('quart').mul(2);

/** '0.333 cup' is a third. */
export function inThirds(cups: Fraction): Fraction {
  const near = cups.mul(3).round().div(3);
  return near.gt(0) && near.sub(cups).abs().valueOf() < NEAR_A_THIRD ? near : cups;
}
const NEAR_A_THIRD = 0.004;

export function isMeasurable(cups: Fraction): boolean {
  return MEASURABLE.has(cups.d) && cups.gte(QUARTER);
}

/** Grams or milliliters per unit. */
export function baseOf(unit: UnitId): Fraction {
  const { base } = unitOf(unit);
  return base ? ofRational(base) : ONE;
}

export function nameOf(unit: UnitId, count: Fraction): string {
  const { one, many } = unitOf(unit);
  return count.gt(ONE) ? many : one;
}
