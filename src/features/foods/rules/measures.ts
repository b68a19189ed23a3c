import type { Rational } from '#shared/quantity.ts';
import type { Measure } from './ingredient.ts';
import type { Line, Token } from './ingredient-tokens.ts';
import {
  ABOUT,
  CONTAINERS,
  FIRST_WORDS,
  MANNERS,
  MOST_WORDS,
  NUMBER_WORDS,
  SIZES,
  UNCOUNTED,
  UNIT_WORDS,
} from './unit-words.ts';
import { type UnitId, unitOf } from './units.ts';

interface ReadNumber {
  from: Rational;
  to: Rational | null;
  isImplied: boolean;
  next: number;
}
export interface ReadUnit {
  unit: UnitId;
  /** Where it starts, sizes included, and what follows it. */
  at: number;
  next: number;
}
export interface ReadMeasure {
  measure: Measure;
  next: number;
}

const RANGE = new Set(['-', '–', '—', '‐', '‑', '−', 'to', 'or', 'bis', 'oder', 'à', 'ou']);
const DASHES = new Set(['-', '–', '—', '‐', '‑', '−']);
const ARTICLES = new Set(['a', 'an']);
const FEW = new Set(['few', 'several', 'einige', 'quelques']);
const OF = new Set(['of', 'de', "d'", 'du', 'des', 'von']);
const ONE: Rational = { num: 1, den: 1 };
const SIZE_NOT_RANGE = 5;
const MOST_SIZES = 4;

const at = (line: Line, index: number): Token | undefined => line.tokens[index];
const word = (line: Line, index: number): string => line.tokens[index]?.text ?? '';

/** Skips 'about', '~' and the like. */
export function skipAbout(line: Line, from: number): number {
  let index = from;
  while (ABOUT.has(word(line, index)) || word(line, index) === '~' || word(line, index) === '≈') index++;
  return word(line, index) === '.' ? index + 1 : index;
}

/** Reads '2', 'one', 'half a', '2–3', '12- to 16', 'a dozen', 'a few'. */
export function readCount(line: Line, from: number): ReadNumber | null {
  const first = readOne(line, skipAbout(line, from));
  if (!first || first.isImplied) return first && { ...first, to: null };
  let index = first.next;
  if (DASHES.has(word(line, index)) && RANGE.has(word(line, index + 1))) index++;
  const second = RANGE.has(word(line, index)) ? readOne(line, skipAbout(line, index + 1)) : null;
  if (!second || second.isImplied || !isUpperEnd(line, first.from, second)) return { ...first, to: null };
  return { from: first.from, to: second.from, isImplied: false, next: second.next };
}

type One = Omit<ReadNumber, 'to'>;

function readOne(line: Line, from: number): One | null {
  const token = at(line, from);
  if (!token) return null;
  if (token.value) return dozens(line, { from: token.value, isImplied: false, next: from + 1 });
  if (token.kind !== 'word') return null;
  if (ARTICLES.has(token.text)) {
    const next = word(line, from + 1);
    if (FEW.has(next) || next === 'couple' || next === 'half' || next === 'dozen')
      return readOne(line, from + 1);
    return { from: ONE, isImplied: true, next: from + 1 };
  }
  if (FEW.has(token.text)) return { from: ONE, isImplied: true, next: from + 1 };
  const number = NUMBER_WORDS.get(token.text);
  if (number === undefined) return null;
  const value = number === 0.5 ? { num: 1, den: 2 } : { num: number, den: 1 };
  let next = from + 1;
  if (number === 0.5 && ARTICLES.has(word(line, next))) next++;
  if (token.text === 'couple' && word(line, next) === 'of') next++;
  return dozens(line, { from: value, isImplied: false, next });
}

function dozens(line: Line, one: One): One {
  const text = word(line, one.next);
  if (text === 'dozen')
    return { ...one, from: { num: one.from.num * 12, den: one.from.den }, next: one.next + 1 };
  if (
    text === 'and' &&
    word(line, one.next + 1) === 'a' &&
    word(line, one.next + 2) === 'half' &&
    one.from.den === 1
  )
    return { ...one, from: { num: one.from.num * 2 + 1, den: 2 }, next: one.next + 3 };
  return one;
}

/** '1 - 14 oz can' is one can, not up to 14 ounces. */
function isUpperEnd(line: Line, lower: Rational, upper: One): boolean {
  const [low, high] = [lower.num / lower.den, upper.from.num / upper.from.den];
  if (high <= low) return false;
  const unit = readUnit(line, upper.next);
  const isSold = unit && (unitOf(unit.unit).dimension === 'mass' || unitOf(unit.unit).dimension === 'volume');
  return !isSold || high < SIZE_NOT_RANGE * low;
}

