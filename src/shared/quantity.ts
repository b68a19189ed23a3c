/** An exact number: `num / den` in lowest terms, `den` above 0. */
export interface Rational {
  num: number;
  den: number;
}

export interface Quantity {
  from: Rational;
  /** The upper end of a range ('2-3'). */
  to?: Rational;
  /** The rest of the text, as written but for digits of other scripts. */
  rest: string;
}

const GLYPHS: Record<string, readonly [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅐': [1, 7],
  '⅑': [1, 9],
  '⅒': [1, 10],
};
const GLYPH = `[${Object.keys(GLYPHS).join('')}]`;
// Fifths and the like are parsed but written as decimals: no measure has fifths.
const WRITTEN = new Map(
  Object.entries(GLYPHS)
    .filter(([, [, den]]) => [2, 3, 4, 6, 8].includes(den))
    .map(([glyph, [num, den]]) => [`${num}/${den}`, glyph]),
);

const MIXED = new RegExp(`^(\\d{1,9})(?:\\s*-?|\\s*&\\s*|\\s+and\\s+)(${GLYPH})`);
const MIXED_SLASH = /^(\d{1,9})(?:\s+|-|\s*&\s*|\s+and\s+)(\d{1,4})\s?[/⁄]\s?(\d{1,4})(?![\d.,]*\d)/;
const RAISED = /^(?:(\d{1,9})\s?)?([⁰¹²³⁴-⁹]{1,4})[/⁄]([₀-₉]{1,4})/;
const GLYPH_ALONE = new RegExp(`^(${GLYPH})`);
const SLASH = /^(\d{1,6})\s?[/⁄]\s?(\d{1,6})(?![\d.,]*\d)/;
/** '1,500', and German '1.500 g': nobody weighs a thousandth of a gram. */
const THOUSANDS =
  /^(\d{1,3}(?:,\d{3}){1,3}(?![\d,])|[1-9]\d{0,2}(?:\.\d{3}){1,3}(?=\s?(?:g|gr|gramm|ml)\b))/i;
const DECIMAL = /^(?:(\d{1,9})(?:[.,](\d{1,6}))?|\.(\d{1,6}))(?![\d]|[.,]\d)/;
/** The finest Italian flour is '00'. */
const FLOUR_GRADE = /^00(?![\d.,])/;
const RANGE = /^\s*(?:-to-|[-–—/]|to\s|or\s)\s*/i;
const MEASURE =
  /^\s*-?(?:cups?|c|tablespoons?|tbsps?|teaspoons?|tsps?|fl\.? ?oz|ounces?|oz|pounds?|lbs?|pints?|pts?|quarts?|qts?|grams?|g|kilograms?|kg|milli?lit(?:er|re)s?|ml|lit(?:er|re)s?|l|cl|dl|gallons?|gals?|cm|mm|inch(?:es)?|in)(?!\p{L})\.?/iu;
