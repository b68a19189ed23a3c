import { readNumber } from '#shared/quantity.ts';
import { type UnitId, unitOf } from '../units/units.ts';
import { type Amount, afterContainer, amountOf, sizesOf, sumOf } from './amount.ts';
import { type Count, isDash, numberOf, skipAbout } from './counts.ts';
import { type Equals, readEqual, readEquals } from './equal-measures.ts';
import {
  afterAcross,
  countAt,
  isContainer,
  isMeasuring,
  isOf,
  isPackage,
  measureOf,
  readFoodUnit,
  readMeasure,
  readUnit,
  textBetween,
} from './measures.ts';
import { readMore } from './more-amounts.ts';
import { type Line, wordAt } from './tokens.ts';
import { ABOUT_BEHIND, LEVELS, MANNERS, SIZES, SOME, UNCOUNTED, UNIT_WORDS } from './unit-words.ts';

const TIMES = new Set(['x', '×', '*']);
/** 'a little oil', 'a good pinch': an amount without a number. */
const NO_COUNT = new Set([
  ...SOME,
  'generous',
  'good',
  'teensy',
  'tiny',
  'wee',
  'mixture',
  'selection',
  'combination',
]);

/** 'a thin coating of oil' */
export const THIN = /^(?:thin|light)$/;

/** Parses the amount at a token: a number with its units, or a unit that needs no number. */
export function readAmount(line: Line, from: number): Amount | null {
  const amount =
    readUncounted(line, from) ??
    readMixedSize(line, from) ??
    readSized(line, from) ??
    readCounted(line, from);
  if (amount) {
    readMore(line, amount);
    asPackage(amount);
  }
  return amount;
}

/** '400g/14oz can chickpeas' is one can. */
function asPackage(amount: Amount): void {
  if (!amount.measures.some(({ unitText }) => unitText.includes(' '))) return;
  const words = amount.measures.map(({ unitText }) => unitText.split(' '));
  const units = words.map((text) =>
    text.length > 1 ? UNIT_WORDS.get((text.at(-1) ?? '').toLowerCase()) : undefined,
  );
  const unit = units.find((each) => each !== undefined && TINS.has(each));
  if (!unit || amount.packageSize || amount.plus.length > 0) return;
  if (!amount.measures.every((each) => isMeasuring(each.unit) && !each.to)) return;
  const unitText = words.flatMap((text, at) => (units[at] === unit ? text.slice(-1) : [])).join(' ');
  const sizes = amount.measures.map((each, at) =>
    units[at] === unit ? { ...each, unitText: (words[at] ?? []).slice(0, -1).join(' ') } : each,
  );
  amount.measures = [{ from: { num: 1, den: 1 }, to: null, unit, unitText, isImplied: true }];
  Object.assign(amount, sizesOf(sizes));
}

const TINS: ReadonlySet<UnitId> = new Set(['can', 'jar']);

/** 'pinch of salt', 'large handful parsley'. */
function readUncounted(line: Line, from: number): Amount | null {
  // The article in 'el zumo de un limón' and 'El Yucateco hot sauce' is not an Esslöffel.
  const isArticle = wordAt(line, from) === 'el' && !line.text.startsWith('EL', line.tokens[from]?.start);
  const unit = line.tokens[from]?.kind === 'word' && !isArticle ? readFoodUnit(line, from) : null;
  const isAmount = (id: UnitId) => UNCOUNTED.has(id) || isMeasuring(id) || isContainer(id);
  const isBare = unit && (UNCOUNTED.has(unit.unit) || isOf(wordAt(line, unit.next)));
  // 'small bag rocket'
  const isSized = unit && isPackage(unit.unit) && SIZES.has(wordAt(line, from));
  if (!unit || !isAmount(unit.unit) || !(isBare || isSized)) return null;
  const count = { from: { num: 1, den: 1 }, to: null, isImplied: true };
  return amountOf(measureOf(line, count, unit), unit.next);
}

const MIXED = /^(\d{1,2})\s+(\S+)$/;
const QUARTER = 1 / 4;

/** '2 ¼-oz packets' of yeast are two packets, not two and a quarter ounces. Larger fractions are sizes: '3 1/2 oz can'. */
function readMixedSize(line: Line, from: number): Amount | null {
  const [, whole, part] = MIXED.exec(line.tokens[from]?.kind === 'number' ? wordAt(line, from) : '') ?? [];
  const size = part === undefined ? undefined : readNumber(part)?.value;
  const unit = size && numberOf(size) === QUARTER ? readUnit(line, from + 1) : null;
  if (!size || unit?.unit !== 'oz') return null;
  const measure = measureOf(line, { from: size, to: null, isImplied: false }, unit);
  const sizes = readEquals(line, { measure, next: unit.next });
  const held = readFoodUnit(line, readBracketEquals(line, sizes));
  if (!held || !isPackage(held.unit)) return null;
  const count = Number(whole);
  if (count > 1 && !wordAt(line, held.next - 1).endsWith('s')) return null;
  const counted = measureOf(line, { from: { num: count, den: 1 }, to: null, isImplied: false }, held);
  return { ...amountOf(counted, held.next), ...sizesOf(sizes.measures) };
}

