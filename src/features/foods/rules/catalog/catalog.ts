import type { Food } from './food.ts';
import { englishWords } from './food-names.ts';
import { COLORS, costOf, ORIGINS } from './food-words.ts';
import { findForeign } from './foreign-names.ts';

export interface Substitution {
  /** 'Greek yogurt'. */
  instead: string;
  /** '1 : 1', 'use ¾ as much'. */
  ratio: string;
  /** When it works best, or what changes; may be empty. */
  note: string;
}

export interface Catalog {
  foods: Food[];
  byId: ReadonlyMap<string, Food>;
  english: ReadonlyMap<string, Food>;
  german: ReadonlyMap<string, Food>;
  french: ReadonlyMap<string, Food>;
  /** The product that an English name stands for, if the shopper must not buy a different kind of the food. */
  kinds: ReadonlyMap<string, string>;
  /** Products by their German names, which distinguish kinds that a food's German names do not. */
  local: ReadonlyMap<string, LocalProduct>;
  /** Products by their Dutch, Italian, Scandinavian and Spanish names. */
  listed: ReadonlyMap<string, LocalProduct>;
  /** Plural names by the singular, in the languages that have name tables: 'cebolla' → 'cebollas'. */
  plurals: ReadonlyMap<string, string>;
  /** Words that are always written with a capital, by the lowercase word: 'Dijon', 'BBQ'. */
  capitals: ReadonlyMap<string, string>;
  substitutions: ReadonlyMap<string, Substitution[]>;
  /** Cache of resolved names: recipes repeat the same few thousand. */
  found: Map<string, FoundFood | null>;
}

/** A food, or a kind of it, by the words of its English name. */
export interface LocalProduct {
  food: Food;
  words: readonly string[];
}

/** A food that was found by a name, and how. */
export interface FoundFood {
  food: Food;
  /** The words of the known name, in the singular; empty if it is not English. */
  words: readonly string[];
  /** The words left out to find it. */
  leftOut: readonly string[];
  /** Whether the line's unit is one of the words. */
  isPiece?: true;
}

/** Where a name turns to how the food is prepared or packed. */
const TAIL =
  / (?:of (?:any|your|choice|some)|with|for|in|on|from|such|plus|like|preferably|including|about|at|to|if|until|but|that|which|without|per|as|cut) .*$| to taste$/;
const LONGEST_NAME = 120;
/** 'skin-on', 'bone in': parts that a cut of meat still has; how lean it is, and what jam is made without. */
const STILL_ON =
  /\b(?:(?:skin|bone|rind|shell|tail|head|fat)s?[- ](?:on|in)|no[- ](?:salt|sugar)[- ]added|no[- ]added[- ](?:salt|sugar)|\d\d\/\d{1,2}|\d+(?:\.\d+)?[- ]?inch)\b/g;
const MOST_WORDS_LEFT_OUT = 6;
/** Longer than any real name with its description. Cost grows with length, so longer texts are not searched. */
const MOST_WORDS = 14;
/** 'beef, chicken or low-sodium vegetable stock': up to this many trailing words may belong to both foods. */
const MOST_SHARED = 5;
const MOST_REMEMBERED = 20_000;

/**
 * Finds the food a recipe's name refers to, in English, German or French, ignoring case, accents, plurals, and words
 * for cuts and quality ('boneless skinless chicken thighs'). Returns `null` rather than a wrong food: 'coconut milk' is
 * never milk.
 */
export function findFood(catalog: Catalog, name: string): Food | null {
  return foundFood(catalog, name)?.food ?? null;
}

/** The same, with the words it was found by. */
export function foundFood(catalog: Catalog, name: string): FoundFood | null {
  const remembered = catalog.found.get(name);
  if (remembered !== undefined) return remembered;
  const found = searchFood(catalog, name);
  if (catalog.found.size >= MOST_REMEMBERED) catalog.found.clear();
  if (name.length <= LONGEST_NAME) catalog.found.set(name, found);
  return found;
}

