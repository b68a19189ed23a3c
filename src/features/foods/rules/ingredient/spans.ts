import { sizesOf } from './amount.ts';
import { isDash, skipAbout } from './counts.ts';
import { readEqual } from './equal-measures.ts';
import type { Ingredient } from './ingredient.ts';
import { BEFORE_AMOUNT, EACH, isAmount, readBare, readLastAmount } from './last-amount.ts';
import { afterBracket, countAt, isMeasuring, measureOf, readUnit } from './measures.ts';
import { tellsContent } from './more-amounts.ts';
import { isAside, isJoint, isQualityOnly, type Part, push, readFoodPart, tellsPreparation } from './parts.ts';
import { OPTIONAL, PREPARED } from './preparation-words.ts';
import { type Line, wordAt } from './tokens.ts';
import { SIZES, UNIT_WORDS } from './unit-words.ts';

/** Tokens between separators or inside a bracket; separators themselves are empty. */
interface Span {
  from: number;
  end: number;
  isBracket: boolean;
}

const SEPARATORS = new Set([',', ';', '—', '•']);
const AFTER_AMOUNT = new Set(['each', 'total', 'in', 'apiece', 'altogether', 'or', 'so', 'weight']);
const MOST_NAME_WORDS = 3;
const MOST_LISTED = 12;

/** Classifies what follows the leading amount: foods, brackets and descriptions. */
export function readSpans(line: Line, start: number, ingredient: Ingredient, found: Part): void {
  const spans = spansOf(line, start);
  let isNaming = true;
  spans.forEach((span, at) => {
    if (isSeparator(span)) {
      if (wordAt(line, span.from) === '.') isNaming = false;
      else if (isNaming && isOfColors(line, span.from, found)) found.food.push(span.from);
      else if (isNaming && !isQualityOnly(line, found.food)) {
        isNaming = goesOn(line, spans, at);
        // The comma of 'sugar, honey or molasses' stays between the foods.
        if (isNaming) found.food.push(span.from);
      }
    } else if (span.isBracket) readBracket(line, span, { isNaming, next: spans[at + 1] }, ingredient, found);
    else if (isNaming) isNaming = readFood(line, span, ingredient, found);
    else readAside(line, span, ingredient, found);
  });
}

const COLORS = /^(?:red|green|yellow|orange|purple)$/;

/** 'green, red, and yellow peppers': the comma stays between the colors. */
function isOfColors(line: Line, comma: number, { food }: Part): boolean {
  const next = wordAt(line, comma + 1);
  const color = isJoint(next) ? wordAt(line, comma + 2) : next;
  return COLORS.test(wordAt(line, food.at(-1) ?? -1)) && COLORS.test(color);
}

const isSeparator = (span: Span): boolean => span.from === span.end && !span.isBracket;

function spansOf(line: Line, start: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  const close = (end: number, next: number) => {
    if (end > from) spans.push({ from, end, isBracket: false });
    from = next;
  };
  for (let index = start; index < line.tokens.length; index++) {
    const text = wordAt(line, index);
    const after = text === '(' ? afterBracket(line, index) : index;
    if (after > index) {
      close(index, after);
      spans.push({ from: index + 1, end: after - 1, isBracket: true });
      index = after - 1;
    } else if (SEPARATORS.has(text) || isSpacedDash(line, index) || isSentenceEnd(line, index, from)) {
      close(index, index + 1);
      spans.push({ from: index, end: index, isBracket: false });
    }
  }
  close(line.tokens.length, line.tokens.length);
  return spans;
}

/**
 * 'mild cheese. Use a young one': the full stop after a word, before a capital. What follows an abbreviation is the food:
 * '1 Pckg. Backpulver'.
 */
function isSentenceEnd({ text, tokens }: Line, index: number, from: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text !== '.' || !before || !after || before.kind === 'number') return false;
  const isAlone =
    index === from + 1 &&
    tokens.length - index - 1 <= MOST_ABBREVIATED &&
    /^\p{Lu}/u.test(text.slice(before.start));
  const isShort =
    UNIT_WORDS.has(before.text) ||
    SIZES.has(before.text) ||
    (isAlone && before.text.length <= LONGEST_ABBREVIATION);
  const isWord =
    (index > from &&
      !isShort &&
      !ABBREVIATED.test(before.text) &&
      before.end - before.start >= SHORTEST_LAST_WORD) ||
    before.text === ')';
  return isWord && after.start > token.end && /\p{Lu}/u.test(text[after.start] ?? '');
}

