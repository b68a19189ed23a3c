import type { Ingredient } from '../ingredient/ingredient.ts';
import { parseIngredient } from '../ingredient/parse-ingredient.ts';
import { FOOD_PARTS, HOW, HOW_FOLLOWS, PREPARED } from '../ingredient/preparation-words.ts';
import { foodOf } from '../recipe-foods.ts';
import { unitOf } from '../units/units.ts';
import { type Catalog, findFood, foundFood } from './catalog.ts';
import { englishWords } from './food-names.ts';
import { COLORS } from './food-words.ts';
import { localProduct, localProductOf } from './local-products.ts';

const MOST_FOODS = 6;
const JOINTS = /\s*(?:,|;|&|\+|\/|(?<!\p{L})(?:(?:and|n|und|et|e|y|og|och|en)(?!\p{L})|u\.))\s*/iu;
/** 'carrots, celery and leeks', whose first food is also known by itself. */
const LIST = /,.*(?<!\p{L})(?:and|und|et|e|y|og|och|en)(?!\p{L})/iu;
const CHOICE = /\bor\b/i;

/**
 * The foods of a name that lists several: 'salt and pepper', 'red and green bell peppers'. `null` if it names one food
 * ('half and half'), or one of several ('butter or margarine').
 */
export function separateFoods(catalog: Catalog, name: string): string[] | null {
  const known = foundFood(catalog, name);
  const isList = LIST.test(name);
  if (known && !isList) return known.food.id === 'salt-and-pepper' ? seasonings(catalog, name) : null;
  if (CHOICE.test(name)) return null;
  // 'Minz- und Korianderblätter'
  const hyphened = name.split(JOINTS).filter(Boolean);
  const [last = ''] = hyphened.slice(-1);
  const parts = hyphened.map((part) =>
    part.endsWith('-') ? inCompound(catalog, part.slice(0, -1), last) : part,
  );
  if (parts.length < 2 || parts.length > MOST_FOODS || parts.some(isPartOf)) return null;
  const foods = parts.map((part) => {
    const isAlone = foodNamed(catalog, part) !== null && !sharesNoun(catalog, part, last);
    return isAlone ? part : withNounOf(catalog, part, last);
  });
  return foods.every((food) => food !== null) ? foods : null;
}

/** The pork of 'pork and veal mince' and the onion of 'onion and garlic powder'; a plural stands by itself. */
function sharesNoun(catalog: Catalog, part: string, last: string): boolean {
  const isSingular = /^\p{L}+$/u.test(part) && englishWords(part).join(' ') === part.toLowerCase();
  const noun = last.split(/\s+/).slice(1).join(' ');
  const food = catalog.english.get(englishWords(`${part} ${noun}`).join(' '));
  return isSingular && noun !== '' && food !== undefined && food.id !== 'salt-and-pepper';
}

/** 'zest', and the 'jus' of '1 citron en jus' */
const isPartOf = (part: string) => PART_OF.test(part) || FOREIGN_PARTS.test(part);

/** What is left of a part in 'zest of 1 lemon and juice of 2'. */
const PART_OF = /^(?:juice|zest|rind|peel)(?: of [\d½¼¾]+)?$/i;

/** 'milk of your choice', 'peppers, or other hot ones' */
const OF_CHOICE =
  /(?<=\S),? +(?:of (?:(?:your|own|any) )?(?:choice|choosing|preference|liking)|or (?:(?:an|any|some) ?)?(?:other|similar|equivalent))\b[^:]*$/i;

/** 'scallions white and green separated' */
const PARTS =
  /(?<=\S),? (?:white|light green)(?: and|,| &) (?:(?:light|dark) )?green(?: parts?)?(?: only| separated)?$/i;

/** 'homemade or low-sodium chicken broth', 'homemade or store-bought pesto' */
const MAKING =
  /^(?:home-?made|store-?bought|shop-?bought|fresh) or (?:(?:home-?made|store-?bought|shop-?bought|ready-made|good-quality) |(?=(?:(?:low|reduced|no)-sodium|low-salt|unsalted|canned|boxed|packaged|bottled|jarred)\b))/i;

/** 'organic Asian or other pear', 'vine or similar tomatoes': the noun follows the choice. */
const OR_OTHER = /^(\S+(?: \S+){0,2}) or (?:(?:an|any|some)?other|similar) (?:\S+ ){0,2}(\S+)$/i;

