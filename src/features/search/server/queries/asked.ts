import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Meaning } from './words.ts';

/** The index answers an OR of a few words fast, one of hundreds slowly. */
const FEW = 30;

/** A search as `tsquery` texts, except `scanned`. */
export interface Asked {
  /** Index conditions, any of which makes a hit; empty when every word must be scanned for. */
  drivers: string[];
  /** Typed words that a hit must also contain in its text. */
  scanned: string[];
  /** Typed words covered by the drivers; a recipe not found by a driver must contain them. */
  driven: string[];
  /** What a recipe not found by a driver must match besides `driven`. */
  match: string | null;
  /** Estimated share of matching recipes, from the commonest words: 0 to 1, 0 when unknown. */
  share: number;
  /** The estimated number of recipes. */
  atLeast: number;
  /** Ranks, best first; hits that match none were found in their description. */
  ranks: [strongTitle: string, title: string, strongBody: string, body: string];
}

/** `null` when a typed word occurs in no recipe. */
export function askedFor(meanings: readonly Meaning[], { recipes, share }: WordFrequencies): Asked | null {
  if (meanings.some(({ words, wide }) => words.length === 0 && !wide)) return null;
  const narrow = meanings.filter(({ words, wide }) => !wide && words.length <= FEW);
  const match = narrow.length > 0 ? narrow.map(({ words }) => anyOf(words)).join(' & ') : null;
  const many = meanings.filter((meaning) => !narrow.includes(meaning));
  const fitting = meanings.reduce((least, { words }) => least * Math.max(0, ...words.map(share)), 1);
  // Without a selective word, the most selective one is queried meaning by meaning.
  const [driving] =
    match === null
      ? many.filter(({ wide }) => !wide).toSorted((a, b) => a.words.length - b.words.length)
      : [];
  return {
    drivers: match === null ? (driving?.words.map((word) => quoted(word)) ?? []) : [match],
    scanned: many.filter((meaning) => meaning !== driving).map(({ token }) => token),
    driven: driving ? [driving.token] : [],
    match,
    share: fitting,
    atLeast: fitting * recipes,
    ranks: [
      all(meanings, ({ strong }) => strong, 'A'),
      all(meanings, ({ words }) => words, 'A'),
      all(meanings, ({ strong }) => strong, 'AB'),
      all(meanings, ({ words }) => words, 'AB'),
    ],
  };
}

function all(meanings: readonly Meaning[], pick: (meaning: Meaning) => string[], weight: string): string {
  return meanings
    .map((meaning) => {
      const words = pick(meaning);
      const begins = words.length === 0 || words.length > FEW;
      return begins ? `${quoted(meaning.token)}:*${weight}` : anyOf(words, weight);
    })
    .join(' & ');
}

/** A `tsquery` for any of the words; with a weight, only in titles (A) or names (B). */
export function anyOf(words: readonly string[], weight = ''): string {
  return `(${words.map((word) => quoted(word) + (weight && `:${weight}`)).join(' | ')})`;
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