/** Without its accents, French for pasta is English for a spread of liver. */
const FRENCH_ONLY = /(?:^|\s)pâtes(?=\s|$)/u;

function searchFood(catalog: Catalog, name: string): FoundFood | null {
  const text = name.slice(0, LONGEST_NAME).toLowerCase().replace(STILL_ON, ' ');
  const part = /^[^,(;:*]*/.exec(text)?.[0] ?? '';
  const isLower = /^\p{Ll}/u.test(name);
  const found =
    (FRENCH_ONLY.test(part) ? findForeign(catalog, part, isLower) : null) ??
    findListed(catalog, part, text) ??
    findEnglish(catalog, part) ??
    (part.length < text.length ? findEnglish(catalog, text.replace(/\([^)]*\)?/g, ' ')) : null) ??
    findForeign(catalog, part, isLower);
  return found && (withBone(catalog, found, name) ?? found);
}

const BONE_IN =
  /\bbones?[- ]in\b(?! or\b)|^(?!.*\bboneless\b).*\b(?:skins?[- ]on\b(?! or\b)|with (?:the )?(?:skin|bones?)\b)/i;

/** The kind of a food sold with its bone, if that is a different package: thighs, but not chops. */
export function withBone(catalog: Catalog, found: FoundFood, told: string): FoundFood | null {
  if (found.words.length === 0 || !BONE_IN.test(told) || catalog.kinds.has(found.words.join(' ')))
    return null;
  const words = ['bone', 'in', ...englishWords(found.food.name)];
  return catalog.kinds.has(words.join(' ')) ? { ...found, words } : null;
}