/** A count of sized items: '2 (14 oz) cans', '2 15-ounce cans', '8 x 450g/1lb lobsters'. */
function readSized(line: Line, from: number): Amount | null {
  const count = countAt(line, from);
  if (!count) return null;
  const joint = wordAt(line, count.next);
  const isBracket = joint === '(';
  const index = isBracket || TIMES.has(joint) || isDash(joint) ? count.next + 1 : count.next;
  const outside = isBracket ? readOutside(line, count, index) : null;
  if (outside) return outside;
  const first = readMeasure(line, isBracket ? skipAbout(line, index) : index);
  if (
    !first ||
    !isMeasuring(first.measure.unit) ||
    (joint === '-' && line.tokens[index - 1]?.end === line.tokens[index]?.start)
  )
    return null;
  // '1 - 2/3 cups' is a cup and two thirds.
  if (
    isDash(joint) &&
    numberOf(first.measure.from) < 1 &&
    count.from.den === 1 &&
    !count.to &&
    !first.measure.to
  )
    return amountOf({ ...first.measure, from: sumOf(count.from, first.measure.from) }, first.next);
  const sizes = readEquals(line, first);
  let next = afterAcross(line, first.measure, sizes.next);
  if (isBracket) {
    if (wordAt(line, next) === 'each') next++;
    if (wordAt(line, next) !== ')') return null;
    next++;
  } else if (next === sizes.next) next = readBracketEquals(line, sizes);
  const unit = readFoodUnit(line, next);
  // '1 (240 ml) cup milk' is one cup; the bracket restates it.
  if (isBracket && unit && isMeasuring(unit.unit)) {
    const measure = measureOf(line, count, unit);
    return { ...amountOf(measure, unit.next), measures: [measure, ...sizes.measures] };
  }
  const held = unit && !isMeasuring(unit.unit) ? unit : null;
  return { ...amountOf(measureOf(line, count, held), held?.next ?? next), ...sizesOf(sizes.measures) };
}

/** '2 (3 1/2) pound chickens', '2 (14) ounce cans': a size with its number in a bracket and its unit after it. */
function readOutside(line: Line, count: Count, from: number): Amount | null {
  const size = countAt(line, from);
  if (!size || size.isImplied || wordAt(line, size.next) !== ')') return null;
  const unit = readFoodUnit(line, size.next + 1);
  if (!unit || unitOf(unit.unit).dimension !== 'mass') return null;
  const container = readFoodUnit(line, unit.next);
  const held = container && !isMeasuring(container.unit) ? container : null;
  return {
    ...amountOf(measureOf(line, count, held), held?.next ?? unit.next),
    ...sizesOf([measureOf(line, size, unit)]),
  };
}

/** Adds sizes restated in a bracket: '28-oz (800 g) can'. Returns the index after them. */
function readBracketEquals(line: Line, sizes: Equals): number {
  const bracket = wordAt(line, sizes.next) === '(' ? readEqual(line, sizes.next + 1) : null;
  if (!bracket || wordAt(line, bracket.next) !== ')') return sizes.next;
  sizes.measures.push(...bracket.measures);
  return bracket.next + 1;
}

function readCounted(line: Line, from: number): Amount | null {
  const start = skipManner(line, from);
  const count = countAt(line, start);
  if (!count) return null;
  const counted = TIMES.has(wordAt(line, count.next)) ? count.next + 1 : count.next;
  // '1/4 de cucharadita'
  const isPartOf = count.from.den > 1 && isOf(wordAt(line, counted));
  const unit = readFoodUnit(line, counted) ?? (isPartOf ? readFoodUnit(line, counted + 1) : null);
  if (!unit)
    return countsFood(line, start, count)
      ? amountOf(measureOf(line, { ...count, isImplied: false }, null), counted)
      : null;
  const next = isMeasuring(unit.unit)
    ? afterAbout(line, afterContainer(line, afterLevel(line, unit.next)))
    : unit.next;
  const measure = measureOf(line, count, { ...unit, next });
  const manner = textBetween(line, wordAt(line, from) === 'a' ? from + 1 : from, start);
  return amountOf(manner ? { ...measure, unitText: `${manner} ${measure.unitText}` } : measure, next);
}

/** 'Scant ½ cup', 'A generous ½ teaspoon', '1 heaping 1/2 cup'. */
function skipManner(line: Line, from: number): number {
  const index = /^(?:a|1)$/.test(wordAt(line, from)) ? from + 1 : from;
  return MANNERS.has(wordAt(line, index)) && line.tokens[index + 1]?.kind === 'number' ? index + 1 : from;
}

/** 'a lemon' is one; 'a little oil' and 'few leaves' have no number. */
function countsFood(line: Line, from: number, count: Count): boolean {
  // 'un poco de aceite', 'ein bisschen Zucker'
  if (line.tokens[from]?.kind === 'word' && SOME.has(wordAt(line, count.next))) return false;
  return (
    !count.isImplied ||
    (/^an?$/.test(wordAt(line, from)) &&
      line.tokens[from + 1]?.kind === 'word' &&
      !NO_COUNT.has(wordAt(line, from + 1)) &&
      !(THIN.test(wordAt(line, from + 1)) && SOME.has(wordAt(line, from + 2))) &&
      count.next === from + 1)
  );
}

/** Skips 'circa' before a food; before a number, it belongs to that. */
function afterAbout(line: Line, from: number): number {
  if (!ABOUT_BEHIND.has(wordAt(line, from))) return from;
  const next = wordAt(line, from + 1) === '.' ? from + 2 : from + 1;
  return line.tokens[next]?.kind === 'word' ? next : from;
}

/** A fill level after the spoon: 'EL, gehäuft', 'cuillères à café bombées'. */
function afterLevel(line: Line, from: number): number {
  const level = wordAt(line, from) === ',' ? from + 1 : from;
  return LEVELS.has(wordAt(line, level)) ? level + 1 : from;
}
