import {
  formatQuantity,
  parseQuantity,
  type Rational,
  scaleAmount,
  withSizeApart,
} from '#shared/quantity.ts';
import type { MeasureSystem, UnitSystem } from '#shared/unit-systems.ts';
import { readAmount } from '../ingredient/amounts.ts';
import type { Measure } from '../ingredient/ingredient.ts';
import { goesOnIn, isMeasuring, readMeasure } from '../ingredient/measures.ts';
import { type Line, LONGEST_LINE, readTokens } from '../ingredient/tokens.ts';
import { baseOf, isIn, writeConverted } from './converted.ts';
import { inSmallerUnit, measurable, withRest } from './measurable.ts';
import { comesInSticks } from './sticks.ts';
import { unitOf } from './units.ts';

/** Below this many grams, milliliters or millimeters, no US scale, spoon or ruler can measure. */
const LEAST_US = { mass: 3, volume: 0.5, length: 1.5, count: 0 };

/** A measure and its position in the text. */
interface Place {
  measure: Measure;
  start: number;
  end: number;
}

/**
 * Scales an amount as written and converts it: '1 cup (240 ml)' becomes '240 ml' in metric, '1 lb' becomes '450 g', '2
 * (14 oz) cans' becomes '2 (400 g) cans'. Counts and spoons are kept, weights stay weights and volumes stay volumes, unless
 * `gramsPerMl` tells the density of a food that metric cooks weigh: '1 cup' of flour becomes '125 g'. With the `name` of the
 * food, sticks are converted only if they are sticks of fat.
 */
export function showAmount(
  given: string,
  system: UnitSystem,
  factor: number | Rational = 1,
  gramsPerMl: number | null = null,
  name?: string,
): string {
  const amount = system === 'written' ? given : withSizeApart(given);
  const written = () => scaledInSmallerUnit(amount, factor) ?? scaleAmount(amount, factor, measurable);
  if (system === 'written' || amount.length > LONGEST_LINE) return written();
  const line: Line = { text: amount, tokens: readTokens(amount) };
  const read = readAmount(line, 0);
  const places = read ? placesOf(line, read.next) : [];
  const [first] = places;
  if (!read || !first) return written();
  if (first.measure.unit === 'stick' && name !== undefined && !comesInSticks(name)) return written();
  const isWhole = read.measures[0]?.unit === first.measure.unit && !read.packageSize;
  const end = line.tokens[read.next - 1]?.end ?? amount.length;
  if (isWhole) {
    const kept = keptOf(places, system);
    if (kept && places.length === 1) return written();
    const shown =
      kept && read.plus.length === 0
        ? scaleAmount(amount.slice(kept.start, kept.end), factor, measurable)
        : convertSum(read, system, factor, gramsPerMl);
    return shown === null
      ? written()
      : amount.slice(0, first.start) + shown + holderOf(amount, places, end) + amount.slice(end);
  }
  return scaleAmount(convertSizes(amount, places, system), factor, measurable);
}

/** A third of '1 tbsp' becomes '1 tsp', and one and a half of '3/4 cup' '1 cup + 2 tbsp'; `null` if the unit can measure it. */
function scaledInSmallerUnit(amount: string, factor: number | Rational): string | null {
  const quantity = parseQuantity(amount);
  const { num, den } = typeof factor === 'number' ? { num: factor, den: 1 } : factor;
  if (!quantity || quantity.to || num === den || !(num > 0)) return null;
  const value = { num: quantity.from.num * num, den: quantity.from.den * den };
  const number = value.num / value.den;
  const smaller = inSmallerUnit(number, quantity.rest);
  const both = smaller ? null : withRest(number, quantity.rest);
  if (both) return `${formatQuantity(both.most)}${quantity.rest} + ${formatQuantity(both.rest)} ${both.unit}`;
  if (!smaller) return null;
  const { times, unit } = smaller;
  return `${formatQuantity(measurable({ ...value, num: value.num * times }, unit))}${unit}`;
}

