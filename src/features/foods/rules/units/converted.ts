import { formatQuantity } from '#shared/quantity.ts';
import type { MeasureSystem } from '#shared/unit-systems.ts';
import { type Dimension, SPOONS, type UnitId, unitOf } from './units.ts';

/** A unit used from a threshold up, rounded to its steps. */
interface Shown {
  unit: UnitId;
  from: number;
  /** Upper threshold, exclusive. */
  below?: number;
  steps: readonly number[];
}

const [HALF, THIRD, QUARTER, EIGHTH] = [1 / 2, 1 / 3, 1 / 4, 1 / 8];
/** Relative error within which a round number is good enough: no cook weighs 453.6 g. */
const CLOSE = 0.025;
const CLOSE_ENOUGH = 0.08;

/** The first unit that fits is used, with its first step that is close, or else close enough. */
const SHOWN: Record<MeasureSystem, Partial<Record<Dimension, readonly Shown[]>>> = {
  metric: {
    mass: [
      { unit: 'kg', from: 1, steps: [0.05] },
      { unit: 'g', from: 100, steps: [10, 5] },
      { unit: 'g', from: 0, steps: [5, 1, 0.5] },
    ],
    volume: [
      { unit: 'l', from: 1, steps: [0.05] },
      { unit: 'ml', from: 100, steps: [10, 5] },
      { unit: 'ml', from: 0, steps: [5, 1, 0.5] },
    ],
    length: [
      { unit: 'cm', from: 1, steps: [1, 0.5] },
      { unit: 'mm', from: 0, steps: [1, 0.5] },
    ],
  },
  us: {
    mass: [
      { unit: 'lb', from: 1, steps: [HALF, QUARTER, EIGHTH] },
      { unit: 'oz', from: 0, steps: [1, HALF, QUARTER, EIGHTH] },
    ],
    volume: [
      { unit: 'quart', from: 2, steps: [HALF, QUARTER] },
      { unit: 'cup', from: HALF, steps: [HALF, QUARTER, THIRD] },
      { unit: 'cup', from: QUARTER, steps: [QUARTER, THIRD] },
      { unit: 'tbsp', from: 1, below: 8, steps: [1, HALF] },
      { unit: 'tbsp', from: 8, below: 16, steps: [1] },
      { unit: 'tsp', from: 3, below: 6, steps: [1, HALF] },
      { unit: 'tsp', from: 3 / 16, below: 3, steps: [HALF, QUARTER] },
      { unit: 'tsp', from: 0, below: 3 / 16, steps: [EIGHTH] },
    ],
    length: [{ unit: 'inch', from: 0, steps: [HALF, QUARTER, EIGHTH] }],
  },
};

/** Writes an amount in base units (g, ml, mm) in a system: '450 g', '1.35–1.8 kg', '2¼ cups'. */
export function writeConverted(
  from: number,
  to: number | null,
  dimension: Dimension,
  system: MeasureSystem,
): string {
  const largest = to ?? from;
  const choices = (SHOWN[system][dimension] ?? []).filter(
    ({ unit, from: least, below = Number.POSITIVE_INFINITY }) => {
      const count = largest / baseOf(unit);
      return count >= least * (1 - CLOSE) && count < below;
    },
  );
  const within = (most: number) =>
    choices.find(({ unit, steps }) => isNear(largest / baseOf(unit), steps, most));
  const shown = within(CLOSE) ?? within(CLOSE_ENOUGH) ?? choices[0];
  if (!shown) return '';
  const { unit, steps } = shown;
  const isMetric = unitOf(unit).system === 'metric';
  const [low, high] = [from, largest].map((value) =>
    rounded(value / baseOf(unit), steps, isMetric || dimension !== 'volume'),
  ) as [number, number];
  const number =
    low === high
      ? writeNumber(low, isMetric)
      : `${writeNumber(low, isMetric)}–${writeNumber(high, isMetric)}`;
  return `${number} ${high > 1 ? unitOf(unit).many : unitOf(unit).one}`;
}

/** Grams, milliliters or millimeters per unit. */
export function baseOf(unit: UnitId): number {
  const { base } = unitOf(unit);
  return base ? base.num / base.den : 1;
}

/** Whether a unit belongs to a system, or to both: every kitchen has spoons. */
export function isIn(system: MeasureSystem, unit: UnitId): boolean {
  return unitOf(unit).system === system || SPOONS.has(unit);
}

const error = (value: number, step: number) => Math.abs(Math.round(value / step) * step - value) / value;
const isNear = (value: number, steps: readonly number[], most: number) =>
  steps.some((step) => error(value, step) <= most);

function rounded(value: number, steps: readonly number[], isOnScale: boolean): number {
  const step =
    steps.find((one) => error(value, one) <= CLOSE) ?? steps.find((one) => error(value, one) <= CLOSE_ENOUGH);
  if (step) return Number((Math.round(value / step) * step).toFixed(4));
  // A scale can show any number; a spoon or a cup only has its own size.
  if (isOnScale) return Number(value.toPrecision(2));
  const finest = Math.min(...steps);
  return Number((Math.max(1, Math.round(value / finest)) * finest).toFixed(4));
}

function writeNumber(value: number, isMetric: boolean): string {
  if (isMetric) return String(value);
  const den =
    [1, 2, 3, 4, 8].find((parts) => Math.abs(Math.round(value * parts) / parts - value) < 0.001) ?? 100;
  return formatQuantity(lowest(Math.round(value * den), den));
}

function lowest(num: number, den: number): { num: number; den: number } {
  let [a, b] = [num, den];
  while (b > 0) [a, b] = [b, a % b];
  return { num: num / (a || 1), den: den / (a || 1) };
}
