/** These words occur in names of foods, but on their own they may say who is eating or what to leave out. */
export const NEVER_PLAIN = new Set(
  `free low reduced non heart hearts kidney kidneys blood liver livers tongue tongues stomach throat skin
  gut baby babies infant toddler dietetic sensitive formula fasting lent restricted medical pressure
  acid jew suckling young calcium`.split(/\s+/),
);
const ELIDED = /^(?:l|d|j|qu|c|n|s|m|t|un|all|dell|nell|dall|sull|quell|quest)'(?=[a-z])/;
const CONTRACTED = /'(?:s|re|ve|ll|d|m)$|n't$/;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/(?:es|ed|er|est|ing|ly|y|ish|ier|iest|ies)$/, ''],
  [/(?:ies|ied|ier|iest|ily)$/, 'y'],
  [/(?:ed|er|est|ing|y)$/, 'e'],
  [/([b-z])\1(?:ed|ing|er|est|y)$/, '$1'],
];

/** A word as it is written, and without each of its endings: 'loves', 'love', 'lov'. */
export function formsOf(token: string): string[] {
  const word = bareWord(token);
  return [word, ...ENDINGS.map(([ending, instead]) => word.replace(ending, instead))].filter(Boolean);
}

/** Without what is joined to it: 'huile' of 'l'huile', 'kid' of 'kid's'. */
export function bareWord(token: string): string {
  return token.replace(ELIDED, '').replace(CONTRACTED, '');
}

const INFLECTIONS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(?:ies|ied)$/, 'y'],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/([b-z])\1(?:ed|ing)$/, '$1'],
];

/** What a word may be a form of. Other endings make other words: a bunny is not a bun. */
export function inflected(word: string): string[] {
  return [word, ...INFLECTIONS.map(([ending, instead]) => word.replace(ending, instead))];
}

/**
 * Whether a word is one of many, which stand in alphabetical order with a space before and behind each: a set of them would
 * take ten times the memory.
 */
export const holds = (words: string, word: string): boolean => wordFrom(words, word) === word;

/** Whether one of many words begins so. */
export const holdsBeginning = (words: string, beginning: string): boolean =>
  wordFrom(words, beginning).startsWith(beginning);

/** The first of many words that is the same as another, or comes after it. */
function wordFrom(words: string, word: string): string {
  let from = 0;
  let to = words.length - 1;
  while (from < to) {
    const start = words.lastIndexOf(' ', (from + to) >> 1);
    const end = words.indexOf(' ', start + 1);
    if (words.slice(start + 1, end) < word) from = end;
    else to = start;
  }
  return words.slice(from + 1, words.indexOf(' ', from + 1));
}