/** Reads 'g', 'heaped tbsp', 'fl. oz', '-inch' where a unit may stand, whatever follows. */
export function readUnit(line: Line, from: number): ReadUnit | null {
  const isJoined = DASHES.has(word(line, from));
  const start = isJoined ? from + 1 : from;
  let index = start;
  while (
    index < start + MOST_SIZES &&
    (SIZES.has(word(line, index)) || MANNERS.has(word(line, index)) || isJoint(line, index, start))
  )
    index++;
  const isGlued = isJoined || at(line, from - 1)?.end === at(line, from)?.start;
  const found = unitAt(line, index, isGlued);
  return found && { unit: found.unit, at: start, next: found.next };
}

/** 'very thin slices', 'small or medium bunch'. */
function isJoint(line: Line, index: number, start: number): boolean {
  const text = word(line, index);
  return text === 'very' || (index > start && (text === 'or' || text === 'to'));
}

function unitAt(line: Line, index: number, isGlued: boolean): { unit: UnitId; next: number } | null {
  const token = at(line, index);
  if (!token) return null;
  if (token.kind === 'mark')
    return isGlued && /["″”]/.test(token.text) ? { unit: 'inch', next: index + 1 } : null;
  if (token.kind === 'number') return null;
  if (token.text === 't') {
    const unit = line.text[token.start] === 'T' ? 'tbsp' : 'tsp';
    return { unit, next: skipDot(line, index + 1) };
  }
  if (token.text === 'in' && isGlued) return { unit: 'inch', next: skipDot(line, index + 1) };
  const firstWord = token.text.split('.')[0] as string;
  if (FIRST_WORDS.has(firstWord)) {
    let words = token.text.replaceAll('.', ' ');
    let next = skipDot(line, index + 1);
    for (let count = 1; count <= MOST_WORDS; count++) {
      const unit = words.includes(' ') ? UNIT_WORDS.get(words) : undefined;
      if (unit) return { unit, next: skipDot(line, next) };
      words += ` ${word(line, next)}`;
      next = skipDot(line, next + 1);
    }
  }
  const unit = UNIT_WORDS.get(token.text);
  return unit === undefined ? null : { unit, next: skipDot(line, index + 1) };
}

function skipDot(line: Line, index: number): number {
  return word(line, index) === '.' && at(line, index - 1)?.end === at(line, index)?.start ? index + 1 : index;
}

/** The unit at a place, unless it is the food itself: '2 cloves' are cloves, '2 cloves garlic' are not. */
export function readFoodUnit(line: Line, from: number): ReadUnit | null {
  const found = readUnit(line, from);
  if (!found || unitOf(found.unit).dimension !== 'count') return found;
  return isFoodAt(line, found.next) ? found : null;
}

function isFoodAt(line: Line, from: number): boolean {
  let index = OF.has(word(line, from)) ? from + 1 : from;
  if (word(line, index) === '(') index = afterBracket(line, index);
  const token = at(line, index);
  return token !== undefined && (token.kind === 'word' || token.kind === 'number');
}

/** What follows the bracket that opens here; here itself when it is never closed. */
export function afterBracket(line: Line, from: number): number {
  for (let index = from + 1; index < line.tokens.length; index++) {
    const text = word(line, index);
    if (text === ')') return index + 1;
    if (text === '(') return from;
  }
  return from;
}

/** The unit as written, with its sizes: 'heaped tbsp', 'inch piece'. */
export function unitText(line: Line, from: number, next: number): string {
  const [first, last] = [at(line, from), at(line, next - 1)];
  return first && last && next > from ? line.text.slice(first.start, last.end) : '';
}

/** A number with a unit that measures ('400 g', '½-inch'), of a size or an equivalent. */
export function readMeasure(line: Line, from: number): ReadMeasure | null {
  const count = readCount(line, from);
  const unit = count && !count.isImplied ? readUnit(line, count.next) : null;
  if (!count || !unit) return null;
  const measure = measureOf(count, unit.unit, unitText(line, unit.at, unit.next));
  return { measure, next: unit.next };
}

export function measureOf(count: Omit<ReadNumber, 'next'>, unit: UnitId | null, text: string): Measure {
  const { from, to, isImplied } = count;
  return { from, to, unit, unitText: text, ...(isImplied && { isImplied }) };
}

export const isMeasuring = (unit: UnitId | null): boolean =>
  unit !== null && unitOf(unit).dimension !== 'count';
export const holdsSizes = (unit: UnitId | null): boolean => unit !== null && CONTAINERS.has(unit);
export const isUncounted = (unit: UnitId): boolean => UNCOUNTED.has(unit);
export const isOf = (text: string): boolean => OF.has(text);