/** 'chicken, beef or vegetable stock' is chicken stock: the foods of a list share their last words. */
function findListed(catalog: Catalog, part: string, text: string): FoundFood | null {
  if (!/,.* or /.test(text)) return null;
  const head = englishWords(part);
  for (const other of text.slice(part.length).split(/,\s*(?:or\s+)?|\s+or\s+|[;:(]/)) {
    const found = findShared(catalog, head, englishWords(other.replace(TAIL, '')));
    if (found) return found;
  }
  return null;
}

/** The first of two foods, with the words that both share: olive and 'vegetable oil'. */
function findShared(catalog: Catalog, head: readonly string[], tail: readonly string[]): FoundFood | null {
  for (let from = Math.max(1, tail.length - MOST_SHARED); from < tail.length; from++) {
    const found = findWords(catalog, [...head, ...tail.slice(from)]);
    if (found && !losesNoun(head, found)) return found;
  }
  return null;
}

/**
 * Whether the first food would lose its noun: 'chile crisp or hot sauce' does not mean chile sauce, but 'fresh or frozen
 * berries' means fresh berries.
 */
function losesNoun(head: readonly string[], { leftOut, words }: FoundFood): boolean {
  return leftOut.includes(head.at(-1) ?? '') && head.some((word) => words.includes(word));
}

function findEnglish(catalog: Catalog, text: string): FoundFood | null {
  return findChoice(catalog, text) ?? findPart(catalog, text);
}

/** 'chicken or vegetable stock' is chicken stock; 'butter or margarine' is butter. */
function findChoice(catalog: Catalog, text: string): FoundFood | null {
  const [, first, second] = /^(.+?)(?: and\/or | or |\/)(.+)$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return findWords(catalog, englishWords(text));
  const whole = findExactly(catalog, englishWords(text));
  if (whole) return whole;
  const head = englishWords(first);
  // 'olives stuffed with peppers or almonds' leaves open what they are stuffed with; it does not mean almonds.
  if (TAIL.test(first)) return findWords(catalog, head) ?? findPart(catalog, first);
  const tail = englishWords(second.replace(TAIL, ''));
  const turned = findTurned(catalog, head, tail);
  if (turned) return turned;
  const shared = findShared(catalog, head, tail);
  if (shared) return shared;
  return findWords(catalog, head) ?? findPart(catalog, first) ?? findWords(catalog, tail);
}

/** The first kind, in names where the kinds follow the noun: 'milk skim or full cream', 'rice brown or white'. */
function findTurned(catalog: Catalog, head: string[], tail: string[]): FoundFood | null {
  const [noun = '', ...kind] = head;
  if (kind.length === 0 || findExactly(catalog, head) || !catalog.english.has(noun)) return null;
  const isKind = findExactly(catalog, [...tail, noun]) !== null || findWords(catalog, tail) === null;
  return isKind ? findExactly(catalog, [...kind, noun]) : null;
}

/** 'juice from a fresh lemon' */
const JUICE_FROM = /\b(juice|zest|rind|peel) from (?:an? )?(?=\S)/;

function findPart(catalog: Catalog, written: string): FoundFood | null {
  const text = written.replace(JUICE_FROM, '$1 of ');
  const short = text.replace(TAIL, '');
  if (short !== text) {
    const food = findChoice(catalog, short);
    if (food) return food;
  }
  const [, part, whole] = /^(.+?) of (.+)$/.exec(short) ?? [];
  // 'zest of 1 lemon' is lemon zest, 'a leg of lamb' a lamb leg.
  return part && whole ? findWords(catalog, englishWords(`${whole.replace(/\d+/g, '')} ${part}`)) : null;
}

function findExactly(catalog: Catalog, words: string[]): FoundFood | null {
  const food = catalog.english.get(words.join(' '));
  return food ? { food, words, leftOut: [] } : null;
}

/** Drops as few words of a name as possible until the rest is a known food. */
function findWords(catalog: Catalog, words: string[]): FoundFood | null {
  const known = findExactly(catalog, words);
  if (known || words.length > MOST_WORDS) return known;
  const costs = words.map((word, index) => (isWithout(words, index) ? null : costOf(word)));
  const loose = costs.flatMap((cost, index) => (cost === null ? [] : [index])).slice(0, MOST_WORDS_LEFT_OUT);
  let best: FoundFood | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << loose.length; set++) {
    const leftOut = loose.filter((_, bit) => set & (1 << bit));
    const cost = leftOut.reduce((sum, index) => sum + (costs[index] ?? 0), 0);
    if (cost >= bestCost) continue;
    const rest = words.filter((_, index) => !leftOut.includes(index));
    const food = catalog.english.get(rest.join(' '));
    if (food && leftOut.every((index) => leavesTheSame(words[index]!, food))) {
      best = { food, words: rest, leftOut: leftOut.map((index) => words[index]!) };
      bestCost = cost;
    }
  }
  return best;
}

const STILL_THE_SAME = new Set(['fat', 'salt', 'sodium', 'sugar', 'seed', 'stone', 'rind', 'skin', 'cage']);

/** 'egg-free noodles' are not egg noodles; 'fat-free' yogurt and 'free-range' eggs are the same food without the word. */
function isWithout(words: readonly string[], index: number): boolean {
  return (
    words[index] === 'free' && words[index + 1] !== 'range' && !STILL_THE_SAME.has(words[index - 1] ?? '')
  );
}

/** Whether dropping a word leaves the same food: dried fruit is not fresh fruit, fresh tomatoes are not canned. */
function leavesTheSame(word: string, food: Food): boolean {
  if (word === 'dried') return food.aisle !== 'produce';
  if (word === 'fresh') return food.aisle !== 'cans';
  if (ORIGINS.has(word) && food.id === 'salt-and-pepper') return false;
  if (word === 'powder') return food.aisle === 'spices';
  if (word === 'leaf') return food.pieces.some((piece) => piece.unit === 'leaf' || piece.unit === 'sprig');
  return !COLORS.has(word) || food.aisle === 'produce';
}
