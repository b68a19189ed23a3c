import { isKind } from '#features/foods/rules/catalog/food-kinds.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Group } from './groups.ts';
import type { Meaning } from './words.ts';

/** The index answers an OR of a few words fast, one of hundreds slowly. */
const FEW = 30;

/** A search as `tsquery` texts, except `scanned`. */
export interface Asked {
  /** Index conditions, any of which makes a hit; empty if every word has to be scanned for. */
  drivers: string[];
  /** Typed words that a hit must also contain in its text. */
  scanned: string[];
  /** Typed words covered by the drivers; a recipe not found by a driver must contain them. */
  driven: string[];
  /** What a recipe not found by a driver must match besides `driven`. */
  match: string | null;
  /** Estimated share of matching recipes, from the most common words: 0 to 1, 0 if unknown. */
  share: number;
  /** The estimated number of recipes. */
  atLeast: number;
  /** Ranks, best first; hits that match none were found by their description, or by their kind of food. */
  ranks: [strongTitle: string, title: string, strongBody: string, body: string];
}

/** `null` if a typed word occurs in no recipe. */
export function askedFor(groups: readonly Group[], { recipes, share }: WordFrequencies): Asked | null {
  if (!groups.every(mayMatch)) return null;
  const narrow = groups.filter(isNarrow);
  const match = narrow.length > 0 ? narrow.map((group) => groupQuery(group)).join(' & ') : null;
  const many = groups.filter((group) => !narrow.includes(group)).flatMap(({ meanings }) => meanings);
  const shareOf = (group: Group) => Math.max(0, ...wordsIn(group).map(share));
  const fitting = groups.reduce((least, group) => least * shareOf(group), 1);
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
      all(groups, ({ strong }) => strong, false, 'A'),
      all(groups, ({ words }) => words, true, 'A'),
      all(groups, ({ strong }) => strong, false, 'AB'),
      all(groups, ({ words }) => words, true, 'AB'),
    ],
  };
}

/** Whether any recipe may match. */
export const mayMatch = ({ meanings, names, kind }: Group): boolean =>
  names.length > 0 || kind !== null || meanings.every(({ words, wide }) => words.length > 0 || wide);

/** Whether the index finds it quickly. */
export const isNarrow = ({ meanings }: Group): boolean =>
  meanings.every(({ words, wide }) => !wide && words.length <= FEW);

/** The words a recipe must have for a narrow group; with a weight, in its title (A) or names (B). */
export function groupQuery({ meanings, names, kind }: Group, weight = ''): string {
  const own = meanings.map(({ words }) => anyOf(words, weight)).join(' & ');
  const isTyped = meanings.length > 0 && meanings.every(({ words }) => words.length > 0);
  return eitherOf([
    ...(isTyped ? [own] : []),
    ...names.map((name) => named(name, weight)),
    ...(kind ? [quoted(isKind(kind))] : []),
  ]);
}

/** All words by which a recipe may be found. */
export const wordsIn = ({ meanings, names, kind }: Group): string[] => [
  ...meanings.flatMap(({ words }) => words),
  ...names.flat().flatMap(inflected),
  ...(kind ? [isKind(kind)] : []),
];

const inflected = (word: string): string[] => [word, `${word}s`, `${word}es`];

function all(
  groups: readonly Group[],
  pick: (meaning: Meaning) => string[],
  withNames: boolean,
  weight: string,
): string {
  return groups
    .map(({ meanings, names }) => {
      const own = meanings
        .map((meaning) => {
          const words = pick(meaning);
          const begins = words.length === 0 || words.length > FEW;
          return begins ? `${quoted(meaning.token)}:*${weight}` : anyOf(words, weight);
        })
        .join(' & ');
      const isOnlyNamed = meanings.length === 0;
      return eitherOf([
        ...(isOnlyNamed ? [] : [own]),
        ...(withNames || isOnlyNamed ? names.map((name) => named(name, weight)) : []),
      ]);
    })
    .filter(Boolean)
    .join(' & ');
}

const eitherOf = (queries: readonly string[]): string =>
  queries.length > 0 ? `(${queries.join(' | ')})` : '';

/** A name of several words, each in the singular or the plural. */
const named = (words: readonly string[], weight = ''): string =>
  words.map((word) => anyOf(inflected(word), weight)).join(' & ');

/** A `tsquery` for any of the words; with a weight, only in titles (A) or names (B). */
export function anyOf(words: readonly string[], weight = ''): string {
  return `(${words.map((word) => quoted(word) + (weight && `:${weight}`)).join(' | ')})`;
}

export function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
