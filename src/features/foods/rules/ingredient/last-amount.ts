import { NUMBER_WORDS } from '#shared/number-words.ts';
import { unitOf } from '../units/units.ts';
import { sizesOf } from './amount.ts';
import { readEqual } from './equal-measures.ts';
import type { Ingredient, Measure } from './ingredient.ts';
import { countAt, isMeasuring, readMeasure, textBetween } from './measures.ts';
import { type Line, wordAt } from './tokens.ts';
import { UNIT_WORDS } from './unit-words.ts';

/** Words before an amount that follows its food. */
export const BEFORE_AMOUNT = new Set([
  'about',
  'approx',
  'approximately',
  'weighing',
  'each',
  'ca',
  'circa',
  'roughly',
  'around',
  'à',
  'je',
  ':',
  '~',
  '.',
  '-',
  '–',
]);
const NOT_BEFORE_LAST = /^(?:\+|plus|and|or|into|in|of|with|to|by|at|than|a|x|from|for|[-–/×])$/;
const TIMES = /^[x×]$/;
/** Before the size of one of several. */
export const EACH = /^(?:each|je|à)$/;

/** An amount after the food: 'vegetable oil 75 ml', 'Mehl 200 g'. Returns where the rest ends. */
export function readLastAmount(
  line: Line,
  span: { from: number; end: number },
  ingredient: Ingredient,
): number {
  for (let index = span.from; index < span.end; index++) {
    if (line.tokens[index]?.kind !== 'number') {
      const one = index > span.from ? readOne(line, index, span.end, ingredient) : null;
      if (!one) continue;
      ingredient.measures.push(one);
      return index;
    }
    const turned = readTurned(line, index, span, ingredient);
    if (turned !== null) return turned;
    // In 'Weizenmehl 405', the number is the grade of the flour.
    if (index === span.end - 1 && /(?:mehl|type?)$/.test(wordAt(line, index - 1)))
      return /^type?$/.test(wordAt(line, index - 1)) && index - 1 > span.from ? index - 1 : index;
    // 'yogurt 4x'
    if (TIMES.test(wordAt(line, index + 1)) && index + 2 === span.end) {
      const bare = readBare(line, index, ingredient);
      if (bare) ingredient.measures.push(...bare.measures);
      return bare ? index : span.end;
    }
    const equals = readEqual(line, index) ?? readBare(line, index, ingredient);
    if (equals?.next !== span.end || !isAmount(equals.measures)) continue;
    // 'bread x2' is two; '2 x 4 cm' is a size.
    const isCount = TIMES.test(wordAt(line, index - 1)) && ingredient.measures.length === 0;
    if (!isCount && NOT_BEFORE_LAST.test(wordAt(line, index - 1)) && wordAt(line, index - 2) !== '')
      return span.end;
    const isTimes = TIMES.test(wordAt(line, index - 1));
    let end = isTimes ? index - 1 : index;
    while (end > span.from && BEFORE_AMOUNT.has(wordAt(line, end - 1))) end--;
    const isEach = EACH.test(wordAt(line, index - 1)) && ingredient.measures.length > 0;
    if (isEach) Object.assign(ingredient, sizesOf(equals.measures));
    else ingredient.measures.push(...equals.measures);
    return end;
  }
  return span.end;
}

/** 'vino blanco un vaso', 'paprika eine Prise' */
function readOne(line: Line, index: number, end: number, { measures }: Ingredient): Measure | null {
  if (measures.length > 0 || NUMBER_WORDS.get(wordAt(line, index)) !== 1) return null;
  const read = readMeasure(line, index);
  return read?.next === end ? read.measure : null;
}

/** Units that Italian puts before the number: 'farina gr. 100', 'brodo litri 1 e ½'. Returns where the rest ends. */
function readTurned(
  line: Line,
  index: number,
  { from, end }: { from: number; end: number },
  { measures }: Ingredient,
): number | null {
  const at = wordAt(line, index - 1) === '.' ? index - 2 : index - 1;
  const unit = UNIT_WORDS.get(wordAt(line, at).replace(/\.$/, '')) ?? null;
  const count = measures.length === 0 && at > from && isMeasuring(unit) ? countAt(line, index) : null;
  if (!count || (wordAt(line, count.next) === '.' ? count.next + 1 : count.next) < end) return null;
  measures.push({ from: count.from, to: count.to, unit, unitText: textBetween(line, at, at + 1) });
  return at;
}

/** 'Eggs: 4', if no count came earlier. */
export function readBare(
  line: Line,
  index: number,
  { measures }: Ingredient,
): { measures: Measure[]; next: number } | null {
  const count = measures.length === 0 ? countAt(line, index) : null;
  return (
    count && { measures: [{ from: count.from, to: count.to, unit: null, unitText: '' }], next: count.next }
  );
}

export const isAmount = (measures: readonly Measure[]) =>
  measures.every(({ unit }) => unit === null || unitOf(unit).dimension !== 'length');