/** Package sizes: '1 - 14 oz can' is one can, not up to 14 ounces. */
const SOLD_BY = /^\s*-?(?:fl\.? ?oz|ounces?|oz|pounds?|lbs?|grams?|g|ml)\b/i;
/** Weights and volumes, which are not measured in thirds. */
const SCALED = /^\s*-?(?:grams?|g|milli?lit(?:er|re)s?|ml)(?!\p{L})/iu;
const WHOLE_FROM = 10;
const PERCENT = /^\s?%/;
const SIZE_NOT_RANGE = 5;
/** A trailing unit, and the smaller units that may continue an amount: '1 lb 2 oz', '1 cup 2 tbsp'. */
const SMALLER: readonly [RegExp, RegExp][] = [
  [/(?<!\p{L})(?:pounds?|lbs?)\.?$/iu, /^\s*(?:ounces?|oz)\b/i],
  [/(?<!\p{L})(?:kilograms?|kilos?|kg)\.?$/iu, /^\s*(?:grams?|g)\b/i],
  [/(?<!\p{L})(?:lit(?:er|re)s?|l)\.?$/iu, /^\s*(?:milli?lit(?:er|re)s?|ml)\b/i],
  [/(?<!\p{L})(?:cups?|c)\.?$/iu, /^\s*(?:tablespoons?|tbsps?|teaspoons?|tsps?)\b/i],
  [/(?<!\p{L})(?:tablespoons?|tbsps?)\.?$/iu, /^\s*(?:teaspoons?|tsps?)\b/i],
];
const EQUIVALENT =
  /^\s*(?:\(|\/|\+|plus\s|and\s)\s*(?:(?:about|approx\.?|ca\.?|scant|heap(?:ed|ing)|rounded|generous|level)\s+|~\s?)?/i;
const MOST = 1e12;

/**
 * Parses a leading number, in the digits of any script: '1', '1/2', '1 1/2', '1-1/2', '1 and 1/2', '1½', '.5', '1,5', '1,500',
 * '2-3', '2 to 3', '２', '٢'. `null` if there is none, if it is too long for an amount, or if it is part of a name ('2% milk',
 * '80/20 beef', '5-spice powder').
 */
export function parseQuantity(written: string): Quantity | null {
  const text = withPlainDigits(written);
  const lead = text.length - text.trimStart().length;
  const first = readNumber(text.slice(lead));
  if (!first || PERCENT.test(first.rest) || /^e[+-]?\d/i.test(first.rest) || isName(first.rest)) return null;
  const dash = RANGE.exec(first.rest);
  const second = dash && readNumber(first.rest.slice(dash[0].length));
  if (second && PERCENT.test(second.rest)) return null;
  if (second && isUpperEnd(second, first.value))
    return { from: first.value, to: second.value, rest: second.rest };
  return { from: first.value, rest: first.rest };
}

/** '5-spice powder', '7-Up', '2-day-old bread': the number is part of a name. */
function isName(rest: string): boolean {
  return /^[-‐‑]\p{L}/u.test(rest) && !MEASURE.test(rest) && !/^-to-\d/i.test(rest);
}

function isUpperEnd({ value, rest }: { value: Rational; rest: string }, lower: Rational): boolean {
  if (compare(value, lower) <= 0) return false;
  return !SOLD_BY.test(rest) || value.num * lower.den < SIZE_NOT_RANGE * lower.num * value.den;
}

/** Whether a leading number continues the amount that `before` ends with, in a smaller unit: '2 oz' after '1 lb'. */
export function continuesAmount(before: string, text: string): boolean {
  const rest = parseQuantity(text)?.rest;
  return rest !== undefined && SMALLER.some(([large, small]) => large.test(before) && small.test(rest));
}

/** Formats an exact number with kitchen fractions ('1½'), otherwise with at most 2 decimals, never as 0. */
export function formatQuantity(value: Rational): string {
  const whole = Math.trunc(value.num / value.den);
  const glyph = WRITTEN.get(`${value.num - whole * value.den}/${value.den}`);
  if (glyph) return `${whole === 0 ? '' : whole}${glyph}`;
  const number = value.num / value.den;
  return String(number > 0 && number < 0.01 ? 0.01 : Math.round(number * 100) / 100);
}

/** Formats grams or milliliters as a scale or jug shows them: whole from 10 up. */
function formatOnScale(value: Rational): string {
  const number = value.num / value.den;
  return number < WHOLE_FROM ? formatQuantity(value) : String(Math.round(number));
}

/**
 * Scales an amount: its leading number and its equivalents ('1 cup (240 ml)', '50 g/2 oz'). Package sizes ('2 (14 oz)
 * cans') stay. Unchanged if there is no number, or if the factor is 1, not positive, or not finite. `round` adjusts
 * each number, given the text after it.
 */
export function scaleAmount(amount: string, factor: number | Rational, round: Round = asIs): string {
  const by = typeof factor === 'number' ? toRational(factor) : ratio(factor.num, factor.den);
  if (!by || by.num <= 0 || by.num === by.den) return amount;
  return scaleStart(withSizeApart(amount), by, round) ?? amount;
}

/** A quarter of an ounce before its package: yeast and gelatin are sold so. */
const SIZE =
  /^(\s*\d{1,2})\s+(¼|1\/4)[\s-]?(oz|ounces?)\.?(?:\s?\([^()]{1,20}\))?\s(?=(?:packet|package|pkg|envelope|sachet)(s?)\b)/i;

/** '2 ¼-oz packets' as '2 (¼ oz) packets', because they are not two and a quarter ounces. */
export function withSizeApart(amount: string): string {
  return amount.replace(SIZE, (all, count: string, size: string, unit: string, several: string) =>
    several || Number(count) === 1 ? `${count} (${size} ${unit}) ` : all,
  );
}

type Round = (value: Rational, rest: string) => Rational;
const asIs: Round = (value) => value;

function scaleStart(text: string, by: Rational, round: Round): string | null {
  const quantity = parseQuantity(text);
  if (!quantity) return null;
  const first = times(quantity.from, by);
  const last = quantity.to && times(quantity.to, by);
  if (!first || first.num === 0 || last === null) return null;
  const from = round(first, quantity.rest);
  const to = last && round(last, quantity.rest);
  const lead = text.slice(0, text.length - text.trimStart().length);
  const write = SCALED.test(quantity.rest) ? formatOnScale : formatQuantity;
  const written = to && compare(from, to) < 0 ? `${write(from)}–${write(to)}` : write(from);
  return lead + written + scaleSecond(scaleEquivalents(quantity.rest, by, round), quantity.rest, by, round);
}

/** Another amount of the line, before any comma or bracket: 'eggs + 1 yolk', 'red and 1 yellow pepper', 'onion or 2 shallots'. */
const SECOND = /^(?:[^,(\d]*\p{L})?\s(?:and|or|plus|\+|&|und|oder|et|ou)\s+(?=\d|[¼½¾⅓⅔⅛])/iu;

function scaleSecond(scaled: string, rest: string, by: Rational, round: Round): string {
  const before = scaled === rest ? SECOND.exec(rest)?.[0] : undefined;
  const second = before === undefined ? null : scaleStart(rest.slice(before.length), by, round);
  return before === undefined || second === null ? scaled : before + second;
}

function scaleEquivalents(rest: string, by: Rational, round: Round): string {
  const unit = MEASURE.exec(rest)?.[0];
  if (unit === undefined) return rest;
  const next = rest.slice(unit.length);
  const space = next.slice(0, next.length - next.trimStart().length);
  const joint = EQUIVALENT.exec(next)?.[0] ?? (continuesAmount(unit, next) ? space : undefined);
  if (joint === undefined) return rest;
  const after = next.slice(joint.length);
  const quantity = parseQuantity(after);
  const scaled = quantity && MEASURE.test(quantity.rest) ? scaleStart(after, by, round) : null;
  return scaled === null ? rest : unit + joint + scaled;
}

/** Parses a single leading number like `parseQuantity`, ignoring what follows. */
export function readNumber(text: string): { value: Rational; rest: string } | null {
  if (FLOUR_GRADE.test(text)) return null;
  const read = (match: RegExpExecArray, value: Rational | null) =>
    value && { value, rest: text.slice(match[0].length) };
  const glyphValue = (glyph = '', whole = 0) => {
    const [num, den] = GLYPHS[glyph] ?? [0, 1];
    return ratio(whole * den + num, den);
  };
  let match = MIXED.exec(text);
  if (match) return read(match, glyphValue(match[2], Number(match[1])));
  match = GLYPH_ALONE.exec(text);
  if (match) return read(match, glyphValue(match[1]));
  match = RAISED.exec(text);
  if (match) {
    const [whole, num, den] = match.slice(1).map((digits) => Number((digits ?? '0').normalize('NFKC')));
    return read(match, ratio((whole ?? 0) * (den ?? 0) + (num ?? 0), den ?? 0));
  }
  match = MIXED_SLASH.exec(text);
  if (match && Number(match[2]) < Number(match[3])) {
    const den = Number(match[3]);
    return read(match, ratio(Number(match[1]) * den + Number(match[2]), den));
  }
  match = SLASH.exec(text);
  // '80/20 beef' is a lean-to-fat ratio.
  if (match && Number(match[1]) + Number(match[2]) === 100) return null;
  if (match && !isSlashedRange(match, text)) return read(match, ratio(Number(match[1]), Number(match[2])));
  match = THOUSANDS.exec(text);
  if (match) return read(match, ratio(Number(match[1]?.replace(/[.,]/g, '')), 1));
  match = DECIMAL.exec(text);
  if (!match) return null;
  const decimals = match[2] ?? match[3] ?? '';
  return read(match, ratio(Number((match[1] ?? '') + decimals), 10 ** decimals.length));
}

/** Finer fractions are never measured: '200/250 g' is from 200 to 250 grams. */
const FINEST = 16;
const isSlashedRange = ([all, from, to]: RegExpExecArray, text: string) =>
  Number(from) > 1 && Number(to) > FINEST && Number(to) > Number(from) && SCALED.test(text.slice(all.length));

/** The simplest fraction within a billionth of a number. */
function toRational(number: number): Rational | null {
  if (!Number.isFinite(number) || Math.abs(number) > MOST) return null;
  for (let den = 1; den <= 1000; den++) {
    const num = Math.round(number * den);
    if (Math.abs(num / den - number) < 1e-9) return ratio(num, den);
  }
  return ratio(Math.round(number * 1e6), 1e6);
}

function times(a: Rational, b: Rational): Rational | null {
  const product = ratio(a.num * b.num, a.den * b.den);
  return product && product.num / product.den <= MOST ? product : null;
}

function compare(a: Rational, b: Rational): number {
  return a.num * b.den - b.num * a.den;
}

function ratio(num: number, den: number): Rational | null {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den === 0) return null;
  const shared = divisor(Math.abs(num), Math.abs(den)) * Math.sign(den);
  return { num: num / shared, den: den / shared };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Digits of other scripts, the marks between Arabic ones, and full-width forms: '٢٫٥', '２００ｇ'. */
const OTHER_DIGITS = /[^\P{Nd}0-9]|[٫٬！-～]/gu;
const DIGIT = /\p{Nd}/u;
const ARABIC_MARKS: ReadonlyMap<string, string> = new Map([
  ['٫', '.'],
  ['٬', ','],
]);
const FULL_WIDTH = 0xff01;
const FULL_WIDTH_FROM_ASCII = 0xfee0;
const LARGEST_UNIT = 0xffff;

/** The same text with all its numbers in the digits 0 to 9. It stays as long, so that positions in it do. */
export function withPlainDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > LARGEST_UNIT) return character;
    if (code >= FULL_WIDTH) return String.fromCharCode(code - FULL_WIDTH_FROM_ASCII);
    return ARABIC_MARKS.get(character) ?? String(digitOf(code));
  });
}

/** The digits of a script follow one another from zero (The Unicode Standard, section 4.6). */
function digitOf(code: number): number {
  let digit = 0;
  while (DIGIT.test(String.fromCharCode(code - digit - 1))) digit++;
  return digit;
}
