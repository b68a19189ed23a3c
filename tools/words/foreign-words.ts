import type { CookingKnowledge } from '../../src/features/chef/rules/knowledge/cooking-knowledge.ts';
import { FOOD_GROUPS } from '../../src/features/chef/rules/safety/food-groups.ts';
import { readWarnings } from '../../src/features/chef/rules/safety/warnings.ts';
import { PLAIN_WORDS } from '../../src/features/chef/rules/words/plain-words.ts';
import { NEVER_PLAIN } from '../../src/features/chef/rules/words/word-forms.ts';
import { findFood } from '../../src/features/foods/rules/catalog/catalog.ts';
import { TELLING } from './foreign-telling.ts';
import { frenchVerbForms } from './french-verbs.ts';

export type Language = keyof typeof TELLING;

/** The languages by their codes, and their names in the lists of frequent words. */
export const LANGUAGES: Record<Language, string> = {
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
};
/** Less frequent words are names, or words from films that cooks do not use. */
const MOST_FREQUENT = 6_000;
/** A word in this many other languages' lists is a name. */
const LEAST_OF_NAME = 2;
const WORD = /^[a-z]{2,}$/;

/**
 * The frequent words of a language that neither name something to eat nor may be a warning. Words that are harmless in every
 * request are left out, because the chef knows them already.
 *
 * @param frequent the words of each language and of English, the most frequent first, as they are written
 */
export function foreignOrdinaryWords(
  language: Language,
  frequent: Readonly<Record<string, readonly string[]>>,
  knowledge: CookingKnowledge,
): string[] {
  const own = (frequent[LANGUAGES[language]] ?? []).slice(0, MOST_FREQUENT);
  const others = Object.entries(frequent)
    .filter(([name]) => name !== LANGUAGES[language])
    .map(([, words]) => new Set(words.map(folded)));
  const isName = (word: string) => others.filter((words) => words.has(word)).length >= LEAST_OF_NAME;
  const isTelling = matcherOf(TELLING[language]);
  const forms = language === 'fr' ? frenchVerbForms() : [];
  return [...new Set([...own.map(folded).filter((word) => !isName(word)), ...forms])]
    .filter(
      (word) =>
        WORD.test(word) &&
        !PLAIN_WORDS.has(word) &&
        !isTelling(word) &&
        !isFood(word, knowledge) &&
        !isCue(word, knowledge),
    )
    .sort();
}

/** As the chef reads it: without accents. */
const folded = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss');

function matcherOf(list: string): (word: string) => boolean {
  const said = list.trim().split(/\s+/);
  const words = new Set(said.filter((each) => !each.endsWith('*')));
  const stems = said.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1));
  return (word) => words.has(word) || stems.some((stem) => word.startsWith(stem));
}

const isFood = (word: string, { catalog, names, classicByWord, dishesByWord }: CookingKnowledge): boolean =>
  NEVER_PLAIN.has(word) ||
  FOOD_GROUPS.has(word) ||
  findFood(catalog, word) !== null ||
  names.has(word) ||
  classicByWord.has(word) ||
  dishesByWord.has(word);

/** Whether a word next to a food that many people avoid is taken for a warning. */
const isCue = (word: string, { catalog }: CookingKnowledge): boolean =>
  readWarnings(`${word} nuts`, catalog).length + readWarnings(`nuts ${word}`, catalog).length > 0;
