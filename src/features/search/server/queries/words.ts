import { type SQL, sql } from 'drizzle-orm';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { misspellingDistance } from '../../rules/search.ts';

/** Tokens contained in more words than this are scanned for in the texts. */
const MOST_WORDS = 400;
const MOST_SIMILAR = 60;
const SHORTEST_MISSPELT = 4;
/** Shorter ones have no trigrams for the index. */
const SHORTEST_PART = 3;

/** How a stored word relates to the typed one, closest first. */
const SAME = 0;
const BEGINS = 1;
const PART = 2;
const SLIP = 3;

/** The stored words a typed word may stand for. */
export interface Meaning {
  token: string;
  /**
   * The closest available: inflections, otherwise words with this prefix, otherwise words containing it, otherwise likely
   * corrections.
   */
  strong: string[];
  /** All matches, strong ones first; capped for a `wide` token. */
  words: string[];
  /** Contained in too many words to list. */
  wide: boolean;
  /** Whether recipes contain it, in any inflection. */
  isExact: boolean;
  /** Whether no recipe contains it, so that the words are corrections. */
  isSlip: boolean;
}

interface Row {
  nth: number;
  word: string;
  kind: number;
}

/** Looks up typed words in the vocabulary of all recipes. One statement. */
export async function meaningsOf(db: Db, tokens: readonly string[]): Promise<Meaning[]> {
  const rows: Row[] = await wordsFor(db).execute({ tokens });
  return tokens.map((token, nth) =>
    meaningOf(
      token,
      rows.filter((row) => row.nth === nth + 1),
    ),
  );
}

function meaningOf(token: string, found: readonly Row[]): Meaning {
  const certain = bestOfEach(found.filter(({ kind }) => kind !== SLIP));
  // Typos are considered only if no form of the word exists.
  const ranked = certain.some(({ kind }) => kind <= BEGINS)
    ? certain
    : [...certain, ...likeliestSlips(token, found)];
  const best = ranked[0]?.kind;
  return {
    token,
    strong: ranked.filter(({ kind }) => kind === best).map(({ word }) => word),
    words: ranked.slice(0, MOST_WORDS).map(({ word }) => word),
    wide: certain.length > MOST_WORDS,
    isExact: best === SAME,
    isSlip: best === SLIP,
  };
}

/**
 * Per token: words containing it (in order, so that even a token too short for the trigram index uses an index), words with
 * its stem, and, if none has it as a prefix, similar words. The array is in a subquery to hide it from the planner, which
 * would otherwise find replanning cheaper for each search.
 */
const wordsFor = preparedPerDb((db) => {
  const holding = (words: SQL, which: SQL) => sql`(
    select word, case when word = token then ${sql.raw(`${SAME}`)} when starts_with(word, token) then ${sql.raw(`${BEGINS}`)} else ${sql.raw(`${PART}`)} end as kind
    from ${words} where ${which} and word like '%' || token || '%' order by word limit ${sql.raw(`${MOST_WORDS + 1}`)})`;
  // Behind an `offset`, so that the planner does not expect to find many words early in alphabetical order.
  const byParts = holding(
    sql`(select word from search_words where word like '%' || token || '%' offset 0) having_parts`,
    sql`length(token) >= ${sql.raw(`${SHORTEST_PART}`)}`,
  );
  const inOrder = holding(sql`search_words`, sql`length(token) < ${sql.raw(`${SHORTEST_PART}`)}`);
  const related = sql`select word, ${sql.raw(`${SAME}`)} from search_words where stem = word_stem(token) limit ${sql.raw(`${MOST_WORDS}`)}`;
  const alike = sql`select word, ${sql.raw(`${SLIP}`)} as kind from search_words where word % token
    order by similarity(word, token) desc limit ${sql.raw(`${MOST_SIMILAR}`)}`;
  const beginningAlike = sql`select word, ${sql.raw(`${SLIP}`)} from search_words
    where word like left(token, 1) || '%' and length(word) between length(token) - 1 and length(token) + 1 limit ${sql.raw(`${MOST_WORDS * 4}`)}`;
  const tokens = sql`unnest((select ${sql.placeholder('tokens')}::text[])) with ordinality as typed (token, nth)`;
  return db
    .select({
      nth: sql<number>`found.nth::integer`,
      word: sql<string>`found.word`,
      kind: sql<number>`found.kind`,
    })
    .from(
      sql`(
        with direct as materialized (
          select nth, token, held.word, held.kind from ${tokens}, lateral (${byParts} union all ${inOrder} union all (${related})) held
        ), lost as materialized (
          select nth, token from ${tokens} where length(token) >= ${sql.raw(`${SHORTEST_MISSPELT}`)}
            and not exists (select 1 from direct where direct.nth = typed.nth and kind <= ${sql.raw(`${BEGINS}`)})
        )
        select nth, word, kind from direct
        union all
        select nth, slips.word, slips.kind from lost, lateral ((${alike}) union all (${beginningAlike})) slips
      ) as found`,
    )
    .prepare('search_words_for');
});

/** Deduplicated, closest first. */
function bestOfEach(rows: readonly Row[]): Row[] {
  const sorted = rows.toSorted((a, b) => a.kind - b.kind || a.word.length - b.word.length);
  return [...new Map(sorted.toReversed().map((row) => [row.word, row])).values()].reverse();
}

/** The words with the smallest edit distance; merely similar words are not typos. */
function likeliestSlips(token: string, found: readonly Row[]): Row[] {
  const slips = found.flatMap((row) => {
    const distance = row.kind === SLIP ? misspellingDistance(token, row.word) : null;
    return distance === null ? [] : [{ row, distance }];
  });
  const least = Math.min(...slips.map(({ distance }) => distance));
  const closest = slips.filter(({ distance }) => distance === least);
  return [...new Map(closest.map(({ row }) => [row.word, row])).values()];
}
