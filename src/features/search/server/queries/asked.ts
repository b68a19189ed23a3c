import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Meaning } from './words.ts';

/** The index of recipes answers an 'or' of a few words fast and one of hundreds slowly. */
const FEW = 30;

/** A search as the database is asked it; all but `scanned` are texts of `tsquery`. */
export interface Asked {
  /** A recipe that fits any of these is a hit; none when every typed word must be looked for in the texts. */
  drivers: string[];
  /** Typed words that a hit must also hold in its own texts. */
  scanned: string[];
  /** Those of `scanned` that no driver stands for: what a recipe must hold that was not found by a driver. */
  driven: string[];
  /** What a recipe must fit besides `driven` when it was not found by a driver. */
  match: string | null;
  /** The share of all recipes that fit, as far as the commonest words tell: 0 to 1, 0 when they do not. */
  share: number;
  /** About how many recipes that is. */
  atLeast: number;
  /** How good a hit is, best first; one that fits none of them was found in its description. */
  ranks: [strongTitle: string, title: string, strongBody: string, body: string];
}

/** `null` when a typed word means nothing that stands in any recipe. */
export function askedFor(meanings: readonly Meaning[], { recipes, share }: WordFrequencies): Asked | null {
  if (meanings.some(({ words, wide }) => words.length === 0 && !wide)) return null;
  const narrow = meanings.filter(({ words, wide }) => !wide && words.length <= FEW);
  const match = narrow.length > 0 ? narrow.map(({ words }) => anyOf(words)).join(' & ') : null;
  const many = meanings.filter((meaning) => !narrow.includes(meaning));
  const fitting = meanings.reduce((least, { words }) => least * Math.max(0, ...words.map(share)), 1);
  // Without a word of few meanings, the one of fewest is asked for meaning by meaning.
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

/** The `tsquery` for any of some words; with a weight, for words in titles (A) or names (B) only. */
export function anyOf(words: readonly string[], weight = ''): string {
  return `(${words.map((word) => quoted(word) + (weight && `:${weight}`)).join(' | ')})`;
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
