import { type Rational, readNumber } from '#shared/quantity.ts';
import { FIRST_WORDS, MANNERS, SIZES, UNIT_WORDS } from './unit-words.ts';

/** A token of a line: a number, a word, or a mark ('(', ','). */
export interface Token {
  kind: 'number' | 'word' | 'mark';
  /** Lowercase, with straight apostrophes. */
  text: string;
  /** Numbers only. */
  value: Rational | null;
  /** Position in the line. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑'’&.]\p{L}[\p{L}\p{M}\p{N}]*)*['’]?/uy;
const NUMBER_START = /[\p{Nd}\p{No}]/u;
const SPACE = /[\s\p{Cc}\p{Cf}]/u;
/** 'd’huile', 'l'ail', 'demi-citron': the prefix is a separate token. */
const ELIDED = /^(?:[dl]['’]|demie?-)(?=\p{L})/iu;
/** 'kl.', 'm.-große': abbreviations with their dots. 'gr.' means large after a small count, otherwise grams. */
const SHORT = /(?:kl|gestr|geh|(?<=(?<![\d.,/])[1-4] )gr(?=\. ?\p{Lu}))\.(?=[ ,])|m\.-?gro(?:ß|ss)e[rsn]?/iuy;
/** 'Zehe/n': one or several. */
const PLURAL = /\/(?:e?n|e[rs]?|s)(?![\p{L}\p{N}])/iuy;
/** '2%', '2-4%': part of a name. */
const PERCENT = /^(?:\s?[-–]\s?[\d.,]{1,9})?\s?%/;
/** '1x200ml': the sign is a separate token. */
const TIMES = /^x(?=\d)/iu;
/** '1lb12oz': a unit that a number follows without a space. */
const GLUED_NUMBER = /^(?:lbs?|kg|g|oz|pt|l|ml)(?=\d+(?:[.,]\d+)?(?:oz|g|ml|pt|fl)(?![\p{L}\p{N}]))/iu;
/** 'cupheavy', 'tspsalt': a unit whose space is missing. */
const GLUED_UNIT =
  /^(?:tbsp|tsp|tablespoon|teaspoon|cup)(?:s(?=[bcdfgjrsvz]))?(?!fuls?$|cakes?$|boards?$|pings?$)(?=\p{L}{3})/iu;
/** A word may be joined to a number ('400g', '14-ounce', '2x'), or make it part of a name ('7up', '5-spice'). */
const GLUED = /^[-‐‑]?(\p{L}[\p{L}\p{M}\p{N}]*(?:-\p{L}+)*)/u;
const MAY_BE_GLUED = new Set([
  'x',
  'to',
  't',
  'in',
  'or',
  'inch',
  'cm',
  'mm',
  'pound',
  ...FIRST_WORDS,
  ...SIZES,
  ...MANNERS,
]);
const [ZERO, NINE] = [48, 57];
const LONGEST_WORD = 40;
/** Characters of a line that are parsed; the rest is left as it is. */
export const LONGEST_LINE = 1000;

/** A tokenized line. */
export interface Line {
  text: string;
  tokens: Token[];
}

/** The lowercase token at an index; empty past the end. */
export function wordAt(line: Line, index: number): string {
  return line.tokens[index]?.text ?? '';
}

/** Tokenizes a line. Anything other than space, number or word is a one-character mark. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === ' ' || SPACE.test(character)) {
      at++;
      continue;
    }
    const token = readNumberToken(text, at) ?? readWord(text, at) ?? tokenOf('mark', text, at, at + 1);
    tokens.push(token);
    // A letter has no plural: 'c/s' is a Spanish spoon.
    const mayEnd = token.kind === 'word' && token.end > token.start + 1 && text[token.end] === '/';
    at = mayEnd ? afterPlural(text, token.end) : token.end;
  }
  return tokens;
}

/** The end of an ending such as the "/n" of 'Stange/n', if there is one. */
export function afterPlural(text: string, at: number): number {
  PLURAL.lastIndex = at;
  return at + (PLURAL.exec(text)?.[0].length ?? 0);
}

function readNumberToken(text: string, start: number): Token | null {
  const first = text[start] as string;
  if (!NUMBER_START.test(first === '.' ? (text[start + 1] ?? '') : first)) return null;
  const number = readNumber(text.slice(start, start + LONGEST_WORD));
  if (!number) return null;
  const end = start + Math.min(LONGEST_WORD, text.length - start) - number.rest.length;
  const rest = number.rest.slice(0, LONGEST_WORD);
  const percent = PERCENT.exec(rest)?.[0];
  if (percent !== undefined) return tokenOf('word', text, start, end + percent.length);
  const glued = GLUED.exec(rest)?.[1]?.toLowerCase();
  if (glued !== undefined && !mayBeGlued(glued) && !GLUED_NUMBER.test(rest)) return null;
  return { ...tokenOf('number', text, start, end), value: number.value };
}

function mayBeGlued(word: string): boolean {
  return (
    UNIT_WORDS.has(word) ||
    TIMES.test(word) ||
    isGluedUnit(word) ||
    MAY_BE_GLUED.has(word.split('-')[0] as string)
  );
}

function readWord(text: string, start: number): Token | null {
  WORD.lastIndex = start;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return null;
  if (text[start + word.length] === '.') {
    SHORT.lastIndex = start;
    const short = SHORT.exec(text)?.[0];
    if (short !== undefined) return tokenOf('word', text, start, start + short.length);
  }
  return tokenOf('word', text, start, start + (firstOf(text, start, word) ?? word).length);
}

/** A separate token at the start of a word: 'l' of 'l’ail', the sign of 'x200', the pounds of '1lb2oz'. */
function firstOf(text: string, start: number, word: string): string | undefined {
  // Fast path: most words need none of the expressions.
  const before = start > 0 ? text.charCodeAt(start - 1) : 0;
  if (before >= ZERO && before <= NINE) {
    const unit = GLUED_NUMBER.exec(word)?.[0];
    if (unit) return unit;
  }
  if (isGluedUnit(word) && COUNTED.test(text.slice(Math.max(0, start - 2), start)))
    return GLUED_UNIT.exec(word)?.[0];
  const [first, second] = [word[0], word[1]];
  if (second === "'" || second === '’' || first === 'd' || first === 'D') {
    const elided = ELIDED.exec(word)?.[0];
    if (elided) return elided;
  }
  if (first === 'x' || first === 'X') {
    const times = TIMES.exec(word)?.[0];
    if (times) return times;
  }
  return word.includes('.') ? unitBeforeDot(word) : undefined;
}

/** Whether a word is a unit and a food without a space between them. */
const isGluedUnit = (word: string) => !UNIT_WORDS.has(word.toLowerCase()) && GLUED_UNIT.test(word);
const COUNTED = /[\p{Nd}\p{No}] ?$/u;

/** The unit in 'tbsp.olive', where the space is missing. */
function unitBeforeDot(word: string): string | undefined {
  const dot = word.indexOf('.');
  const unit = word.slice(0, dot);
  return dot > 1 && UNIT_WORDS.has(unit.toLowerCase()) ? unit : undefined;
}

function tokenOf(kind: Token['kind'], line: string, start: number, end: number): Token {
  const lower = line.slice(start, end).toLowerCase();
  const text = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  return { kind, text, value: null, start, end };
}