/** A name without its parts and without words that leave the choice open. */
export function withoutChoice(catalog: Catalog, name: string): string {
  const [, kind = '', noun = ''] = OR_OTHER.exec(name) ?? [];
  const isOfNoun = noun !== '' && findFood(catalog, kind) === null && findFood(catalog, noun) !== null;
  const plain = isOfNoun ? `${kind} ${noun}` : name;
  const bought = plain.replace(MAKING, '').replace(OF_CHOICE, '').replace(OR_LIKE, '').replace(PARTS, '');
  return firstOf(catalog, bought);
}

/** 'Öl o. ä.', 'ou équivalent' */
const OR_LIKE = / (?:(?:o\.?|oder) ?(?:ä\.?|ähnlich\p{L}*)|ou (?:équivalent|similaire)s?|o simil\p{L}*)$/iu;
/** 'Butter bzw. Margarine', 'burro o olio': a choice in another language. */
const EITHER = /^(.+?),? (?:oder|ou|bzw\.?|beziehungsweise|o\.?|oppure|u|eller) (.+)$/i;

/** The first of two foods in another language; the whole name if that is unknown. */
function firstOf(catalog: Catalog, name: string): string {
  const [, first = '', other = ''] = EITHER.exec(name) ?? [];
  if (first === '') return name;
  // 'Gemüse- oder Hühnerbrühe', 'rote oder gelbe Paprika'
  const whole = first.endsWith('-')
    ? inCompound(catalog, first.slice(0, -1), other.split(' ').at(-1) ?? '')
    : foodNamed(catalog, first)
      ? first
      : withNounOf(catalog, first, other);
  return whole !== null && foodNamed(catalog, whole) ? whole : name;
}

/**
 * Where a second amount may begin: '2 eggs and 1 egg white', '1 onion plus 2 shallots', '1 onion, 1 cup mushrooms', 'salt and a
 * pinch of sugar'.
 */
