import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { isAvoided } from '../safety/avoided-foods.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { wishesForFood } from '../safety/wished-foods.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { foreignReader } from './foreign-clauses.ts';
import { FOREIGN_ORDINARY_WORDS } from './foreign-ordinary-words.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { tellsOfHarm, tellsOfIllness } from './telling-words.ts';
import { holds, inflected, NEVER_PLAIN } from './word-forms.ts';

/** A clause that speaks of what the one before named. */
const REFERS_BACK =
  /\b(?:they|they're|they've|them|those|these|it|it's|its|that|which|ones?|either|both|neither|stuff)\b/;
/** What stands between a thing and the preposition it belongs to: 'on our new balcony'. */
const OF_A_PLACE =
  /\b(?:on|in|at|from|to|near|behind|before|after|during|by|for|with|into|under|over|through|until|since) (?:(?:the|a|an|my|our|your|his|her|their|this|that|some|next|last|each|every|old|new|big|little|local) ){0,2}$/;
const WORD = /[a-z]+(?:'[a-z]+)?/g;
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
/** Fewer between two commas belong to what was said before: 'nuts, eventually, never'. */
const LEAST_WORDS_OF_CLAUSE = 3;
/** Words that join others; in other languages some are foods. */
export const SMALL =
  /^(?:an?|the|any|about|above|after|again|all|am|and|are|around|at|away|back|be|been|before|by|can|do|down|ever|for|from|get|getting|go|going|had|has|have|having|he|her|here|him|his|how|i|if|in|into|is|it's|just|like|make|making|me|more|much|my|near|now|of|off|on|or|our|out|over|she|so|still|than|that's|their|then|there|this|through|to|today|tomorrow|tonight|too|up|us|very|was|way|we|were|when|where|while|who|will|with|yet|you|your)$/;

/** Says of a clause's words which are harmless, though the chef does not know them. */
export interface ClauseReader {
  speaksOfFood: boolean;
  isHarmless(word: string): boolean;
}

/**
 * Reads a prompt clause by clause. What nobody can eat is harmless where no food is spoken of: 'we lost the final on
 * penalties'. Beside a food ('kiwi and I parted ways') only the things of a place are ('courgettes on the doorstep'), and not if
 * many avoid that food.
 *
 * @param prompt what they are the clauses of; English words mean other things in other languages
 */
export function readClauses(
  clauses: readonly string[],
  prompt: string,
  knowledge: CookingKnowledge,
): ClauseReader[] {
  const foreign = isEnglish(prompt) ? null : foreignReader(prompt, knowledge);
  let spokeOfFood = false;
  let spokeOfAvoided = false;
  return clauses.map((clause) => {
    const words = clause.match(WORD) ?? [];
    const isBack = words.length < LEAST_WORDS_OF_CLAUSE || REFERS_BACK.test(clause);
    const speaksOfAvoided =
      (isBack && spokeOfAvoided) || words.some((word) => isAvoided(word, knowledge.catalog));
    const isBehindAvoided = spokeOfAvoided;
    const speaksOfFood =
      speaksOfAvoided || (isBack && spokeOfFood) || words.some((word) => isFood(word, knowledge));
    const isWish = !foreign && wishesForFood(words, (word) => isFood(word, knowledge), knowledge);
    spokeOfFood = speaksOfFood;
    spokeOfAvoided = speaksOfAvoided;
    return {
      speaksOfFood,
      isHarmless: (word) => {
        if (foreign) {
          const foods = words.filter((each) => isAvoided(each, knowledge.catalog) || isFood(each, knowledge));
          const food = foods.find((each) => !knowledge.dishesByWord.has(each)) ?? foods[0];
          return foreign.isHarmless(word, clause, { food, isBehindAvoided });
        }
        if (!isOrdinary(word, knowledge) && isOfName(word, words, clauses.length === 1, knowledge))
          return false;
        if (speaksOfFood && !isWish)
          return !speaksOfAvoided && isThing(word, knowledge) && isBehind(OF_A_PLACE, word, clause);
        return speaksOfFood
          ? !tellsOfHarm(word, knowledge)
          : FOREIGN_ORDINARY_WORDS.has(word) ||
              (!tellsOfIllness(word, knowledge) && (isKnownWord(word, knowledge) || !isTaken(word, clause)));
      },
    };
  });
}

/** So few words may be the name of a dish. */
const LONGEST_NAME = 3;

/** Behind these comes the name of a dish. */
const ASKED_FOR =
  /\b(?:make|cook|making|cooking|recipe for|want|wants|craving|fancy|fancies|try)(?: (?:some|a|an|the|my|our|real|proper|good|nice|authentic|homemade|really))*$/;

/** Whether a word that no dictionary has may be part of a dish's name: 'anzac biscuits', 'rajma chawal'. */
function isOfName(
  word: string,
  words: readonly string[],
  isAlone: boolean,
  knowledge: CookingKnowledge,
): boolean {
  if (words.length <= LONGEST_NAME && isAlone) return true;
  if (isAlone && words[0] === word && words.length <= 2 * LONGEST_NAME) return true;
  const { dishesByWord, classicByWord } = knowledge;
  const at = words.indexOf(word);
  const next = words[at + 1] ?? '';
  const before = words.slice(Math.max(0, at - LONGEST_NAME), at).join(' ');
  if (ASKED_FOR.test(before)) return true;
  return dishesByWord.has(next) || classicByWord.has(next) || isFood(next, knowledge);
}

/** Behind these, an ordinary word is what somebody has not: 'eggs and not much patience'. 'Nuts are no joke' says more. */
const NOT_THERE =
  /(?:^|\b(?:and|but|with|have|has|got|ive|i've|weve|we've|there's|theres)|,) ?(?:(?:absolutely|really|just|also) )*(?:not much|not a lot of|not enough|no|zero|little|very little|hardly any|next to no|without(?: any| much)?|limited)(?: (?:real|proper|spare|more|great))? $/;

/** Whether an ordinary word is what somebody has not, whatever else the clause names. */
export function isNotThere(word: string, clause: string, knowledge: CookingKnowledge): boolean {
  return isOrdinary(word, knowledge) && !isFood(word, knowledge) && isBehind(NOT_THERE, word, clause);
}

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
    inflected(word.replace(/'s$/, '')).some((form) =>
      [things, others, harm, noFood].some((list) => holds(list, form)),
    )
  );
}

/** Whether a word that no dictionary has stands where a medicine does: 'nan is on simva'. */
function isTaken(word: string, clause: string): boolean {
  const at = clause.search(new RegExp(`\\b${word}\\b`));
  return (
    at > 0 &&
    /\b(?:on|takes?|taking|prescribed|has|had|(?:somebody|someone|people|person|friend|mate|guest|kid|lad|girl|boy|man|woman|he|she) with)(?: an?)? ?$/.test(
      clause.slice(0, at),
    )
  );
}

/** Whether what is found ends right before a word. */
function isBehind(found: RegExp, word: string, clause: string): boolean {
  const at = clause.search(new RegExp(`\\b${word}\\b`));
  return at >= 0 && found.test(clause.slice(0, at));
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
