import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Language } from '../request/prompt-language.ts';
import { BESIDE_FOODS } from '../words/beside-foods.ts';
import { hintsAtForeignHarm } from '../words/foreign-warning-words.ts';
import { isForeignWord, isKnownWord, isNameOfFood, isPlain, SMALL } from '../words/known-words.ts';
import { isKin } from '../words/unknown-words.ts';
import { hintsAtHarm } from '../words/warning-words.ts';
import { formsOf } from '../words/word-forms.ts';
import { CLAUSE_END, isAvoided, SENTENCE_END } from './avoided-foods.ts';
import { wishesForFood } from './wished-foods.ts';

/** What is known of a prompt before its words are read. */
interface Told {
  isInEnglish: boolean;
  /** Those besides English that it may be in: their lists hold no word that tells. */
  languages: readonly Language[];
  /** What people and places are called. */
  called: ReadonlySet<string>;
}

const KIN =
  'mum|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|nephew|niece|gran|nan|granny|grandma|grandad|grandpa|wife|husband|partner|girlfriend|boyfriend|friend|mate|flatmate|roommate|housemate|kids?|child|son|daughter|toddler|baby|neighbou?r|boss|colleague|guests?|in-laws?';
const OF_SOMEBODY = new RegExp(
  String.raw`\b(?:i|i'?m|i'?ve|i'?d|me|my|we|us|our|he|him|his|she|her|they|them|their|some(?:body|one)|every(?:one|body)|who|whoever|[a-z]+'s|${KIN})\b`,
);

/** No label names these, but many a mouth itches from them, or many people will not have them. */
export const OFTEN_REFUSED =
  /^(?:kiwis?|kiwifruit|bananas?|mango(?:e?s)?|avocados?|celery|celeriac|mustard|coriander|cilantro|koriander|beetroots?|beets?|liver|rabbit|lapin|conejo|coniglio|kaninchen|aubergines?|eggplants?|olives|sprouts)$/;

const OF_SOMEBODY_ELSEWHERE =
  /\b(?:ich|mir|mich|er|sie|ihm|ihr[a-z]*|ihn|ihnen|wir|uns|unser[a-z]*|mein[a-z]*|dein[a-z]*|sein(?:e[a-z]?)?|jemand[a-z]*|wer|je|me|moi|tu|te|toi|il (?!reste\b|y\b|faut\b|me reste\b|fait\b)|elle|lui|leurs?|nous|vous|ils|elles|mon|ma|mes|ton|tes|notre|nos|quelqu'un|yo|mi|mis|nos|su|sus|ella|ellos|ellas|nuestr[oa]s?|alguien|quien|io|mi[oae]|miei|gli|lei|loro|nostr[oaie]|su[oa]|suoi|qualcuno|chi)\b|\b(?:j|m)'|\bles? (?:deja|da|hace|pone|provoca|sienta|cae|produce|salen?|entra)n?\b|\b(?:muerd|prueb|trag|chup|huel|mangi|mord|assagg|ingoi|goute|aval|beiss|schluck)[a-z]*/;

/** Whether a sentence is of somebody. A name behind 'in' or 'from' is of a place. */
const speaksOfSomebody = (sentence: string, { called, isInEnglish }: Told): boolean =>
  (isInEnglish ? OF_SOMEBODY : OF_SOMEBODY_ELSEWHERE).test(sentence) ||
  [...called].some((name) =>
    new RegExp(`(?<!\\b(?:in|at|from|near|around|to|di|en|a|aus|nach) )\\b${name}`).test(sentence),
  );

/**
 * Whether the words of a clause tell of a food that many avoid, in a word that is not only of cooking: 'Karen had a walnut and we all got
 * to meet the fire department'. How harm is told has no end, and what is said of food in a kitchen has.
 *
 * @param words without the names of dishes
 */
function hintsAtAvoided(
  words: readonly string[],
  { called, languages, isInEnglish }: Told,
  knowledge: CookingKnowledge,
): boolean {
  const { catalog } = knowledge;
  if (!words.some((word) => isAvoided(word, catalog) || OFTEN_REFUSED.test(word))) return false;
  const isOfCooking = (word: string) =>
    /^\d/.test(word) ||
    SMALL.test(word) ||
    /^(?:always|usually|often)$/.test(word) ||
    called.has(word) ||
    isKin(word) ||
    isAvoided(word, catalog) ||
    isNameOfFood(word, knowledge) ||
    formsOf(word).some((form) => BESIDE_FOODS.has(form)) ||
    isForeignWord(word, languages, knowledge);
  const isInnocent = (word: string) =>
    isOfCooking(word) ||
    (isInEnglish
      ? !hintsAtHarm(word, knowledge) && isKnownWord(word, knowledge)
      : !hintsAtForeignHarm(word, languages));
  return !words.every(isInnocent) && !wishesForFood(words, (word) => OFTEN_REFUSED.test(word), knowledge);
}

/**
 * Where the first such clause stands in a text.
 *
 * @param wordsOf the words of a clause, without the names of dishes
 */
export function clauseOfAvoided(
  text: string,
  told: Told,
  wordsOf: (clause: string) => readonly string[],
  knowledge: CookingKnowledge,
): { from: number; to: number } | null {
  let begins = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    let from = begins;
    begins += sentence.length + 1;
    if (!speaksOfSomebody(sentence, told)) continue;
    for (const clause of sentence.split(CLAUSE_END)) {
      from = text.indexOf(clause, from);
      if (hintsAtAvoided(wordsOf(clause), told, knowledge)) return { from, to: from + clause.length };
    }
  }
  return null;
}

