import { type SQL, sql } from 'drizzle-orm';
import { wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Db } from '#server/db.ts';
import { groupQuery, isNarrow, mayMatch } from './asked.ts';
import type { Group } from './groups.ts';

/** How many hits of each word are looked at. */
const LOOKED_AT = 1_000;
const LEAST_SHARE = 0.0005;
/** A word of a title tells what dish it is. */
const IN_TITLE = 3;
/** What is merely spelled alike may be another word. */
const CORRECTED = 0.1;

/**
 * The words that the recipe with most of them has; rare ones count for more. Empty if no recipe has any. Two statements at
 * most.
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
  const weights = sought.map(({ meanings, names }) => {
    const words = [...meanings.flatMap(({ words }) => words), ...names.flat()];
    const certainty = meanings.some(({ isSlip }) => isSlip) ? CORRECTED : 1;
    return -Math.log(Math.max(LEAST_SHARE, ...words.map(share))) * certainty;
  });
  const { rows } = await db.execute<{ has: number[] }>(sql`
    with asked as (
      select * from unnest(${sql.param(queries)}::text[], ${sql.param(titles)}::text[], ${sql.param(weights)}::double precision[])
        with ordinality as asked (query, title, weight, nth)
    ), hits as materialized (
      select hit.id, hit.score, asked.nth, asked.weight * (case when hit.is_title then ${IN_TITLE}::integer else 1 end) as weight
      from asked, lateral (
        select id, score, search @@ asked.title::tsquery as is_title from recipes where search @@ asked.query::tsquery and ${where ?? sql`true`} limit ${LOOKED_AT}
      ) hit
    )
    select array_agg(nth::integer) as has from hits group by id, score order by sum(weight) desc, score desc, id desc limit 1`);
  const has = new Set(rows[0]?.has ?? []);
  return sought.filter((_, at) => has.has(at + 1));
}
