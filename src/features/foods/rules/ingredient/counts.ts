import Fraction from 'fraction.js';
import { NUMBER_WORDS } from '#shared/number-words.ts';
import type { Rational } from '#shared/quantity.ts';
import { type Line, wordAt } from './tokens.ts';
import { ABOUT, GROUPS } from './unit-words.ts';

/** A number or a range, as parsed. */
export interface Count {
  from: Rational;
  to: Rational | null;
  /** True if a number is implied but not stated: 'a handful', 'few sprigs'. */
  isImplied: boolean;
  /** Index of the token after it. */
  next: number;
}

const DASHES = new Set(['-', '–', '—', '‐', '‑', '−']);
const TO = new Set([...DASHES, '/', 'to', 'or', 'bis', 'oder', 'à', 'ou']);
const ARTICLES = new Set(['a', 'an']);
const HALVES = new Set([
  'half',
  'halbe',
  'halber',
  'halbes',
  'halben',
  'demi',
  'demie',
  'demi-',
  'demie-',
  'mezzo',
  'mezza',
  'medio',
  'media',
  'halv',
  'halve',
  'halvt',
]);
const COUPLE = 'couple';
/** Words for 'and' between a number and its fraction. */
const JOINTS = new Set(['y', 'e', 'et', 'und', 'og', 'och']);
export const FEW: ReadonlySet<string> = new Set(
  'few several einige paar quelques qualche alcune alcuni unas unos algunas algunos enkele några noen nogle'.split(
    ' ',
  ),
);
/** The number that 'a few' stands for. */
const A_FEW: Rational = { num: 3, den: 1 };
const ONE: Rational = { num: 1, den: 1 };
const HALF: Rational = { num: 1, den: 2 };
/** German numbers with a half. */
const AND_A_HALF: ReadonlyMap<string, Rational> = new Map([
  ['anderthalb', { num: 3, den: 2 }],
  ['eineinhalb', { num: 3, den: 2 }],
  ['zweieinhalb', { num: 5, den: 2 }],
  ['dreieinhalb', { num: 7, den: 2 }],
]);

export const isDash = (text: string): boolean => DASHES.has(text);

/** Skips 'about', '~' and similar. */
export function skipAbout(line: Line, from: number): number {
  let index = from;
  while (ABOUT.has(wordAt(line, index)) || /^[~≈]$/.test(wordAt(line, index))) index++;
  return index > from && wordAt(line, index) === '.' ? index + 1 : index;
}

/**
 * Parses '2', 'one', 'half a', '2–3', '12- to 16', 'a dozen', 'a few'. `isUpperEnd` gets both numbers and the token
 * after them, and decides whether they form a range: '1 - 14 oz can' does not.
 */
export function readCount(
  line: Line,
  from: number,
  isUpperEnd: (lower: number, upper: number, next: number) => boolean,
): Count | null {
  const first = readNumber(line, skipAbout(line, from));
  if (!first || first.isImplied) return first && withDozens(line, first);
  let index = first.next;
  if (DASHES.has(wordAt(line, index)) && TO.has(wordAt(line, index + 1))) index++;
  const second = TO.has(wordAt(line, index)) ? readNumber(line, skipAbout(line, index + 1)) : null;
  const isRange =
    second &&
    !second.isImplied &&
    numberOf(second.from) > numberOf(first.from) &&
    isUpperEnd(numberOf(first.from), numberOf(second.from), second.next);
  return withDozens(line, isRange ? { ...first, to: second.from, next: second.next } : first);
}

export const numberOf = ({ num, den }: Rational): number => num / den;

function readNumber(line: Line, from: number): Count | null {
  const token = line.tokens[from];
  if (!token) return null;
  const isOne = token.value ? numberOf(token.value) === 1 : NUMBER_WORDS.get(token.text) === 1;
  // 'eine halbe Zitrone', 'un demi-citron'
  if (isOne && HALVES.has(wordAt(line, from + 1))) return countOf(HALF, from + 2);
  // 'ein paar Blätter', but '1 Paar Wiener'
  if (isOne && !token.value && FEW.has(wordAt(line, from + 1))) return readNumber(line, from + 1);
  if (token.value) return countOf(token.value, token.value.den > 1 ? skipOfOne(line, from + 1) : from + 1);
  if (token.kind !== 'word') return null;
  const next = wordAt(line, from + 1);
  if (ARTICLES.has(token.text)) {
    const isNumber = FEW.has(next) || GROUPS.has(next) || next === COUPLE || /^(?:half|quarter)$/.test(next);
    return (
      (isNumber && readNumber(line, from + 1)) || { ...countOf(ONE, from + 1), isImplied: !GROUPS.has(next) }
    );
  }
  // 'unos 200 g' are about that much, 'unas hojas' a few.
  if (FEW.has(token.text))
    return line.tokens[from + 1]?.kind === 'number'
      ? readNumber(line, from + 1)
      : { ...countOf(A_FEW, from + 1), isImplied: true };
  if (HALVES.has(token.text)) return countOf(HALF, ARTICLES.has(next) ? from + 2 : skipOfOne(line, from + 1));
  if (token.text === 'quarter' && next === 'of' && ARTICLES.has(wordAt(line, from + 2)))
    return countOf({ num: 1, den: 4 }, from + 3);
  if (token.text === COUPLE) return countOf({ num: 2, den: 1 }, next === 'of' ? from + 2 : from + 1);
  const withHalf = AND_A_HALF.get(token.text);
  if (withHalf) return countOf(withHalf, from + 1);
  const number = NUMBER_WORDS.get(token.text);
  return number === undefined ? null : countOf({ num: number, den: 1 }, from + 1);
}

/** '⅓ of a bunch', '½ a lemon'. */
function skipOfOne(line: Line, from: number): number {
  const isOf = wordAt(line, from) === 'of';
  const article = isOf ? from + 1 : from;
  if (!/^(?:an?|the)$/.test(wordAt(line, article))) return from;
  return isOf || line.tokens[article + 1]?.kind === 'word' ? article + 1 : from;
}

const countOf = (value: Rational, next: number): Count => ({ from: value, to: null, isImplied: false, next });

/** 'half a dozen', '3–4 dozen', 'two and a half'. */
function withDozens(line: Line, count: Count): Count {
  const { from, to, next } = count;
  const group = GROUPS.get(wordAt(line, next));
  if (group !== undefined) {
    const times = ({ num, den }: Rational): Rational => {
      const { n, d } = new Fraction(num, den).mul(group);
      return { num: Number(n), den: Number(d) };
    };
    return {
      ...count,
      from: times(from),
      to: to && times(to),
      next: wordAt(line, next + 1) === '.' ? next + 2 : next + 1,
    };
  }
  // '1 y ½ cucharadas', '2 e 1/2 litri'
  const part = JOINTS.has(wordAt(line, next)) ? line.tokens[next + 1]?.value : undefined;
  if (part && part.num < part.den && part.num > 0 && from.den === 1 && !to)
    return countOf({ num: from.num * part.den + part.num, den: part.den }, next + 2);
  const isHalf = [0, 1, 2].every((index) => wordAt(line, next + index) === ['and', 'a', 'half'][index]);
  if (isHalf && from.den === 1 && !to) return countOf({ num: from.num * 2 + 1, den: 2 }, next + 3);
  return count;
}
