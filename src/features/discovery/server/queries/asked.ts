import type { Meaning } from './words.ts';

/** Longer lists make every look at a recipe slow; a beginning says nearly the same. */
const MOST_IN_RANKING = 40;

/** A search as the database is asked it: texts of `tsquery`. */
export interface Asked {
  /** What a recipe must have; `null` when every word typed is wide. */
  match: string | null;
  /** Typed words to look for in the recipe's own texts. */
  wide: string[];
  /** How good a match is, best first; a recipe that fits none of them matched in its description. */
  ranks: [strongTitle: string, title: string, strongBody: string, body: string];
}

/** `null` when a typed word means nothing that stands in any recipe. */
export function askedFor(meanings: readonly Meaning[]): Asked | null {
  if (meanings.some(({ words, wide }) => words.length === 0 && !wide)) return null;
  const narrow = meanings.filter(({ wide }) => !wide);
  const all = (pick: (meaning: Meaning) => string[], weight: string) =>
    meanings
      .map((meaning) => {
        const words = pick(meaning);
        const begins = meaning.wide || words.length === 0 || words.length > MOST_IN_RANKING;
        return begins ? `${quoted(meaning.token)}:*${weight}` : anyOf(words, weight);
      })
      .join(' & ');
  return {
    match: narrow.length > 0 ? narrow.map(({ words }) => anyOf(words)).join(' & ') : null,
    wide: meanings.filter(({ wide }) => wide).map(({ token }) => token),
    ranks: [
      all(({ strong }) => strong, 'A'),
      all(({ words }) => words, 'A'),
      all(({ strong }) => strong, 'AB'),
      all(({ words }) => words, 'AB'),
    ],
  };
}

function anyOf(words: readonly string[], weight = ''): string {
  return `(${words.map((word) => quoted(word) + (weight && `:${weight}`)).join(' | ')})`;
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