const BEFORE_SECOND =
  /(?:,? +(?:and|plus|und|et|y|e|\+|&) +|,? +(?:(?:studded|stuck) with|piquée?s? (?:de|d['’])|gespickt mit) +|, +)(?=[\d½¼¾⅓⅔]|(?:an?|eine?|une?|una|uno?) +\p{L}|(?:the )?(?:juice|zest) of )/giu;

/** A line with more joints is not a list of foods, and there would be too many ways to split it. */
const MOST_JOINTS = 12;

/** Splits a line into parts that each have an amount and a known food. */
export function splitFoods(catalog: Catalog, line: string): string[] {
  if ([...line.matchAll(BEFORE_SECOND)].length > MOST_JOINTS) return [line];
  // The same rest follows several starts.
  const known = new Map<string, string[]>();
  const split = (text: string): string[] => {
    const before = known.get(text);
    if (before) return before;
    const parts = firstSplit(catalog, text, split) ?? [text];
    known.set(text, parts);
    return parts;
  };
  const parts = split(line);
  return parts.length > 1 ? parts.flatMap(withUnknown) : parts;
}

/** In a list of measured foods, one that the catalog does not know is a food too: '2 cloves, 1 tsp shahi jeera'. */
function withUnknown(part: string): string[] {
  for (const { 0: joint, index } of part.matchAll(BEFORE_SECOND)) {
    const [first, second] = [part.slice(0, index), part.slice(index + joint.length)];
    const { food, measures, preparation, note } = parseIngredient(second);
    const unit = measures[0]?.unit;
    const isWeighed = !!unit && /^(?:mass|volume)$/.test(unitOf(unit).dimension);
    const isBare = preparation === '' && note === '' && !food.toLowerCase().split(/\s+/).every(isOfOther);
    if (isWeighed && isBare && first.split('(').length === first.split(')').length) return [first, second];
  }
  return [part];
}

/** Whether a word of a second amount may be about the first food: '3 onions, 1 cup chopped'. */
const isOfOther = (word: string) => [PREPARED, HOW, HOW_FOLLOWS, FOOD_PARTS].some((known) => known.has(word));

function firstSplit(catalog: Catalog, line: string, split: (rest: string) => string[]): string[] | null {
  for (const { 0: joint, index } of line.matchAll(BEFORE_SECOND)) {
    const [first, second] = [line.slice(0, index), line.slice(index + joint.length)];
    if (!/\p{L}/u.test(first) || first.split('(').length !== first.split(')').length) continue;
    const whole = withSharedNoun(catalog, first, second);
    if (!hasFood(catalog, whole) && !isPlainList(catalog, first)) continue;
    const rest = split(withNounBefore(catalog, first, second));
    if (namesFood(catalog, rest[0] ?? '')) return [whole, ...rest];
  }
  return null;
}

function hasFood(catalog: Catalog, part: string): boolean {
  const ingredient = parseIngredient(part);
  const isKnown = foodOf(catalog, ingredient) !== null || localProductOf(catalog, ingredient) !== undefined;
  return ingredient.measures.length > 0 && isKnown;
}

/** The 'sel, poivre' of 'sel, poivre, 1 morceau de sucre'. */
const isPlainList = (catalog: Catalog, text: string) =>
  parseIngredient(text).measures.length === 0 &&
  !isOnlyParts(text) &&
  partsOf(catalog, text).every((part) => isWhole(catalog, part));

/** Also the 'noce' of '50 g di burro e una noce per mantecare', which is butter again. */
const FOREIGN_PARTS = /^(?:jus|zestes?|saft|schale|abrieb|noix|noisette|noce|nuez)$/;

/** In '2 limes, 1 juiced' and '4 eggs, 2 whites', the second is part of the first. */
function namesFood(catalog: Catalog, part: string): boolean {
  return hasFood(catalog, part) && !isOnlyParts(parseIngredient(part).food);
}

/** 'juice', and the 'zest of ½ and juice' of an orange named before. */
const isOnlyParts = (food: string): boolean =>
  (food.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => FOOD_PARTS.has(word) || FOREIGN_PARTS.test(word) || /^(?:of|and)$/.test(word),
  );

/** The peppers of '2 red and 2 yellow peppers'. */
function withSharedNoun(catalog: Catalog, first: string, second: string): string {
  const { food, measures } = parseIngredient(first);
  if (measures.length === 0 || findFood(catalog, food)) return first;
  const whole = withNounOf(catalog, food, parseIngredient(second).food);
  return whole ? first.replace(food, whole) : first;
}

/** The onion of '2 red onions and 1 white'. */
function withNounBefore(catalog: Catalog, first: string, second: string): string {
  const { food, measures } = parseIngredient(second);
  if (measures.length === 0 || !COLORS.has(food.toLowerCase())) return second;
  const whole = withNounOf(catalog, food, parseIngredient(first).food);
  return whole ? second.replace(food, whole) : second;
}

const LEAST_LISTED = 3;
/** '¼ tsp each ginger, salt, thyme', '½ tsp each of cumin, salt and thyme' */
const EACH = /^[^,;]*\beach\b[:\s–-]*(?:of )?(.+)$/i;

/** 'To serve: rice, lime wedges' */
const HEADED =
  /^(?:(?:for|to|optional) )*(?:serve|serving|garnish(?:es|ing)?|toppings?|top|decorate|sprinkle)(?: with)?\s*:\s*(.+)$/i;
const LEAST_SERVED = 2;
const LONGEST_UNKNOWN = 4;
const MUCH = /^(?:lots|plenty|a handful|a few|some|extra|more)(?: of)? /i;

/** The foods that a heading in the line announces; `null` if there is none. */
function servedFoods(catalog: Catalog, line: string): string[] | null {
  const parts = partsOf(catalog, HEADED.exec(line)?.[1] ?? '').map((part) =>
    withoutImplied(part.replace(MUCH, '')),
  );
  const isKnown = (part: string) => findFood(catalog, part) !== null;
  if (parts.filter(isKnown).length < LEAST_SERVED) return null;
  return parts
    .filter((part) => isKnown(part) || part.split(' ').length <= LONGEST_UNKNOWN)
    .map((part) => (isKnown(part) ? uncut(catalog, part) : part));
}

/** The honey of 'a drizzle of honey'. */
function withoutImplied(part: string): string {
  const { food, measures } = parseIngredient(part);
  return measures[0]?.isImplied && measures[0].unit ? food : part;
}

function partsOf(catalog: Catalog, list: string): string[] {
  return list
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\.{2,}|…/g, ', ')
    .split(/[,;]/)
    .flatMap((part, _, all) => (all.length > 1 && !isWhole(catalog, part) ? part.split(LAST) : part))
    .map((part) => part.replace(TO_TASTE, '').trim())
    .filter(Boolean);
}

/** What ends a list or its items: 'sel, poivre au goût', 'Salz, Pfeffer a. d. Mühle', 'tomato relish to serve'. */
const TO_TASTE =
  /(?:^| )(?:au goût|al? gusto|a piacere|q\.?b\.?|nach (?:belieben|geschmack|bedarf)|(?:aus|a\.) ?(?:der|d\.) ?mühle|du moulin|to serve|for serving|pour servir|zum servieren|dazu)\.?$/i;

/**
 * The foods of a line that lists them without amounts: 'avocado, cheese, cilantro (for serving)'. `null` if the text after
 * its commas describes the first.
 */
export function listedFoods(catalog: Catalog, line: string, { measures }: Ingredient): string[] | null {
  const each = EACH.exec(line)?.[1];
  if (CHOICE.test(line)) return null;
  const served = measures.every(({ isImplied }) => isImplied) ? servedFoods(catalog, line) : null;
  if (served) return served;
  if (measures.length > 0 && !each) return null;
  const parts = partsOf(catalog, (each ?? line).replace(ADDED, ', '));
  const known = parts.filter((part) => isWhole(catalog, part));
  const isList = parts.length >= LEAST_LISTED && parts[0] === known[0] && known.length >= LEAST_LISTED;
  const areBoth = parts.length === 2 && known.length === 2 && areTwo(catalog, known);
  return isList || areBoth ? known.flatMap((part) => seasoned(catalog, uncut(catalog, part))) : null;
}

/** 'salt + pepper' */
const ADDED = /\s\+\s(?=\p{L})/gu;

/** The cheddar of 'grated cheddar', but 'crushed tomatoes' are a food. */
function uncut(catalog: Catalog, name: string): string {
  if (foundFood(catalog, name)?.leftOut.length === 0) return name;
  return name
    .split(/\s+/)
    .filter((word) => !PREPARED.has(word))
    .join(' ');
}

const LAST = /\s(?:&|and|und|et|y|e)\s/i;

/** Whether a food is known by the whole name, except for its cut: 'grated cheddar'. */
const isWhole = (catalog: Catalog, name: string) =>
  foundFood(catalog, name)?.leftOut.every((word) => PREPARED.has(word)) ??
  (!LAST.test(name) && localProduct(catalog, name) !== undefined);

/** 'thyme, bay leaf' are two foods, but 'vinegar, white wine', 'cheddar, cheese' and 'lemon, juice' are one. */
function areTwo(catalog: Catalog, [first = '', second = '']: readonly string[]): boolean {
  const isPart = second.split(/\s+/).every((word) => FOOD_PARTS.has(word) || PREPARED.has(word));
  const [one, other] = [foodNamed(catalog, first), foodNamed(catalog, second)];
  const isSeasoning = one?.id === 'salt' && other?.id === 'black-pepper';
  const isOne = [`${second} ${first}`, `${first} ${second}`].some((name) => findFood(catalog, name));
  return isSeasoning || (!isPart && !isOne && one !== other);
}

/** The food of a name in any language. */
const foodNamed = (catalog: Catalog, name: string) =>
  findFood(catalog, name) ?? localProduct(catalog, name)?.food ?? null;

/** Each seasoning of 'oil, salt and pepper'. */
const seasoned = (catalog: Catalog, name: string) =>
  findFood(catalog, name)?.id === 'salt-and-pepper' ? seasonings(catalog, name) : [name];

/** 'kosher salt and black pepper'; plain 'seasoning' also means salt and pepper. */
function seasonings(catalog: Catalog, name: string): string[] {
  const parts = name.split(JOINTS).filter(Boolean);
  const isBoth = parts.length === 2 && parts.every((part) => findFood(catalog, part));
  return isBoth ? parts : ['salt', 'pepper'];
}

const SHORTEST_NOUN = 4;

/** The Minzblätter of 'Minz- und Korianderblätter'. */
function inCompound(catalog: Catalog, part: string, compound: string): string {
  for (let from = 1; from <= compound.length - SHORTEST_NOUN; from++) {
    const whole = part + compound.slice(from);
    if (findFood(catalog, whole)) return whole;
  }
  return part;
}

/** The red peppers of 'red and green bell peppers'. */
function withNounOf(catalog: Catalog, part: string, last: string): string | null {
  const words = last.split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const whole = `${part} ${words.slice(from).join(' ')}`;
    if (findFood(catalog, whole)) return whole;
  }
  return null;
}
