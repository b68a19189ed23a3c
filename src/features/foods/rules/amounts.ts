import type { Ingredient, Measure } from './ingredient.ts';
import type { Line } from './ingredient-tokens.ts';
import {
  afterBracket,
  holdsSizes,
  isMeasuring,
  isOf,
  isUncounted,
  measureOf,
  type ReadMeasure,
  readCount,
  readFoodUnit,
  readMeasure,
  skipAbout,
  unitText,
} from './measures.ts';
import { unitOf } from './units.ts';

/** The amount a line has in one place. */
export interface Amount extends Pick<Ingredient, 'measures' | 'plus' | 'packageSize' | 'packageSizeAlso'> {
  /** The token after it. */
  next: number;
}

const TIMES = new Set(['x', '×', '*']);
const PLUS = new Set(['plus', '+', 'and', '&']);
const word = (line: Line, index: number): string => line.tokens[index]?.text ?? '';

/** Reads the amount that starts at a token: a number with all its units, or a unit that needs no number. */
export function readAmount(line: Line, from: number): Amount | null {
  const amount = readUncounted(line, from) ?? readSized(line, from) ?? readCounted(line, from);
  if (!amount) return null;
  readMore(line, amount);
  return amount;
}

const amountOf = (measure: Measure, next: number): Amount => ({
  measures: [measure],
  plus: [],
  packageSize: null,
  next,
});

/** 'pinch of salt', 'large handful parsley', 'Scant ½ cup'. */
function readUncounted(line: Line, from: number): Amount | null {
  const unit = readFoodUnit(line, from);
  const first = line.tokens[from];
  if (!unit || !first || first.kind !== 'word' || !isUncounted(unit.unit)) return null;
  if (isMeasuring(unit.unit) && !isOf(word(line, unit.next))) return null;
  const count = { from: { num: 1, den: 1 }, to: null, isImplied: true };
  return amountOf(measureOf(count, unit.unit, unitText(line, unit.at, unit.next)), unit.next);
}

/** A count of things of a size: '2 (14 oz) cans', '2 15-ounce cans', '8 x 450g/1lb lobsters'. */
function readSized(line: Line, from: number): Amount | null {
  const count = readCount(line, from);
  if (!count) return null;
  let index = count.next;
  const isBracket = word(line, index) === '(';
  const isTimes = TIMES.has(word(line, index));
  if (isBracket || isTimes || ['-', '–'].includes(word(line, index))) index++;
  if (!isTimes && !isBracket && line.tokens[index]?.kind !== 'number') return null;
  const size = readMeasure(line, isBracket ? skipAbout(line, index) : index);
  if (!size || !isMeasuring(size.measure.unit)) return null;
  const sizes = readEquals(line, size);
  let next = sizes.next;
  if (isBracket) {
    if (word(line, next) === 'each') next++;
    if (word(line, next) !== ')') return null;
    next++;
  }
  const unit = readFoodUnit(line, next);
  const isContained = unit && !isMeasuring(unit.unit);
  // '1 1/2 (240 ml) …' and '2 (50 ml) egg yolks' go on with a food; '1 (240 ml) cup' is a cup.
  if (isBracket && unit && !isContained) {
    const measure = measureOf(count, unit.unit, unitText(line, unit.at, unit.next));
    return { ...amountOf(measure, unit.next), measures: [measure, ...sizes.measures] };
  }
  const measure = isContained
    ? measureOf(count, unit.unit, unitText(line, unit.at, unit.next))
    : measureOf(count, null, '');
  const [packageSize = null, ...also] = sizes.measures;
  return {
    ...amountOf(measure, isContained ? unit.next : next),
    packageSize,
    ...(also.length > 0 && { packageSizeAlso: also }),
  };
}

function readCounted(line: Line, from: number): Amount | null {
  const count = readCount(line, from);
  if (!count) return null;
  const unit = readFoodUnit(line, count.next);
  if (!unit)
    return count.isImplied && !isCertain(line, from)
      ? null
      : amountOf(measureOf({ ...count, isImplied: false }, null, ''), count.next);
  let { next } = unit;
  const container = isMeasuring(unit.unit) && readFoodUnit(line, next);
  if (container && holdsSizes(container.unit)) next = container.next;
  return amountOf(measureOf(count, unit.unit, unitText(line, unit.at, next)), next);
}

/** 'a lemon' is one; 'a little oil' is no number, nor is 'few leaves'. */
function isCertain(line: Line, from: number): boolean {
  return (
    /^an?$/.test(word(line, from)) &&
    !/^(little|bit|lot|generous|good|touch|large|small)$/.test(word(line, from + 1))
  );
}

/** What goes on with the same amount: '/½oz', '(240 ml)', 'plus 2 tbsp', ' 2 oz' after '1 lb'. */
function readMore(line: Line, amount: Amount): void {
  const [first] = amount.measures;
  for (let before = -1; before < amount.next && first; ) {
    before = amount.next;
    const text = word(line, before);
    if (PLUS.has(text)) {
      const more = readPlus(line, before + 1);
      if (more) {
        amount.plus.push(more.measure);
        amount.next = more.next;
      }
    } else if (text === '(') readBracket(line, amount, first);
    else if (text === '/' || text === 'or' || text === 'to') readOther(line, amount, first);
    else {
      const rest = readSmaller(line, first, before);
      if (rest) {
        amount.plus.push(rest.measure);
        amount.next = rest.next;
      }
    }
  }
}

