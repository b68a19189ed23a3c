import { sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';
import { misspellingDistance } from '../../rules.ts';

/** More words than this are too many to ask for one by one. */
const MOST_WORDS = 400;
const MOST_SIMILAR = 60;
const SHORTEST_MISSPELT = 4;

/** The stored words that one typed word may mean. */
export interface Meaning {
  token: string;
  /** The best there are: the word and its other forms; else words it begins; else words it is part of; else slips. */
  strong: string[];
  /** All of them, strong ones first; of a `wide` token only the first few hundred. */
  words: string[];
  /** Part of so many words that it must be looked for in the texts themselves. */
  wide: boolean;
}

/** How a stored word relates to the typed one, best first. */
const SAME = 0;
const BEGINS = 1;
const PART = 2;
const SLIP = 3;

interface Row {
  [column: string]: unknown;
  nth: number;
  word: string;
  kind: number;
}

/** Looks typed words up among all words of all recipes, each by its own index. One statement. */
export async function meaningsOf(db: Db, tokens: readonly string[]): Promise<Meaning[]> {
  const { rows } = await db.execute<Row>(
    sql`${sql.join(
      tokens.map((token, nth) => sql`(${lookUp(token, nth)})`),
      sql` union all `,
    )}`,
  );
  return tokens.map((token, nth) => {
    const found = rows.filter((row) => row.nth === nth);
    const certain = bestOfEach(found.filter(({ kind }) => kind !== SLIP));
    // A slip is considered only when the word itself is not there in any form.
    const slips = certain.some(({ kind }) => kind <= BEGINS) ? [] : likeliestSlips(token, found);
    const ranked = [...certain, ...slips];
    const best = ranked[0]?.kind;
    return {
      token,
      strong: ranked.filter(({ kind }) => kind === best).map(({ word }) => word),
      words: ranked.slice(0, MOST_WORDS).map(({ word }) => word),
      wide: certain.length > MOST_WORDS,
    };
  });
}

/** Each word once, the closest first. */
function bestOfEach(rows: readonly Row[]): Row[] {
  const sorted = rows.toSorted((a, b) => a.kind - b.kind || a.word.length - b.word.length);
  return [...new Map(sorted.toReversed().map((row) => [row.word, row])).values()].reverse();
}

function lookUp(token: string, nth: number) {
  // Ordered, so that even a token too short for the index of word parts walks an index.
  const direct = sql`
    (select ${nth}::integer as nth, word, case when word = ${token} then ${SAME}::integer when starts_with(word, ${token}) then ${BEGINS}::integer else ${PART}::integer end as kind
      from search_words where word like ${`%${token}%`} order by word limit ${MOST_WORDS + 1})
    union all
    (select ${nth}::integer, word, ${SAME}::integer from search_words where stem = word_stem(${token}) limit ${MOST_WORDS})`;
  if (token.length < SHORTEST_MISSPELT) return direct;
  const [first = ''] = token;
  // What follows runs only when no word is or begins with the typed one.
  return sql`
    with direct as materialized (${direct}), lost as materialized (select 1 where not exists (select 1 from direct where kind <= ${BEGINS}))
    select nth, word, kind from direct
    union all
    (select ${nth}::integer, w.word, ${SLIP}::integer from lost, search_words w where w.word % ${token}
      order by similarity(w.word, ${token}) desc limit ${MOST_SIMILAR})
    union all
    (select ${nth}::integer, w.word, ${SLIP}::integer from lost, search_words w
      where w.word like ${`${first}%`} and length(w.word) between ${token.length - 1} and ${token.length + 1}
      limit ${MOST_WORDS * 4})`;
}

/** The words with the fewest slips; a word that merely looks alike is no slip. */
function likeliestSlips(token: string, found: readonly Row[]): Row[] {
  const slips = found.flatMap((row) => {
    const distance = row.kind === SLIP ? misspellingDistance(token, row.word) : null;
    return distance === null ? [] : [{ row, distance }];
  });
  const least = Math.min(...slips.map(({ distance }) => distance));
  const unique = new Map(
    slips.filter(({ distance }) => distance === least).map(({ row }) => [row.word, row]),
  );
  return [...unique.values()];
}
