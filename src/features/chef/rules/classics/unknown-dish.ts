import { memoizeByObject } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { lettersBetween } from '../request/slips.ts';

const MOST_NAMED = 3;
const MOST_LOOKED_FOR = 3;
/** Letters that may differ between a slip and the name meant. */
const SLIPS = 2;
const LEAST_LETTERS = 5;
/** In shorter words, two letters make another word. */
const LONG = 8;

const KIND =
  /^(?:pudding|pie|stew|soup|cakes?|curry|hotpot|tart|buns?|bread|casserole|pastry|pastries|dumplings?|biscuits?|cookies|pancakes|fritters|chowder|broth|hash|crumble|loaf|pasties|pasty|pottage|tagine|goulash|hot ?pot)$/;
/** Words that only say how it is to be, whether a dictionary has them or not: 'yumtastic'. */
const SAYS_HOW =
  /(?:y|ish|ed|ing|er|est|able|less|free|style|proof|like|licious|tastic|ly|ful|ous|ive|ic|al|ian|ese|s)$/;

/** The kind of dish right behind a word, which names it with that: 'wibbleton hotpot'. */
export function kindNamedAfter(word: string, prompt: string): string | null {
  const words = plainPhrase(prompt).split(' ');
  const next = words[words.indexOf(plainPhrase(word)) + 1] ?? '';
  return words.includes(plainPhrase(word)) && KIND.test(next) && !SAYS_HOW.test(word) ? next : null;
}

/** Dishes the chef can cook of the kind that somebody named. */
export function namesOfKind(word: string, prompt: string, { classics }: CookingKnowledge): string[] {
  const kind = kindNamedAfter(word, prompt)?.replace(/s$/, '');
  if (!kind) return [];
  return [...classics.values()]
    .filter(({ title }) => plainPhrase(title).endsWith(` ${kind}`))
    .map(({ title }) => title)
    .slice(0, MOST_NAMED);
}

/** Dishes the chef can cook that are spelled nearly so, or are made of the foods that were named. */
export function nearestNames(
  word: string,
  { wanted }: ChefRequest,
  { classics, larder }: CookingKnowledge,
): string[] {
  const plain = plainPhrase(word);
  const most = plain.length < LONG ? 1 : SLIPS;
  const meant = new Set(
    plain.length < LEAST_LETTERS
      ? []
      : wordsOf(classics).filter((each) => lettersBetween(each, plain) <= most),
  );
  const slips = [...classics.values()].filter(
    ({ words }) =>
      meant.size > 0 && words.some((phrase) => phrase.split(' ').some((each) => meant.has(each))),
  );
  const foods = wanted.flat().map((name) => larder.get(name)?.food.name);
  const alike = [...classics.values()].filter(({ lines }) =>
    lines.some(({ name, isDefining }) => isDefining && foods.some((food) => food && name.includes(food))),
  );
  return [...new Set([...slips, ...alike].map(({ title }) => title))].slice(0, MOST_NAMED);
}

/** Every word in the names of the dishes, once. */
const wordsOf = memoizeByObject((classics: CookingKnowledge['classics']): string[] => {
  const words = [...classics.values()].flatMap(({ words }) => words.flatMap((phrase) => phrase.split(' ')));
  return [...new Set(words)];
});

/** What to search the site for: the unknown word and its neighbors, which may be its name. */
export function lookedFor(word: string, prompt: string): string {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = words.findIndex((each) => plainPhrase(each) === plainPhrase(word));
  const before = words[at - 1];
  const isName = before !== undefined && before.length > MOST_LOOKED_FOR && !SMALL.has(before);
  return isName ? `${before} ${word}` : word;
}

const SMALL = new Set([
  'make',
  'cook',
  'recipe',
  'with',
  'please',
  'want',
  'some',
  'like',
  'easy',
  'quick',
  'vegan',
]);