/** Finds the weights, volumes and lengths in an amount. */
function placesOf(line: Line, end: number): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < end; index++) {
    const token = line.tokens[index];
    const read = token?.kind === 'number' ? readMeasure(line, index) : null;
    if (!token || !read || !isMeasuring(read.measure.unit)) continue;
    index = read.next - 1;
    const place = { measure: read.measure, start: token.start, end: line.tokens[index]?.end ?? token.end };
    const before = places.at(-1);
    if (before && goesOn(before, place, line.text)) before.end = place.end;
    else places.push(place);
  }
  return places;
}

/** '1 lb 2 oz' and '1 kg–1.3 kg' are one measure. */
function goesOn(before: Place, place: Place, text: string): boolean {
  const between = text.slice(before.end, place.start).trim();
  return between === '' ? goesOnIn(before.measure, place.measure) : /^(?:[-–—,]|to)$/.test(between);
}

/** Converts the first measure plus its additions; `null` if they cannot be summed. */
function convertSum(
  { measures: [first], plus }: { measures: Measure[]; plus: Measure[] },
  system: MeasureSystem,
  factor: number | Rational,
  gramsPerMl: number | null = null,
): string | null {
  if (!first?.unit) return null;
  const { dimension } = unitOf(first.unit);
  const summands = [first, ...plus];
  if (summands.some(({ unit }) => !unit || unitOf(unit).dimension !== dimension)) return null;
  if (summands.every(({ unit }) => unit && isIn(system, unit))) return null;
  const times = typeof factor === 'number' ? factor : factor.num / factor.den;
  const by = times > 0 && Number.isFinite(times) ? times : 1;
  const value = (side: 'from' | 'to') =>
    summands.reduce((sum, measure) => sum + by * inBase(measure, side), 0);
  const least = system === 'us' ? LEAST_US[dimension] : 0;
  if (value('from') <= least) return null;
  const [from, to] = [value('from'), summands.some(({ to }) => to) ? value('to') : null];
  return gramsPerMl && dimension === 'volume' && system === 'metric'
    ? writeConverted(from * gramsPerMl, to && to * gramsPerMl, 'mass', system)
    : writeConverted(from, to, dimension, system);
}

function inBase({ from, to, unit }: Measure, side: 'from' | 'to'): number {
  const { num, den } = (side === 'to' && to) || from;
  return unit ? (num / den) * baseOf(unit) : 0;
}

/** Converts package sizes in place: '2 (14 oz) cans', '4 x 150g/5oz steaks'. */
function convertSizes(amount: string, places: readonly Place[], system: MeasureSystem): string {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return amount;
  const kept = keptOf(places, system);
  if (kept && places.length === 1) return amount;
  const shown = kept
    ? amount.slice(kept.start, kept.end)
    : (sizeInFluidOunces(first.measure, system) ??
      convertSum({ measures: [first.measure], plus: [] }, system, 1));
  if (shown === null) return amount;
  const before = amount.slice(0, first.start);
  return `${before}${/[\d\p{No}]\s+$/u.test(before) ? '× ' : ''}${shown}${amount.slice(last.end)}`;
}

/** No package is labeled in cups: the '10 fl oz' of a pot of 300 ml. */
function sizeInFluidOunces(measure: Measure, system: MeasureSystem): string | null {
  const isVolume = measure.unit !== null && unitOf(measure.unit).dimension === 'volume';
  if (system !== 'us' || !isVolume || measure.to) return null;
  const halves = Math.max(1, Math.round((inBase(measure, 'from') / baseOf('fl-oz')) * 2));
  return `${formatQuantity({ num: halves, den: 2 })} fl oz`;
}

/** Picks the measure already in the target system; spoons only if there is nothing else. */
function keptOf(places: readonly Place[], system: MeasureSystem): Place | undefined {
  const own = places.find(({ measure: { unit } }) => unit && unitOf(unit).system === system);
  return own ?? places.find(({ measure: { unit } }) => unit && isIn(system, unit));
}

/** The ' tin' of '400g/14oz tin'. */
function holderOf(amount: string, places: readonly Place[], end: number): string {
  return amount.slice(places.at(-1)?.end ?? end, end).replace(/^\s*[)\]]/, '');
}
