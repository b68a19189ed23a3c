import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/people/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, type CardRow, toCard } from '#features/recipes/server/queries/cards.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/db.ts';
import type { Asked } from './asked.ts';

/** Totals are exact up to here. */
export const MOST_COUNTED = 1_000;
/** For a term that more recipes have, the best are looked for among this many of the most popular. */
const POPULAR = 2_000;
/** A term without a letter or digit is looked for in the texts of so many recipes only. */
const LOOKED_THROUGH = 5_000;

export interface Page {
  limit: number;
  offset: number;
}

export interface Matches {
  items: (RecipeCard & { rank: number })[];
  total: number;
  more: boolean;
}

/** Everything a search looks at, as one text. */
const TEXT = sql`(${recipes.title} || ' ' || tag_text(${recipes.tags}) || ' ' || ingredient_names(${recipes.ingredients}) || ' ' || ${recipes.description})`;
const BY_SCORE = sql`${recipes.score} desc, ${recipes.id} desc`;

/** All recipes that fit the filters, the most popular first. One statement. */
export function allRecipes(db: Db, where: SQL | undefined, page: Page): Promise<Matches> {
  const condition = where ?? sql`true`;
  return pageOf(
    db,
    sql`
      page as (select ${recipes.id} as id, 0 as rank, ${recipes.score} as score from ${recipes} where ${condition}
        order by ${BY_SCORE} limit ${page.limit} offset ${page.offset}),
      counted as (select count(*)::integer as total from (select 1 from ${recipes} where ${condition}
        order by ${BY_SCORE} limit ${MOST_COUNTED + 1}) few)`,
  );
}

/** The recipes that fit a search, best first. One statement. */
export function matchingRecipes(
  db: Db,
  term: string,
  asked: Asked,
  where: SQL | undefined,
  page: Page,
): Promise<Matches> {
  const [strongTitle, title, strongBody, body] = asked.ranks;
  const rank = sql`case
    when lower(${recipes.title}) = ${term.toLowerCase()} then -1
    when ${recipes.search} @@ asked.strong_title then 0
    when ${recipes.search} @@ asked.title then 1
    when ${recipes.search} @@ asked.strong_body then 2
    when ${recipes.search} @@ asked.body then 3
    else 4 end`;
  const condition = sql.join(
    [
      where ?? sql`true`,
      ...asked.wide.map(
        (token) => sql`(${recipes.search} @@ ${`'${token}':*`}::tsquery or ${containing(token)})`,
      ),
    ],
    sql` and `,
  );
  // Behind the CTE the planner knows nothing of the words, and takes the index of words whatever they are.
  const asking = sql`asked as materialized (select ${asked.match ?? ''}::tsquery as match, ${strongTitle}::tsquery as strong_title,
    ${title}::tsquery as title, ${strongBody}::tsquery as strong_body, ${body}::tsquery as body)`;
  if (asked.match === null)
    return pageOf(
      db,
      sql`${asking}, found as materialized (${walk(rank, condition)}), ${pageAndCount(page)}`,
    );
  return pageOf(
    db,
    sql`
      ${asking},
      matched as materialized (
        select ${recipes.id} as id, ${recipes.score} as score, ${rank} as rank from asked, ${recipes}
        where ${recipes.search} @@ asked.match and ${condition} limit ${MOST_COUNTED + 1}
      ),
      found as materialized (
        select * from matched
        union
        select id, score, rank from (
          select top.id, top.score, top.rank, top.matches from (
            select ${recipes.id} as id, ${recipes.score} as score, ${rank} as rank, ${recipes.search} @@ asked.match as matches
            from asked, ${recipes} where ${condition} order by ${BY_SCORE} limit ${POPULAR}
          ) top
        ) popular
        where (select count(*) from matched) > ${MOST_COUNTED} and matches
      ),
      ${pageAndCount(page)}`,
  );
}

/** The recipes whose texts hold a term that has no letter or digit. One statement. */
export function recipesContaining(
  db: Db,
  term: string,
  where: SQL | undefined,
  page: Page,
): Promise<Matches> {
  return pageOf(
    db,
    sql`found as materialized (
        select id, score, 0 as rank from (
          select ${recipes.id} as id, ${recipes.score} as score, ${containing(term)} as matches from ${recipes}
          where ${where ?? sql`true`} order by ${BY_SCORE} limit ${LOOKED_THROUGH}
        ) top where matches
      ), ${pageAndCount(page)}`,
  );
}

function walk(rank: SQL, condition: SQL): SQL {
  return sql`select ${recipes.id} as id, ${recipes.score} as score, ${rank} as rank from asked, ${recipes}
    where ${condition} order by ${BY_SCORE} limit ${MOST_COUNTED + 1}`;
}

function containing(text: string): SQL {
  return sql`${TEXT} ilike ${likePattern(text)}`;
}

/** A pattern that finds a text as it is, anywhere. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function pageAndCount({ limit, offset }: Page): SQL {
  return sql`
    page as (select id, rank, score from found order by rank, score desc, id desc limit ${limit} offset ${offset}),
    counted as (select count(*)::integer as total from found)`;
}

/** Reads the cards of `page` with the total of `counted`; the total comes even when the page is empty. */
async function pageOf(db: Db, ctes: SQL): Promise<Matches> {
  const rows = await db
    .select({ ...CARD_COLUMNS, rank: sql<number>`found.rank`, total: sql<number>`found.total` })
    .from(
      sql`(with ${ctes} select counted.total, page.id, page.rank, page.score from counted left join page on true) as found`,
    )
    .leftJoin(recipes, sql`${recipes.id} = found.id`)
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .orderBy(sql`found.rank, found.score desc, found.id desc`);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...toCard(row as unknown as CardRow), rank: row.rank }],
    ),
    total: Math.min(total, MOST_COUNTED),
    more: total > MOST_COUNTED,
  };
}