const PERSON = /^(?:me|him|her|us|them)$/;
const WHOSE = /^(?:my|our|his|her|their)$/;
const BEFORE_A_SUBJECT =
  /^(?:the|all|any|even|raw|cooked|too|much|some|of|and|or|last|once|but|because|cos|as|since)$/;
const HOW_OFTEN = /^(?:always|never|once|really|just|nearly|almost|also|only|usually|often)$/;
const IS_DONE =
  /^(?:got|gets?|had|has|have|goes|go|went|gave|gives?|put|puts|sent|sends?|left|leaves?|took|takes?|hits?|did|does|cost|costs|laid|lays|threw|throws?|[a-z]{3,}ed|[a-z]{3,}s)$/;
/** Between what a food does and whom it does it to. */
const TOWARDS = /^(?:on|up|off|over|through|out|down|poor|little|old|back)$/;
const PLEASES = /^(?:happy|smile|smiling|full|fed|going|sane|warm|quiet|loves?|likes|reminds?|saved?|saves)$/;

/** Whether a clause begins with a food that does something to somebody: 'prawns got my aunt a helicopter ride', 'eggs and Finn'. */
export function actsOnPerson(
  words: readonly string[],
  { called }: Told,
  knowledge: CookingKnowledge,
): boolean {
  const isPerson = (at: number): boolean =>
    PERSON.test(words[at] ?? '') ||
    called.has(words[at] ?? '') ||
    (WHOSE.test(words[at] ?? '') && isKin(words[at + 1] ?? ''));
  const food = words.findIndex((word) => isAvoided(word, knowledge.catalog));
  if (food < 0 || !words.slice(0, food).every((word) => BEFORE_A_SUBJECT.test(word))) return false;
  const isName = (word: string) => !isNameOfFood(word, knowledge) && !isPlain(word, knowledge);
  const isWith = words[food + 1] === 'and' && words.length <= food + 4;
  if (isWith && (isPerson(food + 2) || (words.length === food + 3 && isName(words[food + 2] ?? ''))))
    return true;
  let at = food + 1;
  while (HOW_OFTEN.test(words[at] ?? '')) at++;
  if (!IS_DONE.test(words[at] ?? '') || isNameOfFood(words[at] ?? '', knowledge)) return false;
  at++;
  while (TOWARDS.test(words[at] ?? '')) at++;
  return isPerson(at) && !words.slice(at).some((word) => PLEASES.test(word));
}
