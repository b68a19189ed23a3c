import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { WordsByInitial } from '../knowledge/name-index.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { readWarnings } from '../safety/warnings.ts';
import { PLAIN_PHRASES } from './plain-phrases.ts';
import { plainPrompt } from './plain-prompt.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { SAID_OF_COLDS } from './set-phrases.ts';

/** These words occur in names of foods, but on their own they may say who is eating or what to leave out. */
const NEVER_PLAIN = new Set(
  `free low reduced non heart hearts kidney kidneys blood liver livers brain brains tongue tongues stomach throat skin bone bones
  gut baby babies infant toddler junior  dietetic sensitive formula fasting lent clear restricted medical pressure dog dogs cat cats pet pets acid
  ear ears foot jew neck suckling weed young self substitute calcium`.split(/\s+/),
);
const TOKEN = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;
const ELIDED = /^(?:l|d|j|qu|c|n|s|m|t|un|all|dell|nell|dall|sull|quell|quest)'(?=[a-z])/;
const CONTRACTED = /'(?:s|re|ve|ll|d|m)$|n't$/;
const AMOUNT =
  /^\d+(?:st|nd|rd|th|g|kg|mg|ml|cl|dl|l|oz|lb|lbs|cm|min|mins|minutes?|h|hr|hrs|x|p|s|ish|am|pm)?$/;
/** Foods, drinks, people and happy faces. */
const PLAIN_EMOJI =
  /[\u{1F32D}-\u{1F37B}\u{1F37D}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F9C0}-\u{1F9CB}\u{1FAD0}-\u{1FADF}😀-😆😉-😍😘🤗🤤🤩🥳🙂🙃🙏❤💚💛🧡💜🔥👍👌👏💪🎉🎂🎃🎄✨⭐☀❄⏰⏱👨👩👧👦👪🤔🤷]/u;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/(?:es|ed|er|est|ing|ly|y|ish|ier|iest|ies)$/, ''],
  [/(?:ies|ied|ier|iest|ily)$/, 'y'],
  [/(?:ed|er|est|ing|y)$/, 'e'],
  [/([b-z])\1(?:ed|ing|er|est|y)$/, '$1'],
];
/** In shorter words, one typo could turn too many other words into a plain one. */
const LEAST_LETTERS_OF_SLIP = 7;

const LONG_PLAIN_WORDS = new WordsByInitial(
  [...PLAIN_WORDS, ...FOOD_GROUPS.keys()].filter((word) => word.length >= LEAST_LETTERS_OF_SLIP - 1),
);

const wordsOfCatalog = new WeakMap<Catalog, ReadonlySet<string>>();

/**
 * The words of a prompt that are neither foods, nor dishes, nor plain words, nor part of a warning that was understood.
 * One may be a warning itself ('warfarin'), so the chef should ask about it.
 */
export function unreadWords(prompt: string, catalog: Catalog, names: ReadonlySet<string>): string[] {
  const text = withoutWhatIsRead(plainPrompt(prompt), catalog);
  const tokens = [...new Set(text.match(TOKEN))];
  return tokens.filter((token) => !isPlain(token, catalog, names) && !isSlipOfPlain(plainPrompt(token)));
}

/** All words that are not known as they are written, also those that are a slip away from a plain word. */
export function strangeWords(prompt: string, catalog: Catalog, names: ReadonlySet<string>): string[] {
  const tokens = [...new Set(withoutWhatIsRead(plainPrompt(prompt), catalog).match(TOKEN))];
  return tokens.filter((token) => !isPlain(token, catalog, names));
}

function withoutWhatIsRead(text: string, catalog: Catalog): string {
  let rest = text;
  for (const { from, cueEnds } of readWarnings(text, catalog))
    rest = rest.slice(0, from) + ' '.repeat(cueEnds - from) + rest.slice(cueEnds);
  return rest.replace(PLAIN_PHRASES, ' ').replace(SAID_OF_COLDS, ' ');
}

function isPlain(token: string, catalog: Catalog, names: ReadonlySet<string>): boolean {
  if (/\p{Extended_Pictographic}/u.test(token)) return PLAIN_EMOJI.test(token);
  if (AMOUNT.test(token)) return true;
  const word = token.replace(ELIDED, '').replace(CONTRACTED, '');
  if (NEVER_PLAIN.has(word)) return false;
  const isKnown = (form: string) => PLAIN_WORDS.has(form) || FOOD_GROUPS.has(form) || names.has(form);
  return formsOf(word).some(isKnown) || knownWords(catalog).has(word) || findFood(catalog, word) !== null;
}

/** A word as it is written, and without each of its endings: 'loves', 'love', 'lov'. */
export function formsOf(token: string): string[] {
  const word = token.replace(ELIDED, '').replace(CONTRACTED, '');
  return [word, ...ENDINGS.map(([ending, instead]) => word.replace(ending, instead))].filter(Boolean);
}

/** Every word in food names: 'spring' and 'onion' of 'spring onion'. */
function knownWords(catalog: Catalog): ReadonlySet<string> {
  const before = wordsOfCatalog.get(catalog);
  if (before) return before;
  const words = new Set(
    catalog.foods
      .filter(({ name }) => !name.includes(','))
      .flatMap(({ name, plural }) => plainPrompt(`${name} ${plural}`).match(/[a-z]{3,}/g) ?? []),
  );
  wordsOfCatalog.set(catalog, words);
  return words;
}

function isSlipOfPlain(token: string): boolean {
  const word = token.replace(ELIDED, '').replace(CONTRACTED, '');
  if (word.length < LEAST_LETTERS_OF_SLIP) return false;
  return LONG_PLAIN_WORDS.oneSlipFrom(word).length > 0;
}
