import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { acronymsIn } from '../words/acronyms.ts';
import { CHAT_WORDS } from '../words/chat-words.ts';
import { FOREIGN_PLAIN_WORDS } from '../words/foreign-plain-words.ts';
import { isKnownWord, isNameOfFood, SMALL } from '../words/ordinary-words.ts';
import { PLAIN_PHRASES } from '../words/plain-phrases.ts';
import { tellsOfHarm, tellsOfIllness } from '../words/telling-words.ts';
import { bareWord, formsOf, holds } from '../words/word-forms.ts';
import { CLAUSE_END, isAvoided } from './avoided-foods.ts';
import { BESIDE_FOODS } from './beside-foods.ts';
import { NO_CUE } from './warning-cues.ts';
import { readWarnings } from './warnings.ts';

/** Letters without a vowel are an acronym. */
const NO_WORD = /^[b-df-hj-np-tv-xz]{2,6}$/;
const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;
/** What may be a condition or a medicine stands behind these: 'on Eliquis', 'has Crohn's', 'a curry for my flatmate with lupus'. */
const IS_HAD =
  /\b(?:on|has|have|had|having|hasn't|haven't|takes?|taking|took|taken|prescribed|diagnosed|started|suffers?|suffering|due to|because of|thanks to|(?:for|he|she|they|someone|somebody|people) (?:(?:my|our|his|her|the|an?) )?(?:[a-z]+ )?with)(?: (?:an?|the|my|his|her|their|our|some|severe|bad|mild|new|this|these))* ?$/;
/** Who speaks of a diet, a label or a plan means something to leave out. */
const OF_RULES =
  /\b(?:diet(?:s|ary|ing)?|protocol|regime|regimen|compliant|approved|friendly|safe|safely|phase|stage|plan|rules?|strict(?:ly)?|observ\w*|faith\w*|religio\w*|contains?|containing|label(?:s|led|ed)?|traces?|conditions?|disorder|symptoms?|treatment|therapy|tablets?|pills?|medication|meds|medicines?|doctors?'?s?|nurse|clinic|surgery|policy|allowed|levels?|count)\b/;
/** Names of diets, of those who keep them, and of what they have: 'fructarian', 'eosinophilic'. */
const OF_A_DIET = /(?:arian|arians|ists?|ism|free|safe|friendly|less|ics?|ie|ies|ard|ards)$/;

/**
 * Whether a message warns of nothing, though the chef does not know some of its words: no cue, nothing that tells of illness,
 * harm, diets or faith, and no unknown word beside a food that many avoid or where a condition or a medicine could stand.
 */
export function warnsOfNothing(
  prompt: string,
  unknown: readonly string[],
  knowledge: CookingKnowledge,
): boolean {
  const heeded = withoutHeeded(plainPrompt(prompt), knowledge);
  const { text = null, isOfPerson = false } = heeded ?? {};
  if (text === null || !isEnglish(prompt) || OF_RULES.test(text)) return false;
  // Beside an illness that is understood, only words that everybody knows say nothing of it.
  if (isOfPerson && !unknown.every((word) => isKnownWord(word, knowledge) || CHAT_WORDS.has(word)))
    return false;
  const rest = text.replace(NO_CUE, ' ').replace(PLAIN_PHRASES, ' ');
  if (wordsOf(rest).some((word) => saysHarm(word, knowledge) || isForeign(word, knowledge))) return false;
  return rest.split(CLAUSE_END).every((clause) => {
    const words = wordsOf(clause);
    return unknown.every(
      (word) => !words.includes(word) || isHarmlessAt(words.indexOf(word), words, prompt, knowledge),
    );
  });
}

/** Whether a word that the chef does not know stands where a condition or a medicine does, or looks like one: 'takes Zyloric'. */
export function mayBeCondition(word: string, prompt: string, knowledge: CookingKnowledge): boolean {
  const [before = ''] = plainPrompt(prompt).split(
    new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'u'),
  );
  return (
    NO_WORD.test(word) ||
    acronymsIn(prompt).includes(word) ||
    tellsOfIllness(bareWord(word), knowledge) ||
    IS_HAD.test(before)
  );
}

/** Without what is left out already; `null` if something is still open. */
function withoutHeeded(
  text: string,
  { catalog }: CookingKnowledge,
): { text: string; isOfPerson: boolean } | null {
  const warnings = readWarnings(text, catalog);
  if (warnings.some(({ foods }) => foods === null || foods.length === 0)) return null;
  return {
    text: warnings.reduce(
      (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
      text,
    ),
    isOfPerson: warnings.some(({ kind }) => kind === 'person'),
  };
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function saysHarm(token: string, knowledge: CookingKnowledge): boolean {
  const word = bareWord(token);
  const isBeside = formsOf(word).some((form) => BESIDE_FOODS.has(form));
  return !isBeside && !isNameOfFood(word, knowledge) && tellsOfHarm(word, knowledge);
}

const FOREIGN: ReadonlySet<string> = new Set(FOREIGN_PLAIN_WORDS.trim().split(/\s+/));
const isForeign = (word: string, knowledge: CookingKnowledge) =>
  FOREIGN.has(word) &&
  !SMALL.test(word) &&
  !knowledge.names.has(word) &&
  !Object.values(knowledge.dictionary).some((list: string) => holds(list, word));

/** Whether an unknown word stands where it is no condition, medicine, diet or refusal. */
function isHarmlessAt(
  at: number,
  words: readonly string[],
  prompt: string,
  knowledge: CookingKnowledge,
): boolean {
  const word = words[at] ?? '';
  // Letters that nobody can say together stand for an illness as likely as for anything: 'lpr', 'mcas'.
  if (NO_WORD.test(word)) return false;
  if (/[^a-z']/.test(word) || acronymsIn(prompt).includes(word) || tellsOfIllness(bareWord(word), knowledge))
    return false;
  const isKnown = isKnownWord(word, knowledge);
  if (words.some((each) => isAvoided(each, knowledge.catalog)))
    // 'Zhoug salmon' names a way to make it. A word of any dictionary may be a verb: 'we shelved salmon'.
    return (
      !isKnown &&
      isAvoided(words[at + 1] ?? '', knowledge.catalog) &&
      !(SMALL.test(words[at - 1] ?? '') && !/^(?:an?|some|the|my)$/.test(words[at - 1] ?? ''))
    );
  if (isKnown) return true;
  if (OF_A_DIET.test(word) || IS_HAD.test(words.slice(0, at).join(' '))) return false;
  // Alone between two commas it may be a condition, and beside others like it, another language.
  return words.some(
    (each) =>
      each !== word && !SMALL.test(each) && (isKnownWord(each, knowledge) || isNameOfFood(each, knowledge)),
  );
}
