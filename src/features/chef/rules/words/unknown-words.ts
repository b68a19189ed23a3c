import { memoizeWith } from '#shared/memoize.ts';
import { withoutConditions } from '../conditions/read-conditions.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { WordsByInitial } from '../knowledge/name-index.ts';
import { SAID_OF_COLDS, SAID_OF_ILLNESS } from '../phrases/colds.ts';
import { LAST_MESSAGES, plainPrompt } from '../request/plain-prompt.ts';
import { foreignLanguagesOf, isEnglish, type Language } from '../request/prompt-language.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { withoutHarmless } from '../safety/warning-cues.ts';
import { readWarnings } from '../safety/warnings.ts';
import { isForeignWord, isKnownWord, isNameOfFood, isPlain } from './known-words.ts';
import { PLAIN_PHRASES } from './plain-phrases.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { bareWord, holds, inflected } from './word-forms.ts';

const TOKEN = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;
/** In shorter words, one typo could turn too many other words into a plain one. */
const LEAST_LETTERS_OF_SLIP = 7;
const LONG_PLAIN_WORDS = new WordsByInitial(
  [...PLAIN_WORDS, ...FOOD_GROUPS.keys()].filter((word) => word.length >= LEAST_LETTERS_OF_SLIP - 1),
);
/** Forms of verbs, which name no food and no dish. German writes what it names with a capital. */
const IS_VERB: Readonly<Record<Language, RegExp>> = {
  de: /^\p{Ll}/u,
  fr: /(?:er|ir|ant|ons|ez|ais|ait|aient|ees?)$/,
  es: /(?:[aei]r|ando|iendo|[ai]d[oa]s?|aba|ia)(?:lo|la|los|las|me|nos|te|se)?$/,
  it: /(?:[aei]re|[aei]r(?:lo|la|li|le|ci|mi|ne)|ando|endo|[aui]t[oaei])$/,
};

const KIN =
  'nephew|niece|son|daughter|brother|sister|cousin|friend|mate|neighbou?r|husband|wife|partner|boyfriend|girlfriend|boss|colleague|grandson|granddaughter|uncle|aunt|auntie|mum|mom|dad|teenager|flatmate|housemate|lodger';
const IS_KIN = new RegExp(
  `^(?:${KIN}|kids?|children|child|lad|boy|girl|girls|boys|guests?|nan|nana|gran|grandad|granddad|grandma|grandpa|lot|little|eldest|youngest|poor|colleague|neighbour|mate|missus)s?$`,
);
/** Whether a word is one for somebody of one's family or friends. */
export const isKin = (word: string): boolean => IS_KIN.test(word);
const NAMED = new RegExp(
  String.raw`\b(?:my|our|his|her|their) (?:\w+ )?(?:${KIN}),? (\p{Lu}\p{Ll}+)\b`,
  'gu',
);

/** A word with a capital in the middle of a sentence is a person or a place. A medicine is taken, and an illness is had. */
const OF_A_NAME =
  /(?<=[\p{L}\p{N},)] )(?<!\b(?:on|take|takes|taking|took|taken|prescribed|started|starting|has|have|had|having|got|with|uses?|using|for|needs?|my|his|her|their|of|than|and|or) )(\p{Lu}\p{Ll}{2,})(?:'s)?(?![\p{L}]| (?:diet|disease|syndrome|protocol|procedure|method)\b)/gu;
/** German writes every noun with a capital. */
const FROM_A_PLACE = /(?<![\p{L}])(?:aus|à|en|da|chez) (\p{Lu}\p{Ll}{3,})(?![\p{L}])/gu;
/** Behind these, a name may stand anywhere. */
const OF_KIN =
  /(?<![\p{L}])(?:[Aa]unt(?:ie|y)?|[Uu]ncle|[Nn]ana?|[Gg]ran(?:ny|dma|dpa|dad)?|[Cc]ousin|[Mm]rs?|[Mm]iss|[Mm]s|[Dd]r|[Oo]ur|(?:[Ll]ittle|[Bb]ig)) (\p{Lu}\p{Ll}{2,})(?![\p{L}])/gu;

/** 'And Jess is off dairy.' */
const IS_SOMEBODY =
  /(?<=^|[.!?] ?|\b[Aa]nd |\b[Bb]ut |\b[Ss]o )(\p{Lu}\p{Ll}{2,})(?='s\b| (?:is|was|has|can't|cannot|doesn't|won't|hates|reacts)\b)/gu;

