import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { memoize, memoizeWith } from '#shared/memoize.ts';
import { withoutConditions } from '../conditions/read-conditions.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { SAID_OF_COLDS } from '../phrases/colds.ts';
import { LAST_MESSAGES, plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish, type Language, languagesOf } from '../request/prompt-language.ts';
import { acronymsIn } from '../words/acronyms.ts';
import { hintsAtFood } from '../words/foreign-clauses.ts';
import { hintsAtForeignHarm, hintsAtForeignIllness } from '../words/foreign-warning-words.ts';
import { isForeignWord, isKnownWord, isNameOfFood, isPlain } from '../words/known-words.ts';
import { PLAIN_PHRASES } from '../words/plain-phrases.ts';
import { OF_A_BODY, ONLY_SOME_EAT, UNKIND_PHRASES } from '../words/unkind-phrases.ts';
import { isSlipOfPlain, peopleIn } from '../words/unknown-words.ts';
import {
  hintsAtIllness,
  isClearlyUnkind,
  isUnkind,
  looksMedical,
  TELLS_WHY,
} from '../words/warning-words.ts';
import { bareWord, holds, inflected } from '../words/word-forms.ts';
import { CLAUSE_END, isAvoided, SENTENCE_END } from './avoided-foods.ts';
import type { Asked } from './check.ts';
import { foodsNamedIn } from './foods-in-text.ts';
import { actsOnPerson, clauseOfAvoided } from './told-of-food.ts';
import { NO_CUE } from './warning-cues.ts';
import { readWarnings } from './warnings.ts';

const TOKEN = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;
const LONGEST_SAID = 60;
/** Words of a message as they are repeated to whoever wrote them; what was read is blank. */
const quoted = (words: string): string => words.trim().replace(/ {2,}/g, ' … ').slice(0, LONGEST_SAID);
/** Signs of refusal, disgust, illness, danger, religion, pregnancy and small children. */
const TELLING_EMOJI =
  /[🚫❌⛔🙅✖🛑👎🤢🤮🤧🤒🤕🥴😷😵🤯😱😨😰😖😣😡🤬☠💀⚠☣☢💊💉🩺🩹🚑🏥🧬🩸🦠🤰🤱👶🍼🚼🧷☪✝☦🕉✡🔯🕎☸🛐🙊♿⭕❎🆓🈚]/u;
/** Letters without a vowel are an acronym. */
const NO_WORD = /^[b-df-hj-np-tv-xz]{3,6}$/;
/** Behind these stands a condition or a medicine: 'on Eliquis', 'has Crohn's', 'a curry for my flatmate with lupus'. */
const IS_HAD =
  /(?:^ *|\b(?:is|are|am|was|been|be|put|puts|stay|went|goes|i'm|he's|she's|they're|we're|[a-z]+'s)(?: (?:now|also|still|just|currently|back))? )on(?: (?:an?|his|her|new))* ?$|\b(?:has|have|had|having|takes?|taking|took|taken|prescribed|diagnosed(?: with)?|started|suffers?(?: from)?|suffering(?: from)?|due to|because of|(?:for|he|she|they|someone|somebody|people) (?:(?:my|our|his|her|the|an?) )?(?:[a-z]+ )?with)(?: (?:an?|his|her|severe|bad|mild|new))* ?$/;
const IS_HAD_ELSEWHERE: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:nimmt|nehme|hat|wegen|unter|leidet an|bekommt)(?: (?:eine?n?|seit [a-z]+(?: [a-z]+)?|jetzt|gerade|schweren?|starken?|chronische[sn]?))* ?$/,
  fr: /\b(?:prend|prends|sous|souffre de|atteinte? de?|a cause d[eu])(?: (?:du|de la|des|un|une|le|la))* ?$/,
  es: /\b(?:toma|tomo|tiene|padece|sufre de|debido al?)(?: (?:una?|el|la))* ?$/,
  it: /\b(?:prende|prendo|soffre di|affett[oa] da|a causa d(?:i|el|ella))(?: (?:una?|il|la|lo|l'))* ?$/,
};
/** A diet by its name: 'fructarian', 'the florpy diet'. */
const OF_A_DIET = /(?:arians?|itarians?)$/;
const IS_A_DIET = /^ (?:diet|protocol|regimen?|plan|compliant|approved|safe|friendly)\b/;
/** Animals must not have what people may, and a long list is one of what somebody does not eat. */
const OF_SOMEBODY =
  /\blist (?:as )?long\b|\blist as long as\b|\bhas (?:got )?a (?:whole |long )+list\b|\b(?:for|feed) (?:my |the |our |a )?(?:dogs?|cats?|pup|puppy(?! chow)|kitten|pets?|rabbit(?! (?:in|with|stew|pie|rag[uo]u?t?|casserole|terrine|a la|alla)\b)|hamster)\b|\b(?:dog|cat|pet|puppy)'?s (?:birthday|dinner|food|cake|treats?|biscuits?)\b|\b(?:cats?|dogs?) (?:can'?t|cannot) (?:be|eat|have|do)\b/;
