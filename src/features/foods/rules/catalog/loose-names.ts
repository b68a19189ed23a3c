import { memoizeByObject } from '#shared/memoize.ts';
import type { Catalog } from './catalog.ts';
import { englishWords, germanWords } from './food-names.ts';
import { NEUTRAL } from './food-words.ts';
import { FOREIGN_WORDS } from './foreign-names.ts';

/** Shorter words are too similar to words with other meanings: 'pear' and 'peas'. */
const SHORTEST = 6;
const LONGEST = 16;

/**
 * Corrects typos in words that are in no food's name: one letter missing, added, changed, or swapped with its neighbor
 * ('broccli' is broccoli). A word never becomes a merely descriptive one: 'shaped' pasta is not shaved. `null` if nothing
 * was corrected.
 */
export function withTyposFixed(catalog: Catalog, words: readonly string[]): string[] | null {
  const index = neighborsIn(catalog);
  const better = words.map((word) =>
    isLong(word) && index.get(`=${word}`) === undefined ? nearest(index, word) : word,
  );
  return better.some((word, at) => word !== words[at]) ? better : null;
}

const PRAISE = /^\p{Ll}.*(?:y|ing|ous|ful)$/u;

/** A name without a first word of mere praise, which is in no food's name: 'tantalizing lemon', 'fluffy eggs'. */
export function withoutPraise(catalog: Catalog, name: string): string | null {
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(name) ?? [];
  if (!PRAISE.test(first) || !catalog.english.has(englishWords(rest).join(' '))) return null;
  const index = neighborsIn(catalog);
  return englishWords(first).every((word) => !index.has(`=${word}`)) ? rest : null;
}

const APART = /^\p{Lu}\S*(?:[ -]\p{Lu}\p{Ll}+)+$/u;

/** A German name with its words joined: 'Bio Basmati Reis' is Basmatireis. `null` if that is not a food. */
export function writtenTogether(catalog: Catalog, name: string): string | null {
  if (!APART.test(name)) return null;
  const words = name.split(/[ -]/).filter((word) => !FOREIGN_WORDS.has(germanWords(word).join(' ')));
  const [first = '', ...others] = words;
  const whole = first + others.join('').toLowerCase();
  const key = germanWords(whole).join(' ');
  return words.length > 1 && (catalog.local.has(key) || catalog.german.has(key)) ? whole : null;
}

/** 'Lee Kum Kee oyster sauce': a few capitalized words, then a food of two words or more. */
const MADE = /^((?:\p{Lu}[\p{L}'’&.®™-]* +){1,3})(\p{Ll}+ .*\p{Ll})$/u;
/** Endings of words for kinds: 'Peruvian', 'Glutenfree'. */
const TELLS_KIND = /(?:an|ese|ish|ic|ed|free|less|ing|y)$/i;

/** A name without the brand before it. `null` if those words describe a kind, or the rest is not exactly a food. */
export function withoutMaker(catalog: Catalog, name: string): string | null {
  const [, maker = '', food = ''] = MADE.exec(name) ?? [];
  if (maker === '' || !catalog.english.has(englishWords(food).join(' '))) return null;
  const index = neighborsIn(catalog);
  const isMaker = maker
    .trim()
    .split(/ +/)
    .every((word) => !TELLS_KIND.test(word) && englishWords(word).every((each) => !index.has(`=${each}`)));
  return isMaker ? food : null;
}

const namesByWords = memoizeByObject(
  ({ english }: Catalog): ReadonlyMap<string, string> =>
    new Map(Array.from(english.keys(), (name) => [sorted(name.split(' ')), name])),
);

/** The words of a name in the order in which a food is known: 'macaroni elbow' is elbow macaroni. `null` if there is none. */
export function reordered(catalog: Catalog, words: readonly string[]): string[] | null {
  const name = namesByWords(catalog).get(sorted(words));
  return name && name !== words.join(' ') ? name.split(' ') : null;
}

/**
 * The words without a redundant one: 'plum Roma tomatoes' are both plum tomatoes and Roma tomatoes, which are the same
 * product. `null` unless leaving out either word leads to the same product.
 */
export function withoutRepeated(catalog: Catalog, words: readonly string[]): string[] | null {
  const shorter = words.map((_, at) => words.filter((_, other) => other !== at));
  const known = shorter.filter((rest) => catalog.english.has(rest.join(' ')));
  const products = new Set(known.map((rest) => productKey(catalog, rest.join(' '))));
  if (known.length > 1 && products.size === 1) return known[0] ?? null;
  // 'breast fillet chicken breast'
  const once = [...new Set(words)];
  return once.length < words.length ? reordered(catalog, once) : null;
}

const productKey = (catalog: Catalog, name: string) =>
  `${catalog.english.get(name)?.id}/${catalog.kinds.get(name) ?? ''}`;

const sorted = (words: readonly string[]) => [...words].sort().join(' ');

const isLong = (word: string) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word);

function nearest(index: ReadonlyMap<string, string>, word: string): string {
  for (const part of [word, ...shortened(word)]) {
    const near = index.get(part);
    if (near && !NEUTRAL.has(near) && isOneSlip(word, near)) return near;
  }
  return word;
}

/** Known words by their spellings with one letter left out; '=word' marks known words themselves. */
const neighborsIn = memoizeByObject((catalog: Catalog): ReadonlyMap<string, string> => {
  const index = new Map<string, string>();
  for (const name of catalog.english.keys())
    for (const word of name.split(' ')) {
      if (index.has(`=${word}`)) continue;
      index.set(`=${word}`, word);
      if (isLong(word))
        for (const part of [word, ...shortened(word)]) if (!index.has(part)) index.set(part, word);
    }
  return index;
});

const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || isSwapped
  );
}
