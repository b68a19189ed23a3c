import { type Amount, readAmount, readEqual } from './amounts.ts';
import type { Ingredient } from './ingredient.ts';
import { isPreparation, isQualityOnly, type Part, readFoodPart, startsAside } from './ingredient-parts.ts';
import { type Line, LONGEST_LINE, readTokens } from './ingredient-tokens.ts';
import { afterBracket, isOf, skipAbout } from './measures.ts';
import { AFTER_FOOD, UNIT_WORDS } from './unit-words.ts';

const SEPARATORS = new Set([',', ';', '—', '•']);
const MOST_BEFORE_OF = 8;
const word = (line: Line, index: number): string => line.tokens[index]?.text ?? '';

/** Tokens between separators, or inside a bracket. */
interface Span {
  from: number;
  end: number;
  isBracket: boolean;
}

/**
 * Reads a line of a recipe's ingredients, in English, German or French: '2 (14 oz) cans tomatoes, drained'. Never throws;
 * nothing is invented, and what cannot be told apart stays in the food. Reads the first 1,000 characters.
 */
export function parseIngredient(written: string): Ingredient {
  const text = written.slice(0, LONGEST_LINE);
  const line: Line = { text, tokens: readTokens(text) };
  const ingredient: Ingredient = {
    measures: [],
    plus: [],
    packageSize: null,
    size: '',
    food: '',
    preparation: '',
    note: '',
    isOptional: false,
  };
  const found: Part = { food: [], preparation: [], note: [], size: [] };
  const start = readStart(line, ingredient, found);
  readSpans(line, spansOf(line, start), ingredient, found);
  if (found.food.length === 0)
    found.food = [...found.size.splice(0), ...found.preparation.splice(0), ...found.note.splice(0)];
  readUnitAfterFood(line, ingredient, found);
  ingredient.food = textOf(line, found.food) || text.replace(/\s+/g, ' ').trim();
  ingredient.preparation = textOf(line, found.preparation);
  ingredient.note = textOf(line, found.note);
  ingredient.size = textOf(line, found.size);
  return ingredient;
}

