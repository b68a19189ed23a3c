import { type SQL, sql } from 'drizzle-orm';
import { wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { groupQuery, isNarrow, mayMatch, wordsIn } from './asked.ts';
import type { Group } from './groups.ts';

/** How many hits of each word are considered. */
const LOOKED_AT = 1_000;
const LEAST_SHARE = 0.0005;
/** A word in the title tells what dish it is. */
const IN_TITLE = 3;
/** A similar spelling may be a different word. */
const CORRECTED = 0.1;

/**
 * The words that the best recipe has; rare ones count for more. Empty if no recipe has any. For use if no recipe has all
 * words. At most two statements.
 */
export async function bestPart(
  db: Db,
  groups: readonly Group[],
  where: SQL | undefined,
): Promise<readonly Group[]> {
  const sought = groups.filter((group) => mayMatch(group) && isNarrow(group));
  if (sought.length === 0) return [];
  const { share } = await wordFrequencies(db);
  const queries = sought.map((group) => groupQuery(group));
  const titles = sought.map((group) => groupQuery(group, 'A'));
  const weights = sought.map((group) => {
    const certainty = group.meanings.some(({ isSlip }) => isSlip) ? CORRECTED : 1;
    return -Math.log(Math.max(LEAST_SHARE, ...wordsIn(group).map(share))) * certainty;
  });
  const values = { queries, titles, weights };
  // Of two words, each recipe has at most one, unless the search has others that are not looked for here.
  const one = groups.length === 2 || sought.length === 1;
  const kind = one ? 'word' : 'words';
  const rows = await (where ? ANSWERS[kind](db, where) : plannedFor[kind](db)).execute(values);
  const has = new Set(rows[0]?.has ?? []);
  return sought.filter((_, at) => has.has(at + 1));
}

const ASKED = sql`select * from unnest((select ${sql.placeholder('queries')}::text[]), (select ${sql.placeholder('titles')}::text[]),
  (select ${sql.placeholder('weights')}::double precision[])) with ordinality as asked (query, title, weight, nth)`;

/** Hits of a word `asked`; whether it is in their title is evaluated only if it is needed. */
const hits = (where: SQL) => sql`(
  select id, score, search @@ asked.title::tsquery as is_title from recipes where search @@ asked.query::tsquery and ${where}
  limit ${sql.raw(`${LOOKED_AT}`)})`;

/** The weight of a word in the title. */
const times = (isTitle: SQL) => sql`(case when ${isTitle} then ${sql.raw(`${IN_TITLE}`)} else 1 end)`;

/** Which of the words the best recipe has, numbered from 1. */
const ANSWERS = {
  /** For one word, found in a title as soon as the first such title is; of equals the last, which in most names is the dish. */
  word: (db: Db, where: SQL) => {
    const inTitle = sql`exists (select from ${hits(where)} hit where is_title)`;
    return db.select({ has: sql<number[]>`best.has` }).from(sql`(
      with asked as materialized (${ASKED})
      select array[nth::integer] as has from asked where exists (select from ${hits(where)} hit)
      order by weight * ${times(inTitle)} desc, nth desc limit 1
    ) as best`);
  },
  words: (db: Db, where: SQL) =>
    db.select({ has: sql<number[]>`best.has` }).from(sql`(
      with asked as materialized (${ASKED}), hits as materialized (
        select hit.id, hit.score, asked.nth, asked.weight * ${times(sql`hit.is_title`)} as weight
        from asked, lateral ${hits(where)} hit
      )
      select (select array_agg(nth::integer) from hits where hits.id = first.id) as has
      from (select id from hits group by id, score order by sum(weight) desc, score desc, id desc limit 1) first
    ) as best`),
};

/** Without filters, the statement is planned only once. */
const plannedFor = {
  word: preparedPerDb((db) => ANSWERS.word(db, sql`true`).prepare('search_best_word')),
  words: preparedPerDb((db) => ANSWERS.words(db, sql`true`).prepare('search_best_words')),
};