/** What a child or a friend is called, or a place: 'my nephew Arlo', 'from Trev', 'aus Bamberg'. Medicines are neither. */
export const namesOf = (prompt: string): ReadonlySet<string> =>
  new Set(
    (isEnglish(prompt) ? [NAMED, OF_A_NAME, OF_KIN, IS_SOMEBODY] : [FROM_A_PLACE]).flatMap((pattern) =>
      [...prompt.matchAll(pattern)].map(([, name = '']) => plainPrompt(name)),
    ),
  );

/** Foods that people are called after. */
const FOR_PEOPLE =
  /^(?:olive|rosemary|basil|ginger|honey|clementine|saffron|sage|poppy|cherry|candy|herb|plum|pepper|peaches|coco|brie|sorrel)$/;

/** Those of `namesOf` that are no words for dishes: a title has capitals too, as in 'Honey-Glazed Carrots'. */
export const peopleIn = (prompt: string, knowledge: CookingKnowledge): ReadonlySet<string> =>
  new Set(
    [...namesOf(prompt)].filter(
      (name) =>
        FOR_PEOPLE.test(name) ||
        !(isNameOfFood(name, knowledge) || (knowledge.names.has(name) && isKnownWord(name, knowledge))),
    ),
  );

/**
 * The words of a prompt that the chef makes nothing of: neither foods, dishes, names nor words of a dictionary, nor part of a warning.
 * They stop nobody, and the cook is told of them.
 */
export function unknownWords(prompt: string, knowledge: CookingKnowledge): string[] {
  const languages = foreignLanguagesOf(prompt, knowledge.foreignWords);
  const called = namesOf(prompt);
  return strangeWords(prompt, knowledge).filter(
    (token) =>
      !called.has(token) &&
      !isKnownWord(bareWord(token), knowledge) &&
      !inflected(bareWord(token)).some((form) => holds(knowledge.dictionary.illness, form)) &&
      !isNameOfFood(bareWord(token), knowledge) &&
      !(isForeignWord(bareWord(token), languages, knowledge) || isVerb(token, prompt, languages)) &&
      !isSlipOfPlain(bareWord(token)),
  );
}

/** All words that are not known as they are written, also those that are a slip away from a plain word. */
export const strangeWords = memoizeWith((prompt: string, knowledge: CookingKnowledge): readonly string[] => {
  const text = plainPrompt(prompt);
  const blank = (found: string) => ' '.repeat(found.length);
  let rest = withoutHarmless(withoutConditions(text))
    .replace(PLAIN_PHRASES, blank)
    .replace(SAID_OF_COLDS, blank)
    .replace(SAID_OF_ILLNESS, blank);
  for (const { from, cueEnds } of readWarnings(text, knowledge.catalog))
    rest = rest.slice(0, from) + ' '.repeat(cueEnds - from) + rest.slice(cueEnds);
  // Phrases that only stand together once a cue between them is gone.
  rest = withoutHarmless(rest).replace(PLAIN_PHRASES, blank);
  return [...new Set(rest.match(TOKEN))].filter((token) => !isPlain(token, knowledge));
}, LAST_MESSAGES);

/** Whether a French, Spanish or Italian word is a form of a verb. */
export const isVerbForm = (word: string, languages: readonly Language[]): boolean =>
  languages.some((each) => each !== 'de' && IS_VERB[each].test(word));

function isVerb(token: string, prompt: string, languages: readonly Language[]): boolean {
  const [written = token] = [...prompt.matchAll(TOKEN)].find(([each]) => plainPrompt(each) === token) ?? [];
  return languages.some((each) => IS_VERB[each].test(each === 'de' ? written : token));
}

/** Whether a long word is a plain one misspelled. */
export function isSlipOfPlain(word: string): boolean {
  return word.length >= LEAST_LETTERS_OF_SLIP && LONG_PLAIN_WORDS.oneSlipFrom(word).length > 0;
}