/** 'Butter bzw. Schmalz' */
const ABBREVIATED = /^(?:bzw|evtl|ggf|inkl|incl)$/;

/** Longer words before a full stop, and words before more of them, are foods: '1 Onion. Peel it first'. */
const LONGEST_ABBREVIATION = 6;
const MOST_ABBREVIATED = 2;

/** Shorter words before a full stop are abbreviations: 'St. Agur'. */
const SHORTEST_LAST_WORD = 3;

function isSpacedDash(line: Line, index: number): boolean {
  const [before, token, after] = [line.tokens[index - 1], line.tokens[index], line.tokens[index + 1]];
  return (
    !!before &&
    !!token &&
    !!after &&
    isDash(token.text) &&
    before.end < token.start &&
    token.end < after.start
  );
}

/** Whether a list of foods continues after a separator: 'sake, rice wine, or sherry'. */
function goesOn(line: Line, spans: readonly Span[], separator: number): boolean {
  for (const span of spans.slice(separator + 1, separator + MOST_LISTED)) {
    if (span.isBracket || isSeparator(span)) continue;
    if (isAside(line, span.from, span.end)) return false;
    if (isJoint(wordAt(line, span.from)) || hasOr(line, span)) return true;
  }
  return false;
}

function hasOr(line: Line, span: Span): boolean {
  for (let index = span.from + 1; index < span.end - 1; index++)
    if (isJoint(wordAt(line, index))) return true;
  return false;
}

/** Parses a part that names the food. Returns whether the next part may continue the name. */
function readFood(line: Line, span: Span, ingredient: Ingredient, found: Part): boolean {
  const end = readLastAmount(line, span, ingredient);
  const { more, isDone } = readFoodPart(line, span.from, end, found);
  ingredient.measures.push(...more);
  if (found.note.some((index) => OPTIONAL.has(wordAt(line, index)))) ingredient.isOptional = true;
  return !isDone;
}

function readBracket(
  line: Line,
  span: Span,
  { isNaming, next }: { isNaming: boolean; next: Span | undefined },
  ingredient: Ingredient,
  found: Part,
): void {
  if (OPTIONAL.has(wordAt(line, span.from)) || OPTIONAL.has(wordAt(line, span.end - 1)))
    ingredient.isOptional = true;
  if (isPlural(line, span)) return;
  const isTold = isNaming || !tellsSize(line, span.from - 2, found);
  const rest = isTold ? readBracketAmount(line, span, ingredient, found) : span.from;
  const isInside =
    isNaming &&
    next !== undefined &&
    !isSeparator(next) &&
    !next.isBracket &&
    !isJoint(wordAt(line, next.from)) &&
    found.food.length > 0 &&
    wordAt(line, next.from) !== '.';
  const isName =
    isInside &&
    isPlain(line, span) &&
    !isAside(line, next.from, next.end) &&
    !isAside(line, span.from, span.end);
  push(rest === span.from && isName ? found.food : found.note, rest, span.end);
}

/** The '(n)' of 'Zwiebel(n)', the '(s)' of 'egg(s)'. */
function isPlural(line: Line, { from, end }: Span): boolean {
  const [word, letters] = [line.tokens[from - 2], line.tokens[from]];
  return end - from === 1 && word?.end === line.tokens[from - 1]?.start && (letters?.text.length ?? 0) <= 2;
}

/** '½-inch (1 cm) slices', '4 (6-ounce) patties': the bracket is part of a preparation. */
function tellsSize(line: Line, before: number, { preparation, note }: Part): boolean {
  const unit = UNIT_WORDS.get(wordAt(line, before));
  const isSize = line.tokens[before]?.kind === 'number' || (unit !== undefined && isMeasuring(unit));
  return isSize && (preparation.at(-1) === before || note.at(-1) === before);
}

/** 'flat-leaf' in 'Italian (flat-leaf) parsley' is part of the name. */
function isPlain(line: Line, span: Span): boolean {
  if (span.end - span.from > MOST_NAME_WORDS || wordAt(line, span.from) === 'or') return false;
  return line.tokens.slice(span.from, span.end).every(({ kind }) => kind === 'word');
}