function readPlus(line: Line, from: number): ReadMeasure | null {
  const count = readCount(line, from);
  const unit = count && readFoodUnit(line, count.next);
  if (!count || !unit) return null;
  return { measure: measureOf(count, unit.unit, unitText(line, unit.at, unit.next)), next: unit.next };
}

function readBracket(line: Line, amount: Amount, first: Measure): void {
  const end = afterBracket(line, amount.next);
  const equals = readEqual(line, amount.next + 1);
  if (!equals || first.unit === null) return;
  const next = word(line, equals.next) === 'each' ? equals.next + 1 : equals.next;
  if (next !== end - 1) return;
  amount.next = end;
  if (isMeasuring(first.unit) || amount.packageSize) amount.measures.push(...equals.measures);
  else if (isMeasuring(equals.measures[0]?.unit ?? null) && holdsSizes(first.unit))
    addPackageSize(amount, equals.measures);
  else amount.measures.push(...equals.measures);
}

function addPackageSize(amount: Amount, measures: Measure[]): void {
  const [size = null, ...also] = measures;
  amount.packageSize = size;
  if (also.length > 0) amount.packageSizeAlso = also;
}

/** '/½oz' and ' or 240 ml' tell the same again; '½ cup to 1 cup' is a range. */
function readOther(line: Line, amount: Amount, first: Measure): void {
  const joint = word(line, amount.next);
  const other = readEqual(line, amount.next + 1);
  const [measure] = other?.measures ?? [];
  if (!other || !measure || (joint === 'or' && !isMeasuring(first.unit))) return;
  if (joint === 'to') {
    if (measure.unit !== first.unit || first.to || first.unit === null) return;
    amount.measures[0] = { ...first, to: measure.from };
  } else amount.measures.push(...other.measures);
  amount.next = other.next;
  const container = readFoodUnit(line, amount.next);
  const last = amount.measures.at(-1);
  if (joint !== '/' || !container || !last || !holdsSizes(container.unit) || !isMeasuring(last.unit)) return;
  const text = unitText(line, container.at, container.next);
  amount.measures[amount.measures.length - 1] = { ...last, unitText: `${last.unitText} ${text}` };
  amount.next = container.next;
}

/** Equal amounts with nothing but joints between them: '14 oz/400 g', '3 ounces, 85 g'. */
export function readEqual(line: Line, from: number): { measures: Measure[]; next: number } | null {
  const first = readPlus(line, skipAbout(line, from)) ?? readMeasure(line, from);
  return first && readEquals(line, first);
}

function readEquals(line: Line, first: ReadMeasure): { measures: Measure[]; next: number } {
  const measures: Measure[] = [];
  for (let read: ReadMeasure | null = first; read; ) {
    const rest = readSmaller(line, read.measure, read.next);
    measures.push(rest ? together(read.measure, rest.measure) : read.measure);
    const next: number = rest?.next ?? read.next;
    const joint = word(line, next);
    const more: ReadMeasure | null =
      joint === '/' || joint === ',' || joint === '=' || joint === 'or' || joint === ';'
        ? readMeasure(line, skipAbout(line, next + 1))
        : null;
    if (!more) return { measures, next };
    read = more;
  }
  return { measures, next: first.next };
}

/** The smaller unit an amount goes on in: ' 2 oz' after '1 lb'. */
function readSmaller(line: Line, large: Measure, from: number): ReadMeasure | null {
  const isNumber = line.tokens[word(line, from) === ',' ? from + 1 : from]?.kind === 'number';
  const small = isNumber ? readMeasure(line, word(line, from) === ',' ? from + 1 : from) : null;
  if (!small || !large.unit || !small.measure.unit || small.measure.to || large.to) return null;
  const [larger, smaller] = [unitOf(large.unit), unitOf(small.measure.unit)];
  if (!larger.base || !smaller.base || larger.system !== smaller.system) return null;
  const isSame = larger.dimension === smaller.dimension && !/container|can/.test(large.unitText);
  const value = (small.measure.from.num * smaller.base.num) / small.measure.from.den / smaller.base.den;
  return isSame && value < larger.base.num / larger.base.den ? small : null;
}

/** Two measures as one of the smaller unit: 1 lb and 2 oz are 18 oz. */
function together(large: Measure, small: Measure): Measure {
  const [larger, smaller] = [large.unit && unitOf(large.unit).base, small.unit && unitOf(small.unit).base];
  if (!larger || !smaller) return large;
  const times = { num: larger.num * smaller.den, den: larger.den * smaller.num };
  const num = large.from.num * times.num * small.from.den + small.from.num * large.from.den * times.den;
  const den = large.from.den * times.den * small.from.den;
  const shared = divisor(num, den);
  return { ...small, from: { num: num / shared, den: den / shared }, parts: [large, small] };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
