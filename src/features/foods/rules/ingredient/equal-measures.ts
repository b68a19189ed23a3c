import { unitOf } from '../units/units.ts';
import { isDash, numberOf, skipAbout } from './counts.ts';
import type { Measure } from './ingredient.ts';
import {
  countAt,
  goesOnIn,
  measureOf,
  type ReadMeasure,
  readFoodUnit,
  readMeasure,
  together,
  valueIn,
} from './measures.ts';
import { type Line, wordAt } from './tokens.ts';

/** Equivalent measures of one amount. */
export interface Equals {
  measures: Measure[];
  /** Index of the token after them. */
  next: number;
}

/** '500 g/1 lb 2 oz/2 cups' has three. */
const MOST_EQUALS = 4;
const AGAIN = new Set(['/', '|', 'or', '=', ';', ',', '[']);

/** A number with a unit that is not itself the food. */
export function readFoodMeasure(line: Line, from: number): ReadMeasure | null {
  const count = countAt(line, from);
  const unit = count && readFoodUnit(line, count.next);
  return unit ? { measure: measureOf(line, count, unit), next: unit.next } : null;
}

/** Equivalent amounts separated only by joiners: '14 oz/400 g', '3 ounces, 85 g'. */
export function readEqual(line: Line, from: number): Equals | null {
  const start = skipAbout(line, from);
  const first = readFoodMeasure(line, start) ?? readMeasure(line, start);
  return first && readEquals(line, first);
}

/** The equivalents that follow a first amount. */
export function readEquals(line: Line, first: ReadMeasure): Equals {
  const equals: Equals = { measures: [], next: first.next };
  for (let read: ReadMeasure | null = first; read && equals.measures.length < MOST_EQUALS; ) {
    const whole = readWhole(line, read);
    equals.measures.push(whole.measure);
    equals.next = wordAt(line, whole.next) === ']' ? whole.next + 1 : whole.next;
    read = AGAIN.has(wordAt(line, equals.next))
      ? readMeasure(line, skipAbout(line, equals.next + 1))
      : readSameAgain(line, equals.measures.at(-1), equals.next);
  }
  return equals;
}

/** '125g 4½oz': the same in the other system, without a joiner. */
export function readSameAgain(line: Line, first: Measure | undefined, from: number): ReadMeasure | null {
  const again = line.tokens[from]?.kind === 'number' ? readMeasure(line, from) : null;
  if (!again?.measure.unit || !first?.unit) return null;
  const [one, other] = [unitOf(first.unit), unitOf(again.measure.unit)];
  return one.dimension === 'mass' && other.dimension === 'mass' && one.system !== other.system ? again : null;
}

/** A measure with its smaller unit and upper end: '1lb 2oz-1lb 5oz'. */
function readWhole(line: Line, first: ReadMeasure): ReadMeasure {
  return upTo(line, withSmaller(line, first));
}

function withSmaller(line: Line, large: ReadMeasure): ReadMeasure {
  const small = readSmaller(line, large.measure, large.next);
  return small ? { measure: together(large.measure, small.measure), next: small.next } : large;
}

/** Extends the measure by the upper end that follows, if any. */
export function upTo(line: Line, lower: ReadMeasure): ReadMeasure {
  const joint = wordAt(line, lower.next);
  const read = isDash(joint) || joint === 'to' ? readMeasure(line, lower.next + 1) : null;
  const { unit, to, from } = lower.measure;
  if (!read || !unit || to || read.measure.to) return lower;
  const upper = withSmaller(line, read);
  const end = valueIn(upper.measure, unit);
  if (!end || numberOf(end) <= numberOf(from)) return lower;
  const parts = [lower.measure, upper.measure].flatMap((measure) => measure.parts ?? [measure]);
  const isMixed = parts.some((part) => part.unit !== unit);
  return { measure: { ...lower.measure, to: end, ...(isMixed && { parts }) }, next: upper.next };
}

/** The smaller unit that continues an amount: ' 2 oz' after '1 lb', also after a comma. */
export function readSmaller(line: Line, large: Measure, from: number): ReadMeasure | null {
  const index = wordAt(line, from) === ',' ? from + 1 : from;
  const small = line.tokens[index]?.kind === 'number' ? readMeasure(line, index) : null;
  return small && goesOnIn(large, small.measure) ? small : null;
}
