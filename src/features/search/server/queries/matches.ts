import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, type CardRow, toCard } from '#features/recipes/server/queries/cards.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/db.ts';
import { shows } from '#server/shown.ts';
import type { Asked } from './asked.ts';

/** How many recipes are scanned for a term without letters or digits. */
const LOOKED_THROUGH = 5_000;
/** Hits repeat across words; this multiple of the wanted number proves there are more. */
const REPEATS = 3;
/** Statistics are estimates: only a multiple of the counting limit is surely beyond it. */
const SURELY = 2;
/** Hits among popular recipes that are enough for the first pages. */
const WANTED = 200;
/** Above this frequency, scanning the most popular recipes is faster. */
const EVERYWHERE = 0.15;
/** Assumed overestimate. */
const SAFE = 0.75;

export interface Page {
  limit: number;
  offset: number;
  /** Totals are exact up to here. */
  counted: number;
  /** For more frequent terms, only this many of the most popular recipes are ranked. */
  popular: number;
}

export interface Matches {
  items: (RecipeCard & { rank: number })[];
  total: number;
  more: boolean;
}

const BY_SCORE = sql.raw('score desc, id desc');
const NEEDED = sql.raw('id, score, title');
const READ = sql.raw('id, score, title, tags, ingredients, description');
/** All searchable text of a recipe. */
const TEXT = sql.raw(
  "(title || ' ' || tag_text(tags) || ' ' || ingredient_names(ingredients) || ' ' || description)",
);

/** All recipes matching the filters, most popular first. One statement. */
export function allRecipes(db: Db, where: SQL | undefined, page: Page): Promise<Matches> {
  const condition = where ?? sql`true`;
  return pageOf(
    db,
    sql`
      page as (select id, 0 as rank, score from recipes where ${condition} order by ${BY_SCORE} limit ${page.limit} offset ${page.offset}),
      size as (select count(*)::integer as total from (select 1 from recipes where ${condition} order by ${BY_SCORE} limit ${page.counted + 1}) few)`,
    page,
  );
}

/**
 * Matching recipes, best first. One statement. Up to `counted` hits are all ranked; beyond that, popular hits are ranked and
 * the rest follow by popularity.
 */
export function matchingRecipes(
  db: Db,
  term: string,
  asked: Asked,
  where: SQL | undefined,
  page: Page,
  scoreOf: WordFrequencies['scoreOf'],
): Promise<Matches> {
  const [strongTitle, title, strongBody, body] = asked.ranks;
  const asking = sql`asked as materialized (select ${strongTitle}::tsquery as strong_title, ${title}::tsquery as title_query,
    ${strongBody}::tsquery as strong_body, ${body}::tsquery as body, ${asked.match ?? ''}::tsquery as match)`;
  const rank = sql`case when lower(title) = ${term.toLowerCase()} then -1 when words @@ strong_title then 0
    when words @@ title_query then 1 when words @@ strong_body then 2 when words @@ body then 3 else 4 end`;
  const filtered = where ?? sql`true`;
  const read = (rows: SQL, columns = READ) =>
    sql`(select ${columns}, search || ''::tsvector as words from (${rows}) rows offset 0) read`;
  const inPopularity = sql`select ${READ}, search from recipes where ${filtered} order by ${BY_SCORE}`;
  const fits = sql.join(
    [asked.match === null ? sql`true` : sql`words @@ match`, holdAll([...asked.driven, ...asked.scanned])],
    sql` and `,
  );
  const conditions = sql.join(
    [filtered, ...(asked.scanned.length > 0 ? [holdAll(asked.scanned, sql`search`)] : [])],
    sql` and `,
  );
  const top = amongPopular(asked, page, where === undefined ? scoreOf : () => null);
  const ranked = (rows: SQL) => sql`select id, score, ${rank} as rank from asked, ${rows}`;
  const best =
    top.score === null
      ? sql`${ranked(read(sql`${inPopularity} limit ${top.among}`))} where ${fits}`
      : ranked(
          read(
            sql`select id, score, title, search from unnest(${sql.param(asked.drivers)}::text[]) driver, recipes
              where search @@ driver::tsquery and score >= ${top.score}::double precision and ${conditions}`,
            NEEDED,
          ),
        );
  if (
    where === undefined &&
    asked.atLeast > page.counted * SURELY &&
    page.offset + page.limit <= top.expected
  ) {
    return pageOf(
      db,
      sql`${asking}, found as materialized (${best}), ${pageAndSize(page, sql`${page.counted + 1}::integer`)}`,
      page,
    );
  }
  if (asked.drivers.length === 0) {
    return pageOf(
      db,
      sql`${asking}, found as materialized (
          select id, score, ${rank} as rank from asked, ${read(inPopularity)} where ${holdAll(asked.scanned)} limit ${page.counted + 1}
        ), ${pageAndSize(page)}`,
      page,
    );
  }
  const most = asked.drivers.length > 1 ? page.counted * REPEATS : page.counted + 1;
  // Passed as an array so that the planner, which cannot see the values, uses the word index.
  return pageOf(
    db,
    sql`
      ${asking},
      hits as materialized (
        select id, score, title, search from unnest(${sql.param(asked.drivers)}::text[]) driver, recipes
        where search @@ driver::tsquery and ${conditions} limit ${most}
      ),
      many as materialized (select count(*) >= ${most} as yes from hits),
      found as materialized (
        select id, score, min(rank) as rank from (
          select id, score, ${rank} as rank from asked, ${read(sql`select id, score, title, search from hits where not (select yes from many)`, NEEDED)}
          union all
          select * from (${best}) popular where (select yes from many)
          union all
          select id, score, 5 from hits where (select yes from many)
        ) ranked group by id, score
      ),
      ${pageAndSize(page, sql`(select case when yes then ${page.counted + 1}::integer end from many)`)}`,
    page,
  );
}

