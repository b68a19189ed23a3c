import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Language } from '../request/prompt-language.ts';
import { BESIDE_FOODS } from '../words/beside-foods.ts';
import { isForeignWord, isNameOfFood, SMALL } from '../words/known-words.ts';
import { formsOf } from '../words/word-forms.ts';
import { isAvoided } from './avoided-foods.ts';
import { wishesForFood } from './wished-foods.ts';

const KIN =
  'mum|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|nephew|niece|gran|nan|granny|grandma|grandad|grandpa|wife|husband|partner|girlfriend|boyfriend|friend|mate|flatmate|roommate|housemate|kids?|child|son|daughter|toddler|baby|neighbou?r|boss|colleague|guests?|in-laws?';
const OF_SOMEBODY = new RegExp(
  String.raw`\b(?:i|i'?m|i'?ve|i'?d|me|my|we|us|our|he|him|his|she|her|they|them|their|some(?:body|one)|every(?:one|body)|who|whoever|[a-z]+'s|${KIN})\b`,
);

/** No label names these, but many a mouth itches from them, or many people will not have them. */
const OFTEN_REFUSED =
  /^(?:kiwis?|kiwifruit|bananas?|mango(?:e?s)?|avocados?|celery|celeriac|mustard|coriander|cilantro|koriander|beetroots?|beets?|liver|rabbit|lapin|conejo|coniglio|kaninchen|aubergines?|eggplants?|olives|sprouts)$/;

/**
 * Whether a sentence is of somebody. Other languages than English say who it is by the verb.
 *
 * @param called what people in it are called
 */
export const speaksOfSomebody = (sentence: string, called: ReadonlySet<string>): boolean =>
  OF_SOMEBODY.test(sentence) || [...called].some((name) => sentence.includes(name));

/**
 * Whether the words of a clause tell of a food that many avoid, in a word that is not only of cooking: 'Karen had a walnut and we all got
 * to meet the fire department'. How harm is told has no end, and what is said of food in a kitchen has.
 *
 * @param words without the names of dishes
 * @param languages those besides English that it may be in: their lists hold no word that tells
 */
export function tellsOfAvoided(
  words: readonly string[],
  { called, languages }: { called: ReadonlySet<string>; languages: readonly Language[] },
  knowledge: CookingKnowledge,
): boolean {
  const { catalog } = knowledge;
  if (!words.some((word) => isAvoided(word, catalog) || OFTEN_REFUSED.test(word))) return false;
  const isOfCooking = (word: string) =>
    /^\d/.test(word) ||
    SMALL.test(word) ||
    called.has(word) ||
    isAvoided(word, catalog) ||
    isNameOfFood(word, knowledge) ||
    formsOf(word).some((form) => BESIDE_FOODS.has(form)) ||
    isForeignWord(word, languages, knowledge);
  return !words.every(isOfCooking) && !wishesForFood(words, () => false, knowledge);
}