/** Parses '(about 1 cup sliced)', '(5 large)', '(2 or 3)'. Returns where the rest of the bracket starts. */
function readBracketAmount(line: Line, span: Span, ingredient: Ingredient, found: Part): number {
  const from = skipBefore(line, span.from);
  const equals = readEqual(line, from);
  if (equals && equals.next <= span.end) {
    const rest = wordAt(line, equals.next);
    const isWhole = equals.next === span.end || AFTER_AMOUNT.has(rest) || PREPARED.has(rest) || rest === ';';
    if (!isWhole || !isAmount(equals.measures)) return span.from;
    const isEach = rest === 'each' || wordAt(line, span.from) === 'each';
    const isTotal = from > span.from || (!isEach && equals.next < span.end);
    if (isEach || (!isTotal && tellsContent(ingredient, equals.measures)))
      Object.assign(ingredient, sizesOf(equals.measures));
    else ingredient.measures.push(...equals.measures);
    return equals.next;
  }
  const count = countAt(line, from);
  let next = count?.next ?? span.from;
  // '(10 or so)', '(3x)'
  const isBare = ['or so', 'x'].includes(
    line.tokens
      .slice(next, span.end)
      .map(({ text }) => text)
      .join(' '),
  );
  if (count && isBare && ingredient.measures.length === 0) {
    ingredient.measures.push({ from: count.from, to: count.to, unit: null, unitText: '' });
    return span.end;
  }
  while (SIZES.has(wordAt(line, next)) || wordAt(line, next) === 'sized') next++;
  if (!count || count.isImplied || next > span.end || !isFoodAgain(line, next, span.end, found))
    return span.from;
  ingredient.measures.push({ from: count.from, to: count.to, unit: null, unitText: '' });
  return span.end;
}

/** The limes of 'fresh lime juice (6 or 7 limes)'. */
function isFoodAgain(line: Line, from: number, end: number, found: Part): boolean {
  const start = (index: number) => wordAt(line, index).slice(0, 4);
  const names = found.food.map(start);
  for (let index = from; index < end; index++) if (!names.includes(start(index))) return false;
  return true;
}

function skipBefore(line: Line, from: number): number {
  let index = skipAbout(line, from);
  while (BEFORE_AMOUNT.has(wordAt(line, index)) && line.tokens[index]?.kind === 'word')
    index = skipAbout(line, index + 1);
  return index;
}

/** Sold by length: 'ginger, 2 inches'. */
const ROOTS = /^(?:ginger|turmeric|galangal|horseradish|cinnamon|lemongrass|ingwer|gingembre)$/;

/** Parses a description: an amount ('about ½ pound each'), a preparation, or a note. */
function readAside(line: Line, span: Span, ingredient: Ingredient, found: Part): void {
  const from = skipBefore(line, span.from);
  const equals = readEqual(line, from);
  const first = equals?.measures[0];
  const isWhole = equals && (equals.next === span.end || AFTER_AMOUNT.has(wordAt(line, equals.next)));
  const isOfCount =
    ingredient.measures.length === 0 ||
    from > span.from ||
    !isMeasuring(ingredient.measures[0]?.unit ?? null);
  const isRoot = ingredient.measures.length === 0 && found.food.some((at) => ROOTS.test(wordAt(line, at)));
  if (equals && first && isWhole && isOfCount && (isAmount(equals.measures) || isRoot)) {
    const isEach = wordAt(line, equals.next) === 'each' || EACH.test(wordAt(line, span.from));
    if (isEach) Object.assign(ingredient, sizesOf(equals.measures));
    else ingredient.measures.push(...equals.measures);
    push(found.note, equals.next, span.end);
    return;
  }
  if (OPTIONAL.has(wordAt(line, span.from))) ingredient.isOptional = true;
  // 'Courgette - 1'
  const bare = readBare(line, span.from, ingredient);
  if (isDash(wordAt(line, span.from - 1)) && ingredient.measures.length === 0) {
    let next = bare?.next ?? span.from;
    while (SIZES.has(wordAt(line, next))) next++;
    // 'Hing - a pinch'
    const count = countAt(line, span.from);
    const unit = count && readUnit(line, count.next);
    if (bare && next === span.end) ingredient.measures.push(...bare.measures);
    else if (count && unit?.next === span.end) ingredient.measures.push(measureOf(line, count, unit));
    if (ingredient.measures.length > 0) return;
  }
  const end = readLastAmount(line, span, ingredient);
  push(tellsPreparation(line, span.from, end) ? found.preparation : found.note, span.from, end);
}
