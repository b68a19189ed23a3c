import { type Amount, readAmount } from './amounts.ts';
import type { Ingredient, Measure } from './ingredient.ts';
import { afterBracket, isMeasuring, isOf, isPackage } from './measures.ts';
import { isJoint, isQualityOnly, type Part, push } from './parts.ts';
import { readSpans } from './spans.ts';
import { type Line, LONGEST_LINE, readTokens, wordAt } from './tokens.ts';
import { AFTER_FOOD, NAMED_AFTER_UNIT, SIZES, SOME, UNIT_WORDS } from './unit-words.ts';

const MOST_BEFORE_OF = 8;
const MOST_HEADING = 5;

/**
 * Parses an ingredient line in English, German or French: '2 (14 oz) cans tomatoes, drained'. Never throws and never
 * invents anything; what cannot be separated stays in the food. Reads the first 1,000 characters.
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
  readSpans(line, readStart(line, ingredient, found), ingredient, found);
  if (found.food.length === 0)
    found.food = [found.size, found.preparation, found.note].flatMap((list) => list.splice(0));
  // Marks of footnotes: 'mayonnaise*'.
  if (text.includes('*')) found.food = found.food.filter((index) => wordAt(line, index) !== '*');
  dropMarks(line, found);
  dropRemnants(line, ingredient, found);
  // '4 tablespoons (tbsp) of oil', '1 sachet de 50 g (2 oz) de soupe'
  if (found.food.length > 1 && isLowerOf(line, found.food[0] ?? -1))
    found.note.push(...found.food.splice(0, 1));
  // '8 unpeeled cloves garlic'
  if (
    found.food.length > 2 &&
    UNPEELED.test(wordAt(line, found.food[0] ?? -1)) &&
    isPlainPiece(line, found.food[1])
  )
    found.preparation.push(...found.food.splice(0, 1));
  readUnitBeforeFood(line, ingredient, found);
  readUnitAfterFood(line, ingredient, found);
  readSizeAfterFood(line, found);
  ingredient.food = textOf(line, found.food) || text.replace(/\s+/g, ' ').trim();
  ingredient.preparation = textOf(line, found.preparation);
  ingredient.note = textOf(line, found.note);
  ingredient.measures = ingredient.measures.map((measure) => ofFood(measure, ingredient.food));
  ingredient.size = textOf(line, found.size);
  return ingredient;
}

/** Drops what follows a bracket without a counterpart, and the full stop after a sentence. */
function dropMarks(line: Line, found: Part): void {
  const opened = found.food.findIndex((index, at) => at > 0 && wordAt(line, index) === '(');
  if (opened > 0) found.note.push(...found.food.splice(opened));
  const food = found.food.filter((index) => !/^[()]$/.test(wordAt(line, index)));
  const [before = '', last] = food.slice(-2).map((index) => wordAt(line, index));
  if (food.length > 1 && last === '.' && before.length >= SHORTEST_LAST_WORD) food.pop();
  if (food.length > 0) found.food = food;
}

/** Shorter words before a full stop are short for others. */
const SHORTEST_LAST_WORD = 4;

const REMNANT = /^(?:[/)\]\-–|]|or|and|demie)$/;

/** Drops what an amount that was not understood leaves before the food: '/⅛ garlic', '- or long-grain rice', '1 onion'. */
function dropRemnants(line: Line, { measures }: Ingredient, { food, note }: Part): void {
  if (measures.length === 0) return;
  // '1 peu de noix de muscade' is some.
  if (food.length > 2 && wordAt(line, food[0] ?? -1) === 'peu' && measures[0]?.unit === null) {
    note.push(...food.splice(0, 1));
    measures.pop();
    return;
  }
  // '2 cans 11 oz cans oranges'
  const again = UNIT_WORDS.get(wordAt(line, food[0] ?? -1));
  if (food.length > 1 && again !== undefined && isPackage(again) && measures[0]?.unit === again)
    note.push(...food.splice(0, 1));
  while (food.length > 1) {
    const [first = -1, second = -1] = food;
    const token = line.tokens[first];
    const isNumber = token?.kind === 'number' && token.value?.num !== 0 && wordAt(line, second) !== 'percent';
    if (!isNumber && !REMNANT.test(wordAt(line, first))) return;
    note.push(...food.splice(0, 1));
    // '1 cup 2 sticks butter', '24 oz 3 large breasts'
    const isUnit = (at = -1) =>
      isMeasuring(UNIT_WORDS.get(wordAt(line, at)) ?? null) || SIZES.has(wordAt(line, at));
    if (isNumber && food.length > 1 && isUnit(food[0]))
      note.push(...food.splice(0, wordAt(line, food[1] ?? -1) === '.' ? 2 : 1));
  }
}