/** The amount at the start, and 'juice of' before it. Answers where the food starts. */
function readStart(line: Line, ingredient: Ingredient, found: Part): number {
  let at = 0;
  while (line.tokens[at]?.kind === 'mark' && !/[(~"]/.test(word(line, at))) at++;
  const amount = readAmount(line, at);
  if (amount) {
    take(ingredient, amount);
    return isOf(word(line, amount.next)) ? amount.next + 1 : amount.next;
  }
  for (let of = at + 1; of < at + MOST_BEFORE_OF && line.tokens[of]?.kind === 'word'; of++) {
    const inner = isOf(word(line, of)) ? readAmount(line, of + 1) : null;
    if (!inner) continue;
    take(ingredient, inner);
    for (let index = at; index <= of; index++) found.preparation.push(index);
    return inner.next;
  }
  return at;
}

function take(ingredient: Ingredient, { next: _, ...amount }: Amount): void {
  Object.assign(ingredient, amount);
}

function spansOf(line: Line, start: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  const close = (end: number) => {
    if (end > from) spans.push({ from, end, isBracket: false });
  };
  for (let index = start; index < line.tokens.length; index++) {
    const text = word(line, index);
    if (SEPARATORS.has(text) || isSpacedDash(line, index)) {
      close(index);
      from = index + 1;
      spans.push({ from: index, end: index, isBracket: false });
    } else if (text === '(') {
      const after = afterBracket(line, index);
      if (after === index) continue;
      close(index);
      spans.push({ from: index + 1, end: after - 1, isBracket: true });
      from = after;
      index = after - 1;
    }
  }
  close(line.tokens.length);
  return spans;
}

function isSpacedDash(line: Line, index: number): boolean {
  if (!/^[-–]$/.test(word(line, index))) return false;
  const [before, token, after] = [line.tokens[index - 1], line.tokens[index], line.tokens[index + 1]];
  return !!before && !!token && !!after && before.end < token.start && token.end < after.start;
}

/** Sorts what follows the amount. An empty span stands for a separator. */
function readSpans(line: Line, spans: readonly Span[], ingredient: Ingredient, found: Part): void {
  let isNaming = true;
  spans.forEach((span, index) => {
    if (span.isBracket) readBracket(line, span, ingredient, found);
    else if (span.from === span.end)
      isNaming = isNaming && (isUnnamed(line, found) || goesOn(line, spans, index));
    else if (isNaming) readFood(line, span, ingredient, found);
    else readAside(line, span, ingredient, found);
  });
}

const isUnnamed = (line: Line, found: Part) => isQualityOnly(line, found.food);

/** Whether a list of foods goes on after a comma: 'sake, rice wine, or sherry'. */
function goesOn(line: Line, spans: readonly Span[], separator: number): boolean {
  for (let index = separator + 1; index < spans.length; index++) {
    const span = spans[index] as Span;
    if (span.isBracket || span.from === span.end) continue;
    const first = word(line, span.from);
    if (first === 'or' || first === 'and') return !startsAside(line, span.from + 1, span.end);
    if (startsAside(line, span.from, span.end)) return false;
    if (hasOr(line, span)) return true;
  }
  return false;
}

function hasOr(line: Line, span: Span): boolean {
  for (let index = span.from + 1; index < span.end - 1; index++)
    if (/^(or|and)$/.test(word(line, index))) return true;
  return false;
}

function readFood(line: Line, span: Span, ingredient: Ingredient, found: Part): void {
  const end = trailingAmount(line, span, ingredient);
  const part = readFoodPart(line, span.from, end);
  found.food.push(...part.food);
  found.preparation.push(...part.preparation);
  found.note.push(...part.note);
  found.size.push(...part.size);
  if (part.note.some((index) => word(line, index) === 'optional')) ingredient.isOptional = true;
}

/** An amount after the food: 'vegetable oil 75 ml', 'Mehl 200 g'. Answers where the food ends. */
function trailingAmount(line: Line, span: Span, ingredient: Ingredient): number {
  for (let index = span.from + 1; index < span.end; index++) {
    if (line.tokens[index]?.kind !== 'number') continue;
    const equals = readEqual(line, index);
    if (!equals || equals.next !== span.end) return span.end;
    ingredient.measures.push(...equals.measures);
    return skipBack(line, index);
  }
  return span.end;
}

function skipBack(line: Line, index: number): number {
  let end = index;
  while (/^(about|approx|approximately|[:~.])$/.test(word(line, end - 1))) end--;
  return end;
}

function readBracket(line: Line, span: Span, ingredient: Ingredient, found: Part): void {
  if (word(line, span.from) === 'optional') ingredient.isOptional = true;
  const from = skipAbout(line, span.from);
  const equals = readEqual(line, from);
  const isAmount =
    equals &&
    (equals.next >= span.end ||
      (span.end - equals.next <= 3 && /^(each|in|total|drained|altogether)$/.test(word(line, equals.next))));
  if (isAmount) ingredient.measures.push(...equals.measures);
  for (let index = isAmount ? equals.next : span.from; index < span.end; index++) found.note.push(index);
}

function readAside(line: Line, span: Span, ingredient: Ingredient, found: Part): void {
  const about = skipAbout(line, span.from);
  const equals = about > span.from || ingredient.measures.length === 0 ? readEqual(line, about) : null;
  if (equals && equals.next === span.end) {
    ingredient.measures.push(...equals.measures);
    return;
  }
  if (word(line, span.from) === 'optional') ingredient.isOptional = true;
  const list = isPreparation(line, span.from, span.end) ? found.preparation : found.note;
  for (let index = span.from; index < span.end; index++) list.push(index);
}

/** 'garlic cloves', 'thyme sprigs': the unit stands after the food. */
function readUnitAfterFood(line: Line, ingredient: Ingredient, found: Part): void {
  const [first] = ingredient.measures;
  const last = found.food.at(-1);
  if (!first || first.unit !== null || last === undefined || found.food.length < 2) return;
  const unit = UNIT_WORDS.get(word(line, last));
  if (!unit || !AFTER_FOOD.has(unit)) return;
  found.food.pop();
  const size = found.size.splice(0);
  ingredient.measures[0] = { ...first, unit, unitText: textOf(line, [...size, last]) };
}

/** The text of some tokens, in the order given, spaced as in the line. */
function textOf(line: Line, indices: readonly number[]): string {
  let text = '';
  let end = -1;
  for (const index of indices) {
    const token = line.tokens[index];
    if (!token) continue;
    if (text && token.start !== end) text += ' ';
    text += line.text.slice(token.start, token.end);
    end = token.end;
  }
  return text;
}
