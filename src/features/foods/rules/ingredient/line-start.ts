import type { Amount } from './amount.ts';
import { readAmount, THIN } from './amounts.ts';
import { FEW } from './counts.ts';
import type { Ingredient } from './ingredient.ts';
import { afterAcross, afterBracket, isOf, isPackage } from './measures.ts';
import { type Part, push } from './parts.ts';
import { OPTIONAL } from './preparation-words.ts';
import { type Line, wordAt } from './tokens.ts';
import { SIZES, SOME, UNIT_WORDS } from './unit-words.ts';

const MOST_BEFORE_OF = 8;
const MOST_HEADING = 5;

/** Parses the leading amount, and 'juice of' before it. Returns where the food starts. */
export function readStart(line: Line, ingredient: Ingredient, found: Part): number {
  const begin = skipHeading(line, ingredient, found);
  const open = skipOpen(line, begin);
  if (open > begin && line.tokens[open]?.kind === 'number') {
    ingredient.isOptional = true;
    push(found.note, begin, open);
  }
  const start = skipBound(line, line.tokens[open]?.kind === 'number' ? open : begin);
  const amount = readAmount(line, start);
  if (amount && isThickness(line, amount)) {
    push(found.note, start, amount.next + 1);
    return amount.next + 1;
  }
  if (amount) {
    take(ingredient, amount);
    const next = afterRemark(line, amount.next);
    push(found.note, amount.next, next);
    // '4 slices from a country loaf'
    const isFrom =
      wordAt(line, next) === 'from' &&
      amount.measures[0]?.unit != null &&
      afterThe(line, next + 1) > next + 1;
    return skipAdvice(line, isFrom || isOf(wordAt(line, next)) ? afterThe(line, next + 1) : next, found);
  }
  return readPartOf(line, start, ingredient, found) ?? skipSome(line, skipAdvice(line, start, found), found);
}

/** '2 inch thick steaks' says what they are like, not how many to buy. */
function isThickness(line: Line, { measures: [measure], packageSize, next }: Amount): boolean {
  return !packageSize && afterAcross(line, measure, next) > next && line.tokens.length > next + 1;
}

/** Of 'cup of the used oil', 'spoons of a strong spirit', the article. */
const afterThe = (line: Line, from: number) =>
  /^(?:the|an?)$/.test(wordAt(line, from)) && line.tokens[from + 1]?.kind === 'word' ? from + 1 : from;

/** Words that leave open whether to add it, or how much: 'optional', 'evtl.', 'n. B.' */
const OPEN = /^(?:enough|evtl|eventuell|ggf|evt|q\.b|qb|n\.b)$/;

function skipOpen(line: Line, start: number): number {
  if (!OPEN.test(wordAt(line, start)) && !OPTIONAL.has(wordAt(line, start))) return start;
  return wordAt(line, start + 1) === '.' ? start + 2 : start + 1;
}

/** Skips 'season with', 'your favorite', 'as much', 'optional' before the food. */
function skipAdvice(line: Line, start: number, { note }: Part): number {
  const [first, second] = [wordAt(line, start), wordAt(line, start + 1)];
  const isTwo =
    (/^(?:season|seasoned|serve|served|garnish|sprinkle|top|replace|replaced|swap)$/.test(first) &&
      second === 'with') ||
    (first === 'your' && /^(?:favou?rite|preferred)$/.test(second)) ||
    (first === 'nach' && /^(?:belieben|bedarf|geschmack|wunsch)$/.test(second)) ||
    (first === 'as' && /^(?:much|many)$/.test(second)) ||
    (first === 'à' && second === 'volonté');
  const third = wordAt(line, start + 2);
  const isThree =
    (first === 'n' && second === '.' && third === 'b') ||
    (first === 'selon' && /^(?:le|votre)$/.test(second) && /^(?:goût|envie)$/.test(third));
  const last = isThree ? start + 3 : isTwo ? start + 2 : skipOpen(line, start);
  const next = isThree && wordAt(line, last) === '.' ? last + 1 : last;
  if (next === start || line.tokens[next]?.kind !== 'word') return start;
  push(note, start, next);
  return next;
}

