import { withPlainDigits } from '#shared/quantity.ts';
import { comesInSticks } from '../units/sticks.ts';
import type { Ingredient, Measure } from './ingredient.ts';
import { readStart } from './line-start.ts';
import { isMeasuring, isOf, isPackage } from './measures.ts';
import { isJoint, isQualityOnly, type Part } from './parts.ts';
import { readSpans } from './spans.ts';
import { type Line, LONGEST_LINE, readTokens, type Token, wordAt } from './tokens.ts';
import { AFTER_FOOD, NAMED_AFTER_UNIT, SIZES, UNIT_WORDS } from './unit-words.ts';

/**
 * Parses an ingredient line in English, German or French: '2 (14 oz) cans tomatoes, drained'. Never throws and never
 * invents anything; what cannot be separated stays in the food. Reads the first 1,000 characters.
 */
export function parseIngredient(written: string): Ingredient {
  // Web pages use soft hyphens to mark where long words may break.
  const text = written
    .slice(0, LONGEST_LINE)
    .replaceAll('\u00AD', '')
    .replace(CAN_NUMBER, ' ')
    .replace(SHARE, '$1');
  const line: Line = { text, tokens: withoutUnclosed(readTokens(withPlainDigits(text))) };
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
  // 'Picada, if needed'
  if (found.preparation.length > 0 && /^(?:if|as|for)$/.test(wordAt(line, found.food[0] ?? -1)))
    found.note.push(...found.food.splice(0));
  if (found.food.length === 0) {
    const lists = found.preparation.length > 0 ? [found.size, found.preparation] : [found.size, found.note];
    found.food = lists.flatMap((list) => list.splice(0));
  }
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
  // '4 pinches of (mozzarella, or another cheese)'
  if (found.note.length > 0 && !/\p{L}/u.test(textOf(line, found.food))) found.food = found.note.splice(0);
  ingredient.food = textOf(line, found.food) || text.replace(/\s+/g, ' ').trim();
  ingredient.preparation = textOf(line, found.preparation);
  ingredient.note = textOf(line, found.note);
  ingredient.measures = ingredient.measures.map((measure) => ofFood(measure, ingredient.food));
  ingredient.size = textOf(line, found.size);
  return ingredient;
}

/** Old can sizes that no store uses any more: '1 #2 can tomatoes', '1 (No. 2) can corn'. */
const CAN_NUMBER = / \(?(?:#|no\. ?)\d+(?:½| 1\/2)?\)? (?=(?:cans?|tins?)\b)/i;

/** '2-4% salt by cabbage weight' is some salt. */
const SHARE =
  /^\s*~?[\d.,]+(?: ?[-–] ?[\d.,]+)? ?% (?:of )?([\p{L} -]+?),? \(?by (?:the )?(?:\p{L}+ )?weight\b.*$/iu;

/** '4 (6 to 8-ounce halibut fillets': an unclosed bracket between two numbers is ignored. */
function withoutUnclosed(tokens: Token[]): Token[] {
  const isNumber = (at: number) => tokens[at]?.kind === 'number';
  const opened = tokens.findIndex(({ text }, at) => text === '(' && isNumber(at - 1) && isNumber(at + 1));
  if (opened < 0 || tokens.some(({ text }, at) => at > opened && text === ')')) return tokens;
  return tokens.toSpliced(opened, 1);
}

/** Drops what follows an unmatched bracket, and the full stop after a sentence. */
function dropMarks(line: Line, found: Part): void {
  const opened = found.food.findIndex((index, at) => at > 0 && wordAt(line, index) === '(');
  if (opened > 0) found.note.push(...found.food.splice(opened));
  const food = found.food.filter((index) => !/^[()]$/.test(wordAt(line, index)));
  const isStop = () => food.length > 1 && wordAt(line, food.at(-1) ?? -1) === '.';
  const isAfterWord = () => !SHORT.test(wordAt(line, food.at(-2) ?? -1));
  while (isStop() && isAfterWord()) food.pop();
  if (food.length > 0) found.food = food;
}

/** Words before a full stop that are abbreviations: 'U.S.'. */
const SHORT = /^[^.]{1,2}$|\p{L}\./u;

const REMNANT = /^(?:[/)\]\-–|]|or|and|demie)$/;

/** Drops what an unparsed amount leaves before the food: '/⅛ garlic', '- or long-grain rice', '1 onion'. */
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

/**
 * '12 finely minced cloves of garlic', 'large thumb of ginger': a unit separated from its amount by a preparation or size.
 */
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
  // '50 g di foglie di basilico'
  if (isOfUnit && wordAt(line, of) !== 'of' && isMeasuring(first?.unit ?? null)) {
    food.splice(0, 2);
    return;
  }
  const isBare = first === undefined && size.length > 0;
  // "2 pièces gousse d'ail" are two cloves.
  const isPieceOf = isOfUnit && first?.unit === 'piece' && PLAIN_PIECES.has(unit);
  if (!isBare && !isPieceOf && first?.unit !== null) return;
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
  // In '1–2 carrots and/or celery stalks', the carrots are not stalks.
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
  // 'potato wedges' are sold under that name.
  if (unit === 'wedge') return /^(?:lemon|lime|orange)s?$/.test(before);
  if (unit === 'clove') return !/^(?:whole|ground|dried)$/.test(before);
  if (unit === 'head')
    return !/^(?:fish|snapper|salmon|cod|crawfish|shrimp|prawn|lamb|pig|calf)$/.test(before);
  // 'carottes en rondelles'
  return !/^(?:the|grass|tender|or|and|en|in|au|aux|a)$/.test(before);
}

/**
 * Only a stick of fat has a weight; a stick or rib of celery is a stalk, a stick of cinnamon a piece. A German 'Stängel' is a
 * sprig of herbs, and a stalk of what is thicker.
 */
function ofFood(measure: Measure, food: string): Measure {
  if (measure.unit === 'rib' && /celery/i.test(food)) return { ...measure, unit: 'stalk' };
  if (measure.unit === 'sprig' && /zitronengras|sellerie|rhabarber|lauch/i.test(food))
    return { ...measure, unit: 'stalk' };
  if (measure.unit === 'stalk' && /zimt|canela|cannella/i.test(food)) return { ...measure, unit: 'piece' };
  if (measure.unit !== 'stick' || comesInSticks(food)) return measure;
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