/** Parses the leading amount, and 'juice of' before it. Returns where the food starts. */
function readStart(line: Line, ingredient: Ingredient, found: Part): number {
  const start = skipBound(line, skipHeading(line, ingredient, found));
  const amount = readAmount(line, start);
  if (amount) {
    take(ingredient, amount);
    const next = afterRemark(line, amount.next);
    push(found.note, amount.next, next);
    return skipAdvice(line, isOf(wordAt(line, next)) ? afterThe(line, next + 1) : next, found);
  }
  return readPartOf(line, start, ingredient, found) ?? skipSome(line, skipAdvice(line, start, found), found);
}

/** Of 'cup of the used oil', the article. */
const afterThe = (line: Line, from: number) =>
  wordAt(line, from) === 'the' && line.tokens[from + 1]?.kind === 'word' ? from + 1 : from;

/** Skips 'season with', 'your favourite', 'as much', 'optional' before the food. */
function skipAdvice(line: Line, start: number, { note }: Part): number {
  const [first, second] = [wordAt(line, start), wordAt(line, start + 1)];
  const isTwo =
    (/^(?:season|seasoned|serve|served|garnish|sprinkle|top|replace|replaced|swap)$/.test(first) &&
      second === 'with') ||
    (first === 'your' && /^(?:favou?rite|preferred)$/.test(second)) ||
    (first === 'as' && /^(?:much|many)$/.test(second));
  const next = isTwo ? start + 2 : /^(?:optional|enough)$/.test(first) ? start + 1 : start;
  if (next === start || line.tokens[next]?.kind !== 'word') return start;
  push(note, start, next);
  return next;
}

/** Skips 'up to', 'at least' and 'from' before a number. */
function skipBound(line: Line, start: number): number {
  const text = wordAt(line, start);
  if (text === 'up' && wordAt(line, start + 1) === 'to') return start + 2;
  if (text === 'at' && /^(?:least|most)$/.test(wordAt(line, start + 1))) return start + 2;
  return (text === 'from' || text === 'je') && line.tokens[start + 1]?.kind === 'number' ? start + 1 : start;
}

