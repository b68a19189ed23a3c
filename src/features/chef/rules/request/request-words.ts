import { memoize } from '#shared/memoize.ts';
import { listOf } from '../knowledge/cuisine.ts';
import { FOREIGN_FOODS } from '../words/foreign-food-names.ts';
import { foldedLetters } from '../words/letters.ts';
import { FOOD_WORDS } from './food-words.ts';
import { FOREIGN_MANNERS } from './foreign-words.ts';
import { EQUIPMENT, HEAT, MEALS, MOODS } from './manner-words.ts';
import type { Heat } from './request.ts';
import { AVOIDABLE, DIET_WORDS, type Restriction } from './restriction-words.ts';

/** The article or preposition that French and Italian join to a word: 'l'après-midi', 'dell'orto'. */
const ELIDED = /(?<![a-z])(l|d|dell|all|nell|sull|dall)['’‘`](?=[aeiouh])/g;

/** 'No-Cook' becomes 'no cook': lowercase, no accents, single spaces. */
export const plainPhrase = memoize(plainly);

/**
 * As `plainPhrase`, but what an apostrophe joins are words, and commas are kept: 'don't, please' is 'don t , please',
 * and so is what many write without one: 'whats'.
 */
export const wordsApart = memoize((text) =>
  foldedLetters(text)
    .replace(/&|(?<=[a-z]) n (?=[a-z])/g, ' and ')
    .replace(/['’‘`´]/g, ' ')
    .replace(/(?<![a-z])(what|that|how|where|who)s(?![a-z])/g, '$1 s')
    .replace(/[,;:.–—]+| - /g, ' , ')
    .replace(/[^a-z0-9,-]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, ''),
);

export interface WordList {
  diets: Map<string, Restriction>;
  avoidable: Map<string, Restriction>;
  moods: Map<string, string>;
  meals: Map<string, string>;
  equipment: Map<string, string>;
  heat: Map<string, Heat>;
  groups: Map<string, string[]>;
}

/** The phrases, split, as `readWords` returns them. */
export const WORDS: WordList = withForeignWords({
  diets: keyed(DIET_WORDS),
  avoidable: keyed(AVOIDABLE),
  moods: inverted(MOODS),
  meals: inverted(MEALS),
  equipment: inverted(EQUIPMENT),
  heat: inverted(HEAT),
  groups: new Map([...keyed(FOOD_WORDS)].map(([phrase, foods]) => [phrase, listOf(foods)])),
});

/** 'chicken: pollo, poulet': the words of other languages, by the English one. */
export function readForeign(table: string): [english: string, words: string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return [english, listOf(words).map(plainPhrase)];
    });
}

function withForeignWords(list: WordList): WordList {
  for (const [english, words] of readForeign(FOREIGN_FOODS)) {
    const foods = list.groups.get(english) ?? [english];
    for (const word of words) if (!list.groups.has(word)) list.groups.set(word, foods);
  }
  const { diets, moods, meals, equipment, heat } = list;
  for (const [english, words] of readForeign(FOREIGN_MANNERS))
    for (const one of [diets, moods, meals, equipment, heat] as Map<string, unknown>[]) {
      const meaning = one.get(english);
      if (meaning === undefined) continue;
      for (const word of words) if (!one.has(word)) one.set(word, meaning);
      break;
    }
  return list;
}

function keyed<Value>(table: Record<string, Value>): Map<string, Value> {
  return new Map(
    Object.entries(table).flatMap(([phrases, value]) =>
      listOf(phrases).map((phrase) => [plainPhrase(phrase), value] as const),
    ),
  );
}

function inverted<Value extends string>(table: Record<Value, string>): Map<string, Value> {
  return new Map(
    (Object.entries(table) as [Value, string][]).flatMap(([value, phrases]) =>
      listOf(phrases).map((phrase) => [plainPhrase(phrase), value] as const),
    ),
  );
}

function plainly(text: string): string {
  return foldedLetters(text)
    .replace(ELIDED, '$1 ')
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
