import type { Rational } from '#shared/quantity.ts';
import { type UnitId, unitOf } from '../units/units.ts';
import { type Count, isDash, numberOf, readCount } from './counts.ts';
import type { Measure } from './ingredient.ts';
import { type Line, wordAt } from './tokens.ts';
import {
  CONTAINERS,
  FIRST_WORDS,
  MANNERS,
  MOST_WORDS,
  NAMED_AFTER_UNIT,
  PACKAGES,
  SIZES,
  UNIT_WORDS,
} from './unit-words.ts';

export interface ReadUnit {
  unit: UnitId;
  /** Where it starts, including sizes. */
  at: number;
  /** Index of the token after it. */
  next: number;
}
export interface ReadMeasure {
  measure: Measure;
  next: number;
}

const OF = new Set(['of', 'de', "d'", 'du', 'des', 'von', 'di', 'del', 'della']);
const SIZE_NOT_RANGE = 5;
const MOST_SIZES = 4;
const NONE: Rational = { num: 0, den: 1 };
/** More than any line lists. */
const MOST_CUPS = 24;
const OF_GLASS = /^(?:marbles?|beads?|jars?|bottles?|bowls?|dish|dishes|lids?)$/;

export const isOf = (text: string): boolean => OF.has(text);
export const isMeasuring = (unit: UnitId | null): boolean =>
  unit !== null && unitOf(unit).dimension !== 'count';
export const isPackage = (unit: UnitId | null): boolean => unit !== null && PACKAGES.has(unit);
export const isContainer = (unit: UnitId | null): boolean => unit !== null && CONTAINERS.has(unit);

const ACROSS = /^(?:thick|wide|long|dicke[nrs]?|breite[nrs]?|lange[nrs]?)$/;

/** The index after the 'thick' that belongs to a length; the same index if there is none. */
export function afterAcross(line: Line, measure: Measure | undefined, from: number): number {
  const isLength = measure?.unit && unitOf(measure.unit).dimension === 'length';
  return isLength && ACROSS.test(wordAt(line, from)) ? from + 1 : from;
}

/** Parses a number or range that a unit may follow. */
export function countAt(line: Line, from: number): Count | null {
  return readCount(line, from, (lower, upper, next) => {
    const unit = readUnit(line, next);
    const isSize = unit && ['mass', 'volume'].includes(unitOf(unit.unit).dimension);
    return !isSize || upper < SIZE_NOT_RANGE * lower;
  });
}

/** Parses 'g', 'heaped tbsp', 'fl. oz', '-inch' at a position where a unit may stand. */
export function readUnit(line: Line, from: number): ReadUnit | null {
  // '1½, cups' is a typo.
  const isJoined =
    isDash(wordAt(line, from)) || (wordAt(line, from) === ',' && /^cups?$/.test(wordAt(line, from + 1)));
  const start = isJoined ? from + 1 : from;
  let index = start;
  while (index < start + MOST_SIZES && isSizeWord(line, index, start)) index = skipDot(line, index + 1);
  const isGlued = isJoined || line.tokens[from - 1]?.end === line.tokens[from]?.start;
  const found = unitAt(line, index, isGlued);
  if (!found) return null;
  // '1 c cup' is one cup.
  const again = unitAt(line, found.next, false);
  return {
    ...found,
    at: start,
    next: again?.unit === found.unit && isMeasuring(found.unit) ? again.next : found.next,
  };
}

/** 'large', 'heaped' and their joiners: 'very thin slices', 'small or medium bunch'. */
function isSizeWord(line: Line, index: number, start: number): boolean {
  const text = wordAt(line, index);
  if (SIZES.has(text) || MANNERS.has(text) || text === 'very') return true;
  const [before, after] = [wordAt(line, index - 1), wordAt(line, index + 1)];
  const isJoint = text === 'or' || text === 'to' || text === ',';
  return (
    index > start &&
    isJoint &&
    SIZES.has(before) &&
    (SIZES.has(after) || (text === ',' && MANNERS.has(after)))
  );
}