const INTO_HOSPITAL = /\b(?:puts?|lands?|landed) [a-z]+ in (?:a ?& ?e|hospital|casualty)\b/;
/** A clause that speaks of what the one before named. */
const REFERS_BACK =
  /\b(?:they|they're|they've|them|those|these|it|it's|its|that|which|ones?|either|both|neither|stuff|something else|uber der schussel|davon|danach|dagegen|mir|ihm|ihr|ihn|uns|lui|leur|ensuite|ca|le|les|luego|despues|eso|gli|dopo|poi|ci)\b/;
const SOMEBODY =
  /\b(?:i|me|my|he|him|his|she|her|they|them|their|we|us|our|who|somebody|someone|everyone|people|[a-z]+'s)\b/;
const ENGLISH = /\b(?:the|with|without|for|and|of|my|to|it|not|is|are|we|our|that|this|please)\b/;
const LEAST_WORDS_OF_CLAUSE = 3;
const LEAST_STRANGE = 2;

/**
 * The part of a prompt that may be a warning which no rule could read as foods: an illness, a medicine, a faith or a
 * small child; a word in their position that no dictionary has; or harm beside a food that many avoid. `null` if there
 * is no reason to ask.
 */
export function reasonToAsk(prompt: string, knowledge: CookingKnowledge): Asked | null {
  const text = plainPrompt(prompt);
  const { rest, open, isHeeded } = withoutWhatIsRead(text, knowledge);
  const isInEnglish = isEnglish(prompt);
  // 'Huevos en casa jamás' has no small word that tells.
  const languages = isInEnglish && ENGLISH.test(text) ? [] : languagesIn(prompt, knowledge);
  const acronyms = isInEnglish ? acronymsIn(prompt) : [];
  const told = { languages, isInEnglish, acronyms, isHeeded, called: peopleIn(prompt, knowledge) };
  const namesAvoided = (words: readonly string[]) => words.some((word) => isAvoided(word, knowledge.catalog));
  const somebody = (OF_SOMEBODY.exec(text) ?? INTO_HOSPITAL.exec(open))?.[0].trim();
  if (somebody) return { said: somebody, kind: 'person', foods: null };
  const eats = open
    .split(SENTENCE_END)
    .find((each) => ONLY_SOME_EAT.test(each) && namesAvoided(wordsOf(each)));
  if (eats)
    return { said: eats.trim().slice(0, LONGEST_SAID), kind: 'foods', foods: null, from: open.indexOf(eats) };
  const wordsBeside = (clause: string) =>
    withoutDishes(
      wordsOf(withoutWordsOfNames(withoutDishes(wordsOf(clause), knowledge).join(' '), knowledge)),
      knowledge,
    );
  const tells = clauseOfAvoided(rest, told, wordsBeside, knowledge);
  if (tells)
    return {
      said: quoted(open.slice(tells.from, tells.to)),
      kind: 'foods',
      foods: null,
      from: tells.from,
    };
  let spokeOfAvoided = false;
  let from = 0;
  for (const said of open.split(CLAUSE_END)) {
    const at = open.indexOf(said, from);
    from = at;
    const clause = rest.slice(from, from + said.length);
    from += said.length;
    const words = wordsOf(clause);
    const condition = conditionIn(clause, words, told, knowledge);
    if (condition) return { said: condition, kind: 'person', foods: null, from: at };
    const isOfAvoided = namesAvoided(words);
    const isBack = words.length < LEAST_WORDS_OF_CLAUSE || REFERS_BACK.test(clause);
    const isOfFood = isOfAvoided || (isBack && spokeOfAvoided);
    const isBodily = OF_A_BODY.test(said) && words.some((word) => isNameOfFood(word, knowledge));
    if (isBodily || (isOfFood && refuses({ said, clause, words, isOfAvoided }, told, knowledge)))
      return { said: quoted(said), kind: 'foods', foods: null, from: at };
    spokeOfAvoided = isOfAvoided || (words.length < LEAST_WORDS_OF_CLAUSE && spokeOfAvoided);
  }
  return null;
}

interface Clause {
  /** With its cues, and without. */
  said: string;
  clause: string;
  words: readonly string[];
  /** Whether it names the food, rather than going on about it. */
  isOfAvoided: boolean;
}

/** Whether a clause says of a food that it does harm, or is not wanted. */
function refuses(
  { said, clause, words, isOfAvoided }: Clause,
  told: Told,
  knowledge: CookingKnowledge,
): boolean {
  if (doesHarmElsewhere(clause, words, told.languages, knowledge)) return true;
  // What is only felt is felt by somebody: 'the cheese drawer is a disgrace' harms nobody.
  const tellsIt = isOfAvoided && SOMEBODY.test(clause) ? isUnkind : isClearlyUnkind;
  const beside = wordsOf(withoutWordsOfNames(clause, knowledge));
  return (
    told.isInEnglish &&
    (UNKIND_PHRASES.test(said) ||
      actsOnSomebody(beside, knowledge) ||
      actsOnPerson(beside, told, knowledge) ||
      doesHarm(beside, told, tellsIt, knowledge))
  );
}

/** A clause without the words that only tell which food is meant: nothing is condensed by condensed milk. */
function withoutWordsOfNames(clause: string, knowledge: CookingKnowledge): string {
  const { catalog } = knowledge;
  return foodsNamedIn(clause, catalog).reduce((left, { from, to }) => {
    const name = left.slice(from, to);
    if (!name.includes(' ') || !catalog.english.has(englishWords(name).join(' '))) return left;
    const plain = name.replace(/[a-z]+/g, (word) => (isNameOfFood(word, knowledge) ? word : blank(word)));
    return left.slice(0, from) + plain + left.slice(to);
  }, clause);
}

/** The languages that a prompt may be in: all of them if no word decides. */
function languagesIn(prompt: string, { foreignWords }: CookingKnowledge): readonly Language[] {
  const languages = languagesOf(prompt, foreignWords);
  return languages.length > 0 ? languages : (Object.keys(foreignWords) as Language[]);
}

const wordsOf = (text: string): string[] => (text.match(TOKEN) ?? []).map(bareWord);

/**
 * A text without what has been read, heeded, or warns of nothing, and one with the cues that name no food (`open`). Both are as long as
 * before.
 */
const withoutWhatIsRead = memoizeWith((text: string, { catalog }: CookingKnowledge) => {
  const warnings = readWarnings(text, catalog);
  let rest = harmless(withoutConditions(text)).replace(SAID_OF_COLDS, blank);
  let open = rest;
  const without = (all: string, from: number, to: number) =>
    all.slice(0, from) + blank(all.slice(from, to)) + all.slice(to);
  for (const { from, to, cueEnds, foods } of warnings) {
    const isBound = foods !== null && foods.length > 0;
    rest = without(rest, from, isBound ? Math.max(to, cueEnds) : cueEnds);
    if (isBound) open = without(open, from, Math.max(to, cueEnds));
  }
  return {
    rest: harmless(rest),
    open: harmless(open),
    isHeeded: warnings.some(({ foods }) => foods !== null && foods.length > 0),
  };
}, LAST_MESSAGES);

const blank = (found: string) => found.replace(/[^.,;!?()\n]/gu, ' ');
const harmless = memoize((text) => text.replace(NO_CUE, blank).replace(PLAIN_PHRASES, blank), LAST_MESSAGES);

interface Told {
  /** Those besides English that it may be in. */
  languages: readonly Language[];
  isInEnglish: boolean;
  acronyms: readonly string[];
  isHeeded: boolean;
  /** What people and places are called. */
  called: ReadonlySet<string>;
}

function conditionIn(
  clause: string,
  words: readonly string[],
  told: Told,
  knowledge: CookingKnowledge,
): string | undefined {
  const { languages, isInEnglish, acronyms, isHeeded } = told;
  const isIllness = (word: string) =>
    (isInEnglish ? hintsAtIllness(word, knowledge) : looksMedical(word)) ||
    hintsAtForeignIllness(word, languages);
  const strange = words.filter((word) => isStrange(word, languages, knowledge));
  return (
    words.find(
      (word) =>
        TELLING_EMOJI.test(word) ||
        (!isPlain(word, knowledge) && isIllness(word) && !(isHeeded && TELLS_WHY.has(word))),
    ) ??
    strange.find(
      (word) =>
        NO_WORD.test(word) ||
        acronyms.includes(word) ||
        OF_A_DIET.test(word) ||
        standsForCondition(word, clause, told),
    )
  );
}

/** Whether neither a dictionary nor the kitchen has a word. */
export const isStrange = (
  word: string,
  languages: readonly Language[],
  knowledge: CookingKnowledge,
): boolean =>
  /^[a-z][a-z0-9']+$/.test(word) &&
  !isPlain(word, knowledge) &&
  !isKnownWord(word, knowledge) &&
  !inflected(word).some((form) => holds(knowledge.dictionary.illness, form)) &&
  !isNameOfFood(word, knowledge) &&
  !isSlipOfPlain(word) &&
  !(languages.length > 0 && isForeignWord(word, languages, knowledge));

function standsForCondition(word: string, clause: string, { languages, isInEnglish }: Told): boolean {
  const at = clause.search(new RegExp(`\\b${word}\\b`));
  const before = clause.slice(0, Math.max(0, at));
  return (
    languages.some((each) => IS_HAD_ELSEWHERE[each].test(before)) ||
    (isInEnglish && (IS_HAD.test(before) || IS_A_DIET.test(clause.slice(at + word.length))))
  );
}

/** A word of a clause in a language that the chef does not read, such as 'jajka odpadają': nobody can tell what it refuses. */
export function wordOfOtherTongue(prompt: string, knowledge: CookingKnowledge): string | undefined {
  if (!isEnglish(prompt)) return undefined;
  const { rest } = withoutWhatIsRead(plainPrompt(prompt), knowledge);
  return rest.split(CLAUSE_END).flatMap((clause) => {
    const words = wordsOf(clause);
    const all = Object.keys(knowledge.foreignWords) as Language[];
    const strange = words.filter((word) => isStrange(word, all, knowledge));
    const known = words.filter((word) => !strange.includes(word) && word.length > 2);
    return strange.length >= LEAST_STRANGE && strange.length > known.length ? strange : [];
  })[0];
}

/** 'Eggs flumox my aunt': a food does to somebody what no dictionary has. */
const actsOnSomebody = (words: readonly string[], knowledge: CookingKnowledge): boolean =>
  words.some(
    (word, at) =>
      isStrange(word, [], knowledge) &&
      isAvoided(words[at - 1] ?? '', knowledge.catalog) &&
      /^(?:my|our|his|her|the|me|him|us|them)$/.test(words[at + 1] ?? ''),
  );

/** Whether a clause that speaks of a food many avoid holds a word of harm. */
function doesHarm(
  words: readonly string[],
  { isHeeded, called }: Told,
  tellsIt: typeof isUnkind,
  knowledge: CookingKnowledge,
): boolean {
  const { classicByWord, dishesByWord, cuisineByWord, names } = knowledge;
  return withoutNames(words, [classicByWord, dishesByWord, cuisineByWord, names]).some(
    (word) =>
      !isAvoided(word, knowledge.catalog) &&
      !isNameOfFood(word, knowledge) &&
      !called.has(word) &&
      !(isHeeded && TELLS_WHY.has(word)) &&
      tellsIt(word, knowledge),
  );
}

const LONGEST_NAME = 5;

/** The eggs of 'egg drop soup' belong to it. */
const withoutDishes = (
  words: readonly string[],
  { classicByWord, dishesByWord, cuisineByWord }: CookingKnowledge,
): string[] => withoutNames(words, [classicByWord, dishesByWord, cuisineByWord]);

function withoutNames(words: readonly string[], lists: readonly { has(name: string): boolean }[]): string[] {
  const isName = (phrase: string) => lists.some((each) => each.has(phrase));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 0 && !isName(words.slice(at, at + length).join(' '))) length--;
    if (length === 0) left.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return left;
}

function doesHarmElsewhere(
  clause: string,
  words: readonly string[],
  languages: readonly Language[],
  knowledge: CookingKnowledge,
): boolean {
  return (
    words.some(
      (word) =>
        !isAvoided(word, knowledge.catalog) &&
        !isNameOfFood(word, knowledge) &&
        hintsAtForeignHarm(word, languages),
    ) || hintsAtFood(clause, (word) => isAvoided(word, knowledge.catalog))
  );
}