/** Skips 'up to', 'at least' and 'from' before a number, and a Scandinavian article before a unit. */
function skipBound(line: Line, start: number): number {
  const text = wordAt(line, start);
  if (text === 'up' && wordAt(line, start + 1) === 'to') return start + 2;
  if (text === 'at' && /^(?:least|most)$/.test(wordAt(line, start + 1))) return start + 2;
  // 'Et nip salt', 'en klick smör'
  if (/^(?:et|en)$/.test(text) && UNIT_WORDS.has(wordAt(line, start + 1))) return start + 1;
  return (text === 'from' || text === 'je') && line.tokens[start + 1]?.kind === 'number' ? start + 1 : start;
}

/** Button labels that web pages put next to a line. */
const BUTTON = /^(?:info|add|buy)$/;

/** Marks belong to the word after them in '<b>bold</b>' and '"Old Bay" seasoning', and to the amount in '~100 g'. */
function isBullet(line: Line, at: number): boolean {
  if (line.tokens[at]?.kind !== 'mark') return false;
  const isOfWord = /[<#@"“„«]/.test(wordAt(line, at)) && line.tokens[at + 1]?.kind !== 'number';
  return !isOfWord && !/[(~≈]/.test(wordAt(line, at));
}

/** Skips list markers and labels: 'Optional: 1 tsp chili'. */
function skipHeading(line: Line, ingredient: Ingredient, found: Part): number {
  let start = 0;
  // '(optional) ½ cup cheddar'
  if (wordAt(line, 0) === '(' && wordAt(line, 1) === 'optional' && wordAt(line, 2) === ')') {
    ingredient.isOptional = true;
    start = 3;
  }
  while (isBullet(line, start)) start++;
  if (BUTTON.test(wordAt(line, start)) && line.tokens[start + 1]?.kind === 'number') start++;
  let colon = start;
  while (line.tokens[colon]?.kind === 'word' && colon < start + MOST_HEADING) colon++;
  if (isPurpose(line, start, colon)) {
    if (OPTIONAL.has(wordAt(line, start))) ingredient.isOptional = true;
    push(found.note, start, colon);
    return colon + 1;
  }
  const amount = wordAt(line, colon) === ':' ? readAmount(line, colon + 1) : null;
  if (!amount || !namesFood(line, amount.next)) return start;
  if (OPTIONAL.has(wordAt(line, start))) ingredient.isOptional = true;
  push(found.note, start, colon);
  return colon + 1;
}

const PURPOSE =
  /^(?:for|to|garnish|garnishes|toppings?|seasoning|accompaniments?|decoration|accompagnement|garniture|guarnición|acompañamiento)$/;

/** 'For the tin: butter', 'Garnish: parsley' */
function isPurpose(line: Line, start: number, colon: number): boolean {
  const isHeading = PURPOSE.test(wordAt(line, start)) || OPTIONAL.has(wordAt(line, start));
  return isHeading && wordAt(line, colon) === ':' && line.tokens[colon + 1]?.kind === 'word';
}

/** 'gherkins: a dozen medium sized ones' */
const isNoName = (word: string) => UNIT_WORDS.has(word) || SIZES.has(word) || /^(?:sized|ones?)$/.test(word);

/** Whether more than units and brackets follow: 'gingerbread: 5 slices' has its food before the colon. */
function namesFood(line: Line, from: number): boolean {
  for (let index = from; index < line.tokens.length; index++) {
    const after = wordAt(line, index) === '(' ? afterBracket(line, index) : index;
    if (after > index) index = after - 1;
    else if (line.tokens[index]?.kind === 'word' && !isNoName(wordAt(line, index))) return true;
  }
  return false;
}

const PARTS = /^(?:juice|zest|rind|peel|saft|schale|abrieb|jus|zestes?)$/;

/** Parses 'finely grated zest of 2 limes' and 'juice 1½ lemons': the part is a preparation of the limes. */
function readPartOf(line: Line, start: number, ingredient: Ingredient, found: Part): number | null {
  let of = start;
  for (; of < start + MOST_BEFORE_OF && line.tokens[of]?.kind === 'word'; of++) {
    const [text, next] = [wordAt(line, of), wordAt(line, of + 1)];
    const isPart =
      of > start &&
      !/^(?:size|amount)$/.test(wordAt(line, of - 1)) &&
      (isOf(text) || (text === 'from' && next !== 'a'));
    const inner = isPart ? readAmount(line, of + 1) : /^eine[rs]$/.test(text) ? readAmount(line, of) : null;
    if (inner) return takePart(line, { start, end: of, inner }, ingredient, found);
  }
  const bare = of > start && PARTS.test(wordAt(line, of - 1)) ? readAmount(line, of) : null;
  const isOfFruit = bare?.measures.every(({ unit }) => unit === null) ?? false;
  return bare && isOfFruit ? takePart(line, { start, end: of, inner: bare }, ingredient, found) : null;
}

function takePart(
  line: Line,
  { start, end, inner }: { start: number; end: number; inner: Amount },
  ingredient: Ingredient,
  { preparation }: Part,
): number {
  take(ingredient, inner);
  push(preparation, start, end);
  return isOf(wordAt(line, inner.next)) ? inner.next + 1 : inner.next;
}

const KIND = /^(?:kinds?|types?|sorts?)$/;

/** Skips 'any kind of', 'a little', 'some', 'un peu de'. */
function skipSome(line: Line, start: number, found: Part): number {
  if (
    /^(?:any|some)$/.test(wordAt(line, start)) &&
    KIND.test(wordAt(line, start + 1)) &&
    isOf(wordAt(line, start + 2))
  ) {
    push(found.note, start, start + 3);
    return start + 3;
  }
  let some = start;
  while (
    /^(?:an?|una?|ein|few|good|big|ample|small|large|generous|teensy|tiny|wee)$/.test(wordAt(line, some)) ||
    (THIN.test(wordAt(line, some)) && SOME.has(wordAt(line, some + 1)))
  )
    some++;
  if (FEW.has(wordAt(line, some))) some++;
  // 'a few saffron threads', 'ein paar Radieschen'
  const isFew = line.tokens.slice(start, some).some(({ text }) => FEW.has(text));
  if (isFew && !SOME.has(wordAt(line, some)) && some < line.tokens.length) {
    push(found.note, start, some);
    return some;
  }
  // 'etwas Etwas Pfeffer'
  if (SOME.has(wordAt(line, some)) && wordAt(line, some) === wordAt(line, some + 1)) some++;
  const isUnit = UNIT_WORDS.has(wordAt(line, some + 1)) && isOf(wordAt(line, some + 2));
  // 'some slices of pepper', 'etw. Salz'
  const last = isUnit || wordAt(line, some + 1) === '.' ? some + 1 : some;
  const next = isOf(wordAt(line, last + 1)) ? last + 2 : last + 1;
  if (!SOME.has(wordAt(line, some)) || next >= line.tokens.length) return start;
  push(found.note, start, some + 1);
  return next;
}

function take(ingredient: Ingredient, { next: _, ...amount }: Amount): void {
  Object.assign(ingredient, amount);
}

/** How a food was weighed: '600 g podded weight peas'. */
const WEIGHED = new Set([
  'podded',
  'unpodded',
  'shelled',
  'unshelled',
  'drained',
  'peeled',
  'unpeeled',
  'total',
  'net',
  'boned',
]);

/** Skips 'or so', 'or jar', 'weight in pods', 'minus 1 tbsp' after an amount. */
function afterRemark(line: Line, from: number): number {
  const next = wordAt(line, from + 1);
  if (wordAt(line, from) === 'or' && /^(?:so|more|less|two)$/.test(next)) return from + 2;
  if (wordAt(line, from) === 'or' && isPackage(UNIT_WORDS.get(next) ?? null)) return from + 2;
  if (wordAt(line, from) === 'weight' && /^(?:in|with)$/.test(next)) return from + 3;
  if (WEIGHED.has(wordAt(line, from)) && next === 'weight') return from + 2;
  return wordAt(line, from) === 'minus' ? (readAmount(line, from + 1)?.next ?? from) : from;
}