interface Top {
  /** How many of the most popular recipes are scanned. */
  among: number;
  /** The minimum score of a hit instead; `null` to scan. */
  score: number | null;
  /** A lower bound for the hits. */
  expected: number;
}

/** Where to look for the best hits of a common term; the same for every page. */
function amongPopular(
  { share, match }: Asked,
  { popular, limit }: Page,
  scoreOf: WordFrequencies['scoreOf'],
): Top {
  if (share === 0) return { among: popular, score: null, expected: 0 };
  const score = share < EVERYWHERE && match !== null ? scoreOf(WANTED / share) : null;
  if (score !== null) return { among: 0, score, expected: WANTED * SAFE };
  const among = Math.ceil(Math.min(popular, Math.max(popular / 3, (limit * 4) / share)));
  return { among, score: null, expected: among * share * SAFE };
}

/** Recipes containing a term without letters or digits. One statement. */
export function recipesContaining(
  db: Db,
  term: string,
  where: SQL | undefined,
  page: Page,
): Promise<Matches> {
  return pageOf(
    db,
    sql`found as materialized (
        select id, score, 0 as rank from (select ${READ} from recipes where ${where ?? sql`true`} order by ${BY_SCORE} limit ${LOOKED_THROUGH}) top
        where ${holds(term)}
      ), ${pageAndSize(page)}`,
    page,
  );
}

/** Whether the text contains the typed words: as a word prefix (ignoring accents), or anywhere. */
function holdAll(tokens: readonly string[], words = sql`words`): SQL {
  const each = tokens.map((token) => sql`(${words} @@ ${`'${token}':*`}::tsquery or ${holds(token)})`);
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`;
}

/** The search as a SQL condition. */
export function thatFit({ drivers, scanned }: Asked): SQL {
  const driven =
    drivers.length > 0 ? [sql`search @@ ${drivers.map((driver) => `(${driver})`).join(' | ')}::tsquery`] : [];
  return sql.join([...driven, ...(scanned.length > 0 ? [holdAll(scanned, sql`search`)] : [])], sql` and `);
}

/** Whether a recipe contains a term without letters or digits; scans the most popular ones. */
export function holding(term: string): SQL {
  return sql`(${holds(term)} and ${recipes.id} in (select id from recipes order by ${BY_SCORE} limit ${LOOKED_THROUGH}))`;
}

/** Counts recipes up to a limit. One statement. */
export async function countUpTo(db: Db, where: SQL | undefined, most: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from (select 1 from recipes where ${where ?? sql`true`} limit ${most}) few`);
  return rows[0]?.total ?? 0;
}

function holds(text: string): SQL {
  return sql`${TEXT} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

function pageAndSize({ limit, offset }: Page, known = sql`null::integer`): SQL {
  return sql`
    page as (select id, rank, score from found order by rank, score desc, id desc limit ${limit} offset ${offset}),
    size as (select coalesce(${known}, (select count(*)::integer from found)) as total)`;
}

/** The cards of a page, and the total of `size` even if the page is empty. */
async function pageOf(db: Db, ctes: SQL, { counted }: Page): Promise<Matches> {
  const rows = await db
    .select({ ...CARD_COLUMNS, rank: sql<number>`found.rank`, total: sql<number>`found.total` })
    .from(
      sql`(with ${ctes} select size.total, page.id, page.rank, page.score from size left join page on true) as found`,
    )
    .leftJoin(recipes, sql`${recipes.id} = found.id`)
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .orderBy(sql`found.rank, found.score desc, found.id desc`);
  const total = rows[0]?.total ?? 0;
  const scores = rows.flatMap(({ score }) => score ?? []);
  // A page with everything that was found changes its order only with what it shows.
  if (scores.length < total) shows(`popular>${scores.length > 0 ? Math.min(...scores) : -1}`);
  return {
    items: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...toCard(row as unknown as CardRow), rank: row.rank }],
    ),
    total: Math.min(total, counted),
    more: total > counted,
  };
}
