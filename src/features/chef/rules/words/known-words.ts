import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import type { Language } from '../request/prompt-language.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { bareWord, formsOf, holds, holdsBeginning, inflected, NEVER_PLAIN } from './word-forms.ts';

/** Forms of frequent words that no rule makes. */
const FREQUENT_FORMS = new Set(
  `became began begun bent bought broke broken brought built came caught chose chosen could couldn't did didn't done drew drove driven
  fell fallen felt fought found flew flown forgot forgotten gave given gone got grew grown heard held hid hidden hurt kept knew known
  laid led left lent lost made meant met might must paid put ran read rode rose rung said sang sat saw seen sent shook should shot
  shut slept sold sought spent spoke spoken spun stood stole stolen struck stuck swam swore taken taught thought threw thrown told
  took tore torn tried understood woke woken won wore worn wrote written those these whose which what than enough each every many
  might own same such tbh quite rather ever even only once because until since though although across along among behind beside
  chop chopping peel peeling stir stirring whisk whisking fry frying knead kneading grate grating rolling cutting slicing
  between beyond during except inside outside against without within upon under toward towards`.split(/\s+/),
);
const LEAST_LETTERS_OF_FOOD = 3;
/** Words that join others; in other languages some are foods. */
export const SMALL =
  /^(?:an?|the|any|about|above|after|again|all|am|and|are|around|at|away|back|be|been|before|by|can|do|down|ever|for|from|get|getting|go|going|had|has|have|having|he|her|here|him|his|how|i|if|in|into|is|it's|just|like|make|making|me|more|much|my|near|now|of|off|on|or|our|out|over|she|so|still|than|that's|their|then|there|this|through|to|today|tomorrow|tonight|too|up|us|very|was|way|we|were|when|where|while|who|will|with|yet|you|your)$/;

/** Dishes are none: nobody who must not eat one asks for another by its name. */
function isFood(word: string, { catalog, classicByWord, dishesByWord }: CookingKnowledge): boolean {
  if (FOOD_GROUPS.has(word)) return true;
  if (word.length < LEAST_LETTERS_OF_FOOD || SMALL.test(word)) return false;
  return findFood(catalog, word) !== null && !classicByWord.has(word) && !dishesByWord.has(word);
}

/** Whether a word names something to eat, be it a food or a dish. */
export function isNameOfFood(word: string, knowledge: CookingKnowledge): boolean {
  const { dishesByWord, classicByWord } = knowledge;
  if (NO_FOOD_IN_ENGLISH.has(word) || FREQUENT_FORMS.has(word)) return false;
  return isFood(word, knowledge) || dishesByWord.has(word) || classicByWord.has(word);
}

/** Foods of other languages only. */
const NO_FOOD_IN_ENGLISH = new Set('pan game sale wild'.split(' '));

/** Whether the chef knows an English word, and that it names nothing to eat. */
export function isKnownWord(word: string, knowledge: CookingKnowledge): boolean {
  const { things, others, harm, noFood } = knowledge.dictionary;
  return (
    SMALL.test(word) ||
    FREQUENT_FORMS.has(word) ||
    PLAIN_WORDS.has(word) ||
    EVERYDAY_WORDS.has(word) ||
    CHAT_WORDS.has(word) ||
    inflected(word.replace(/'s$/, '')).some((form) =>
      [things, others, harm, noFood].some((list) => holds(list, form)),
    )
  );
}

function isThing(word: string, { dictionary }: CookingKnowledge): boolean {
  return !NEVER_PLAIN.has(word) && inflected(word).some((form) => holds(dictionary.things, form));
}

/** Whether an English word says nothing of food, bodies, illness or faith, whatever it means. */
export function isOrdinary(word: string, knowledge: CookingKnowledge): boolean {
  if (NEVER_PLAIN.has(word)) return false;
  return (
    EVERYDAY_WORDS.has(word) ||
    isThing(word, knowledge) ||
    inflected(word).some((form) => holds(knowledge.dictionary.others, form))
  );
}

/** Endings of inflected words, the longest first. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  de: /(?:st|te[nst]?|tet|e[mnrst]?|es|t|s)$/,
  fr: /(?:ai(?:s|t|ent)|er(?:ai|as|a|ons|ez|ont)|ons|ez|ent|ees?|er|ir|es|s|e|x)$/,
  es: /(?:aba(?:s|n|mos)?|ia(?:s|n|mos)?|ando|iendo|ad[oa]s?|id[oa]s?|ar|er|ir|amos|emos|os|as|es|an|en|o|a|e|s)$/,
  it: /(?:av[oai](?:no)?|ev[oai](?:no)?|iv[oai](?:no)?|ando|endo|at[oaei]|ut[oaei]|it[oaei]|are|ere|ire|iamo|ono|ano|[oaei])$/,
};
/** Shorter stems are those of too many words. */
const LEAST_LETTERS_OF_STEM = 4;

/** Whether a dictionary of the languages has a word, or another form of it. */
export const isForeignWord = (
  word: string,
  languages: readonly Language[],
  { foreignWords }: CookingKnowledge,
): boolean =>
  languages.some((each) => {
    if (holds(foreignWords[each], word)) return true;
    if (each === 'de' && isCompound(word, foreignWords.de)) return true;
    const stem = word.replace(ENDINGS[each], '');
    return stem.length >= LEAST_LETTERS_OF_STEM && holdsBeginning(foreignWords[each], stem);
  });

const LEAST_LETTERS_OF_PART = 3;

/** German joins words: 'Fußballtraining' is a training. */
function isCompound(word: string, list: string): boolean {
  for (let at = LEAST_LETTERS_OF_PART; at <= word.length - LEAST_LETTERS_OF_STEM; at++)
    if (holds(list, word.slice(at)) && holdsBeginning(list, word.slice(0, at))) return true;
  return false;
}

const AMOUNT =
  /^x?\d+(?:st|nd|rd|th|g|kg|mg|ml|cl|dl|l|oz|lb|lbs|cm|min|mins|minutes?|h|hr|hrs|x|p|s|ish|am|pm|k|km|c|f)?$/;

/** Whether a word is a food, or plain in any request. */
export function isPlain(token: string, { catalog, names }: CookingKnowledge): boolean {
  if (AMOUNT.test(token)) return true;
  const word = bareWord(token);
  if (NEVER_PLAIN.has(word)) return false;
  const isKnown = (form: string) => PLAIN_WORDS.has(form) || FOOD_GROUPS.has(form) || names.has(form);
  return formsOf(word).some(isKnown) || wordsOfFoods(catalog).has(word) || findFood(catalog, word) !== null;
}

/** Every word in food names: 'spring' and 'onion' of 'spring onion'. */
const wordsOfFoods = memoizeByObject(
  (catalog: Catalog): ReadonlySet<string> =>
    new Set(
      catalog.foods
        .filter(({ name }) => !name.includes(','))
        .flatMap(({ name, plural }) => plainPrompt(`${name} ${plural}`).match(/[a-z]{3,}/g) ?? []),
    ),
);