function unitAt(line: Line, index: number, isGlued: boolean): { unit: UnitId; next: number } | null {
  const token = line.tokens[index];
  if (!token || token.kind === 'number') return null;
  const next = skipDot(line, index + 1);
  if (token.kind === 'mark') return isGlued && /["″”]/.test(token.text) ? { unit: 'inch', next } : null;
  // 'a glass (33c) of wine' holds centiliters.
  if (token.text === 'c' && isGlued && numberOf(line.tokens[index - 1]?.value ?? NONE) > MOST_CUPS)
    return { unit: 'cl', next };
  if (token.text === 'glass' && OF_GLASS.test(wordAt(line, next))) return null;
  if (token.text === 't') return { unit: line.text[token.start] === 'T' ? 'tbsp' : 'tsp', next };
  if (token.text === 'in' && (isGlued || isCutTo(line, next))) return { unit: 'inch', next };
  // A typo for cloves.
  if (/^gloves?$/.test(token.text) && /garlic/.test(wordAt(line, isOf(wordAt(line, next)) ? next + 1 : next)))
    return { unit: 'clove', next };
  if (KNOB.test(token.text) && isOf(wordAt(line, next)) && FATS.test(wordAt(line, next + 1)))
    return { unit: 'knob', next };
  if (THREAD.test(token.text) && isOf(wordAt(line, next)) && POURED.test(wordAt(line, next + 1)))
    return { unit: 'drizzle', next };

  // A Danish bunch, but '1 bundt cake'
  if (token.text === 'bundt' && /^(?:cakes?|pan|tin)$/.test(wordAt(line, next))) return null;
  // '4 st tomat', but 'St. Agur'
  if (token.text === 'st' && line.tokens[index - 1]?.kind === 'number' && wordAt(line, index + 1) !== '.')
    return { unit: 'piece', next };
  // A French dose is not a German can.
  if (token.text === 'dose' && wordAt(line, next) === 'de') return { unit: 'sachet', next };
  const unit = UNIT_WORDS.get(token.text) ?? SLIPS.find(([written]) => written.test(token.text))?.[1];
  return severalWords(line, index) ?? (unit === undefined ? null : { unit, next });
}

/** "1 noix de beurre" and 'a walnut of butter' are knobs; 'noix de coco' is a nut. */
const KNOB = /^(?:noix|noisettes?|noce|noci|nuez|nueces|walnuts?|pats?)$/;
const FATS = /^(?:beurre|burro|mantequilla|margarine|saindoux|butter|lard|unsalted|cold|soft|salted)$/;

/** "Un filet d'huile" and 'un filo d'olio' are drizzles; a 'filet de saumon' is a fillet. */
const THREAD = /^(?:filets?|filo|hilo)$/;
const POURED = /^(?:huile|vinaigre|citron|miel|jus|olio|aceto|aceite|vinagre)$/;

/** Typos: 'tableaspoons', 'tablespoos', 'teaspoonn'. */
const SLIPS: readonly [RegExp, UnitId][] = [
  [/^ta?bl?[a-z]{0,3}sp[a-z]{0,5}$/, 'tbsp'],
  [/^tea?[a-z]?(?:sp|ps)[a-z]{0,5}$/, 'tsp'],
];

/** '2 in piece', '2 in (5 cm) piece', but not '2 in all'. */
function isCutTo(line: Line, index: number): boolean {
  const unit = UNIT_WORDS.get(wordAt(line, wordAt(line, index) === '(' ? afterBracket(line, index) : index));
  return unit !== undefined && CONTAINERS.has(unit);
}

/** 'fl. oz', 'cuillère à soupe', 'c.à.s.'. */
function severalWords(line: Line, index: number): { unit: UnitId; next: number } | null {
  let words = wordAt(line, index).replaceAll('.', ' ');
  if (!FIRST_WORDS.has(words.split(' ', 1)[0] as string)) return null;
  let next = skipDot(line, index + 1);
  for (let count = 0; count < MOST_WORDS; count++) {
    const unit = words.includes(' ') ? UNIT_WORDS.get(words) : undefined;
    if (unit) return { unit, next };
    words += ` ${wordAt(line, next)}`;
    next = skipDot(line, next + 1);
  }
  return null;
}

function skipDot(line: Line, index: number): number {
  return wordAt(line, index) === '.' && line.tokens[index - 1]?.end === line.tokens[index]?.start
    ? index + 1
    : index;
}

/** The unit at an index, unless it is the food itself: '2 cloves' are cloves, '2 cloves garlic' are not. */
export function readFoodUnit(line: Line, from: number): ReadUnit | null {
  const found = readUnit(line, from);
  if (!found || isMeasuring(found.unit)) return found;
  // '1 stalk, medium, celery'
  if (wordAt(line, found.next) === ',' && SIZES.has(wordAt(line, found.next + 1))) {
    const sized = found.next + 2;
    const next = wordAt(line, sized) === ',' ? sized + 1 : sized;
    if (isFoodAt(line, next, false)) return { ...found, next };
  }
  return isFoodAt(line, found.next, isPackage(found.unit) && found.unit !== 'pot') ? found : null;
}

/** After a package, even noodles are food; 'pot noodles' is a name. */
function isFoodAt(line: Line, from: number, isPacked: boolean): boolean {
  let index = isOf(wordAt(line, from)) ? from + 1 : from;
  if (wordAt(line, index) === '(') index = afterBracket(line, index);
  if (/^["“„«‘]$/.test(wordAt(line, index))) index++;
  const kind = line.tokens[index]?.kind;
  return (kind === 'word' || kind === 'number') && (isPacked || !NAMED_AFTER_UNIT.has(wordAt(line, index)));
}

/** Index after the bracket that opens here; the same index if it is never closed. */
export function afterBracket(line: Line, from: number): number {
  for (let index = from + 1; index < line.tokens.length; index++) {
    const text = wordAt(line, index);
    if (text === ')') return index + 1;
    if (text === '(') return from;
  }
  return from;
}

/** A number with a measuring unit ('400 g', '½-inch'): a size or an equivalent. */
export function readMeasure(line: Line, from: number): ReadMeasure | null {
  const count = countAt(line, from);
  const unit = count && !count.isImplied ? readUnit(line, count.next) : null;
  return count && unit && { measure: measureOf(line, count, unit), next: unit.next };
}

export function measureOf(line: Line, count: Omit<Count, 'next'>, unit: ReadUnit | null): Measure {
  const { from, to, isImplied } = count;
  const unitText = unit ? textBetween(line, unit.at, unit.next) : '';
  return { from, to, unit: unit?.unit ?? null, unitText, ...(isImplied && { isImplied }) };
}

export function textBetween(line: Line, from: number, next: number): string {
  const [first, last] = [line.tokens[from], line.tokens[next - 1]];
  return first && last && next > from ? line.text.slice(first.start, last.end) : '';
}

/** Whether the second measure continues the first in a smaller unit: 2 oz after 1 lb. */
export function goesOnIn(large: Measure, small: Measure): boolean {
  if (!large.unit || !small.unit || large.to || small.to) return false;
  const [larger, smaller] = [unitOf(large.unit), unitOf(small.unit)];
  const isSame = larger.system === smaller.system && larger.dimension === smaller.dimension;
  if (!isSame || !larger.base || !smaller.base) return false;
  return numberOf(small.from) * numberOf(smaller.base) < numberOf(larger.base);
}

/** Sums two measures in the smaller unit: 1 lb and 2 oz are 18 oz. */
export function together(large: Measure, small: Measure): Measure {
  const part = small.unit && valueIn(large, small.unit);
  if (!part) return large;
  const from = lowest(part.num * small.from.den + small.from.num * part.den, part.den * small.from.den);
  return { ...small, from, parts: [large, small] };
}

/** Converts a measure to a unit, ignoring its upper end; `null` for another dimension. */
export function valueIn({ from, unit }: Measure, other: UnitId): Rational | null {
  const [own, wanted] = [unit && unitOf(unit), unitOf(other)];
  if (unit === other) return from;
  if (!own?.base || !wanted.base || own.dimension !== wanted.dimension) return null;
  const times = lowest(own.base.num * wanted.base.den, own.base.den * wanted.base.num);
  return lowest(from.num * times.num, from.den * times.den);
}

function lowest(num: number, den: number): Rational {
  let [a, b] = [num, den];
  while (b > 0) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}