/** Skips list markers and labels: 'Optional: 1 tsp chili'. */
function skipHeading(line: Line, ingredient: Ingredient, found: Part): number {
  let start = 0;
  // '(optional) ½ cup cheddar'
  if (wordAt(line, 0) === '(' && wordAt(line, 1) === 'optional' && wordAt(line, 2) === ')') {
    ingredient.isOptional = true;
    start = 3;
  }
  while (line.tokens[start]?.kind === 'mark' && !/[(~≈]/.test(wordAt(line, start))) start++;
  let colon = start;
  while (line.tokens[colon]?.kind === 'word' && colon < start + MOST_HEADING) colon++;
  if (isPurpose(line, start, colon)) {
    if (wordAt(line, start) === 'optional') ingredient.isOptional = true;
    push(found.note, start, colon);
    return colon + 1;
  }
  const amount = wordAt(line, colon) === ':' ? readAmount(line, colon + 1) : null;
  if (!amount || !namesFood(line, amount.next)) return start;
  if (wordAt(line, start) === 'optional') ingredient.isOptional = true;
  push(found.note, start, colon);
  return colon + 1;
}

/** 'For the tin: butter', 'Garnish: parsley' */
function isPurpose(line: Line, start: number, colon: number): boolean {
  const isHeading = /^(?:for|to|garnish|garnishes|toppings?|seasoning|optional)$/.test(wordAt(line, start));
  return isHeading && wordAt(line, colon) === ':' && line.tokens[colon + 1]?.kind === 'word';
}

/** Whether more than units and brackets follow: 'gingerbread: 5 slices' has its food before the colon. */
function namesFood(line: Line, from: number): boolean {
  for (let index = from; index < line.tokens.length; index++) {
    const after = wordAt(line, index) === '(' ? afterBracket(line, index) : index;
    if (after > index) index = after - 1;
    else if (line.tokens[index]?.kind === 'word' && !UNIT_WORDS.has(wordAt(line, index))) return true;
  }
  return false;
}

/** Parses 'finely grated zest of 2 limes': the part is a preparation of the limes. */
function readPartOf(line: Line, start: number, ingredient: Ingredient, found: Part): number | null {
  for (let of = start + 1; of < start + MOST_BEFORE_OF && line.tokens[of]?.kind === 'word'; of++) {
    const [text, next] = [wordAt(line, of), wordAt(line, of + 1)];
    const isPart = isOf(text) || (text === 'from' && next !== 'a');
    const inner = isPart ? readAmount(line, of + 1) : /^eine[rs]$/.test(text) ? readAmount(line, of) : null;
    if (!inner) continue;
    take(ingredient, inner);
    push(found.preparation, start, of);
    return isOf(wordAt(line, inner.next)) ? inner.next + 1 : inner.next;
  }
  return null;
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
  while (/^(?:an?|un|few|good|big|ample|small|large|generous|teensy|tiny|wee)$/.test(wordAt(line, some)))
    some++;
  // 'a few saffron threads'
  if (
    wordAt(line, some - 1) === 'few' &&
    some > start &&
    !SOME.has(wordAt(line, some)) &&
    some < line.tokens.length
  ) {
    push(found.note, start, some);
    return some;
  }
  const isUnit = UNIT_WORDS.has(wordAt(line, some + 1)) && isOf(wordAt(line, some + 2));
  // 'some slices of pepper'
  const last = isUnit ? some + 1 : some;
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

/** 'tomates moyennes': a size after the food. */
function readSizeAfterFood(line: Line, { food, size }: Part): void {
  const last = food.at(-1);
  if (food.length > 1 && size.length === 0 && last !== undefined && SIZES.has(wordAt(line, last)))
    size.push(...food.splice(-1));
}

/** 'De Cecco' is a name. */
const isLowerOf = (line: Line, index: number) =>
  isOf(wordAt(line, index)) && line.text[line.tokens[index]?.start ?? 0] !== 'D';

const UNPEELED = /^(?:unpeeled|whole|fresh)$/;
const isPlainPiece = (line: Line, index = -1) => PLAIN_PIECES.has(UNIT_WORDS.get(wordAt(line, index)) ?? '');

/** 'rib' and 'stick' begin names. */
const PLAIN_PIECES: ReadonlySet<string> = new Set(['clove', 'slice', 'stalk', 'sprig', 'rasher']);

/** '12 finely minced cloves of garlic', 'large thumb of ginger': a unit that its preparation or size parts from the amount. */
function readUnitBeforeFood(line: Line, ingredient: Ingredient, { food, size }: Part): void {
  const [first] = ingredient.measures;
  const [at = -1, of = -1] = food;
  const unit = UNIT_WORDS.get(wordAt(line, at));
  if (!unit || isMeasuring(unit)) return;
  // '12 minced cloves garlic'
  const isOfUnit = isOf(wordAt(line, of)) && food.length > 2;
  const isBeside =
    first !== undefined && AFTER_FOOD.has(unit) && !NAMED_AFTER_UNIT.has(wordAt(line, of)) && food.length > 1;
  if (!isOfUnit && !(isBeside && PLAIN_PIECES.has(unit))) return;
  const isBare = first === undefined && size.length > 0;
  if (!isBare && first?.unit !== null) return;
  food.splice(0, isOfUnit ? 2 : 1);
  const unitText = textOf(line, [...size.splice(0), at]);
  const one: Omit<Measure, 'unit' | 'unitText'> = { from: { num: 1, den: 1 }, to: null, isImplied: true };
  ingredient.measures[0] = { ...(first ?? one), unit, unitText };
}

/** 'garlic cloves', 'thick pineapple slices': a unit after the food. */
function readUnitAfterFood(line: Line, ingredient: Ingredient, found: Part): void {
  const [first] = ingredient.measures;
  const last = found.food.at(-1);
  if (!first || first.unit !== null || last === undefined || found.food.length < 2) return;
  // Of '1–2 carrots and/or celery stalks' the carrots are no stalks.
  const joint = found.food.findIndex((index) => isJoint(wordAt(line, index)));
  if (joint > 0 && !isQualityOnly(line, found.food.slice(0, joint))) return;
  const before = wordAt(line, found.food.at(-2) ?? -1);
  const unit = UNIT_WORDS.get(wordAt(line, last));
  if (!unit || !(AFTER_FOOD.has(unit) || /^gelatine?$/.test(before)) || !isUnitOf(unit, before)) return;
  found.food.pop();
  const isThick = found.food.length > 1 && /^(?:thin|thick)$/.test(wordAt(line, found.food[0] ?? -1));
  const manner = isThick ? found.food.splice(0, 1) : [];
  const words = [...found.size.splice(0), ...manner, last];
  ingredient.measures[0] = { ...first, unit, unitText: textOf(line, words) };
}

/** Excludes 'cinnamon sticks', 'whole cloves', 'corn on the cob', 'fish heads', which are foods themselves. */
function isUnitOf(unit: string, before: string): boolean {
  if (unit === 'stick' || unit === 'rib') return before === 'celery';
  // 'potato wedges' are sold as such.
  if (unit === 'wedge') return /^(?:lemon|lime|orange)s?$/.test(before);
  if (unit === 'clove') return !/^(?:whole|ground|dried)$/.test(before);
  if (unit === 'head')
    return !/^(?:fish|snapper|salmon|cod|crawfish|shrimp|prawn|lamb|pig|calf)$/.test(before);
  return !/^(?:the|grass|tender|or|and)$/.test(before);
}

/** Only a stick of fat has a weight; a stick or rib of celery is a stalk, a stick of cinnamon a piece. */
function ofFood(measure: Measure, food: string): Measure {
  if (measure.unit === 'rib' && /celery/i.test(food)) return { ...measure, unit: 'stalk' };
  if (measure.unit !== 'stick' || /butter|margarine|shortening|oleo|lard|fat|spread/i.test(food))
    return measure;
  return { ...measure, unit: /celery|rhubarb|lemon ?grass|sellerie/i.test(food) ? 'stalk' : 'piece' };
}

/** Joins tokens in the given order, spaced as in the line. */
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
