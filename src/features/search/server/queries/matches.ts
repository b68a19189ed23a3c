import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, type CardRow, toCard } from '#features/recipes/server/queries/cards.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { type Db, preparedPerDb } from '#server/db.ts';
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
    () => sql`
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
  const top = amongPopular(asked, page, where === undefined ? scoreOf : () => null);
  const isSure =
    where === undefined && asked.atLeast > page.counted * SURELY && page.offset + page.limit <= top.expected;
  const [strongTitle, title, strongBody, body] = asked.ranks;
  const { match, drivers } = asked;
  const values = {
    strongTitle,
    title,
    strongBody,
    body,
    match: match ?? '',
    drivers,
    ...top,
    term: term.toLowerCase(),
  };
  const isPlain = where === undefined && match !== null && asked.scanned.length === 0 && top.score === null;
  const name = isPlain ? `search_${isSure ? 'popular' : 'hits'}_${page.counted}_${page.popular}` : null;
  return pageOf(db, () => matching(asked, where, page, top, isSure), page, values, name);
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}${sql.raw(`::${type}`)}`;

/** The statement of `matchingRecipes`, the same text for all terms of a kind. */
function matching(asked: Asked, where: SQL | undefined, page: Page, top: Top, isSure: boolean): SQL {
  const asking = sql`asked as materialized (select ${given('strongTitle', 'tsquery')} as strong_title, ${given('title', 'tsquery')} as title_query,
    ${given('strongBody', 'tsquery')} as strong_body, ${given('body', 'tsquery')} as body, ${given('match', 'tsquery')} as match)`;
  const rank = sql`case when lower(title) = ${given('term', 'text')} then -1 when search @@ strong_title then 0
    when search @@ title_query then 1 when search @@ strong_body then 2 when search @@ body then 3 else 4 end`;
  const filtered = where ?? sql`true`;
  const counted = sql.raw(`${page.counted + 1}`);
  const read = (rows: SQL, columns = READ) =>
    sql`(select ${columns}, search from (${rows}) rows offset 0) read`;
  const inPopularity = sql`select ${READ}, search from recipes where ${filtered} order by ${BY_SCORE}`;
  // The planner knows only the inner limit, and must know one to follow the index.
  const popular = sql`select * from (${inPopularity} limit ${sql.raw(`${page.popular}`)}) popular limit ${given('among', 'integer')}`;
  const fits = sql.join(
    [asked.match === null ? sql`true` : sql`search @@ match`, holdAll([...asked.driven, ...asked.scanned])],
    sql` and `,
  );
  const conditions = sql.join(
    [filtered, ...(asked.scanned.length > 0 ? [holdAll(asked.scanned)] : [])],
    sql` and `,
  );
  // In a subquery, so that the planner, which cannot see the values, uses the word index and keeps its plan.
  const driven = sql`unnest((select ${given('drivers', 'text[]')})) driver, recipes where search @@ driver::tsquery and ${conditions}`;
  const ranked = (rows: SQL) => sql`select id, score, ${rank} as rank from asked, ${rows}`;
  const best =
    top.score === null
      ? sql`${ranked(read(popular))} where ${fits}`
      : ranked(
          read(
            sql`select id, score, title, search from ${driven} and score >= ${given('score', 'double precision')}`,
            NEEDED,
          ),
        );
  if (isSure) return sql`${asking}, found as materialized (${best}), ${pageAndSize(sql`${counted}`)}`;
  if (asked.drivers.length === 0)
    return sql`${asking}, found as materialized (
        select id, score, ${rank} as rank from asked, ${read(inPopularity)} where ${holdAll(asked.scanned)} limit ${counted}
      ), ${pageAndSize()}`;
  const most = sql.raw(`${asked.drivers.length > 1 ? page.counted * REPEATS : page.counted + 1}`);
  return sql`
    ${asking},
    hits as materialized (select id, score, title, search from ${driven} limit ${most}),
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
    ${pageAndSize(sql`(select case when yes then ${counted} end from many)`)}`;
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
  { share, match, atLeast }: Asked,
  { popular, limit, counted }: Page,
  scoreOf: WordFrequencies['scoreOf'],
): Top {
  if (share === 0) return { among: popular, score: null, expected: 0 };
  // A plan for a score has to be made for each; few hits are all ranked anyway.
  const mayBeMany = atLeast * SURELY > counted;
  const score = share < EVERYWHERE && match !== null && mayBeMany ? scoreOf(WANTED / share) : null;
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
    () => sql`found as materialized (
        select id, score, 0 as rank from (select ${READ} from recipes where ${where ?? sql`true`} order by ${BY_SCORE} limit ${LOOKED_THROUGH}) top
        where ${holds(term)}
      ), ${pageAndSize()}`,
    page,
  );
}

/** Whether the text contains the typed words: as a word prefix (ignoring accents), or anywhere. */
function holdAll(tokens: readonly string[]): SQL {
  const each = tokens.map((token) => sql`(search @@ ${`'${token}':*`}::tsquery or ${holds(token)})`);
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`;
}

/** The search as a SQL condition. */
export function thatFit({ drivers, scanned }: Asked): SQL {
  const driven =
    drivers.length > 0 ? [sql`search @@ ${drivers.map((driver) => `(${driver})`).join(' | ')}::tsquery`] : [];
  return sql.join([...driven, ...(scanned.length > 0 ? [holdAll(scanned)] : [])], sql` and `);
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

function pageAndSize(known = sql`null::integer`): SQL {
  return sql`
    page as (select id, rank, score from found order by rank, score desc, id desc
      limit ${given('limit', 'integer')} offset ${given('offset', 'integer')}),
    size as (select coalesce(${known}, (select count(*)::integer from found)) as total)`;
}

function cardsOfPage(db: Db, ctes: SQL) {
  return db
    .select({ ...CARD_COLUMNS, rank: sql<number>`found.rank`, total: sql<number>`found.total` })
    .from(
      sql`(with ${ctes} select size.total, page.id, page.rank, page.score from size left join page on true) as found`,
    )
    .leftJoin(recipes, sql`${recipes.id} = found.id`)
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .orderBy(sql`found.rank, found.score desc, found.id desc`);
}

type Prepared = Pick<ReturnType<ReturnType<typeof cardsOfPage>['prepare']>, 'execute'>;
const plans = preparedPerDb(() => new Map<string, Prepared>());

/** A statement that is built and planned once; there are as many as names, in each connection. */
function planned(db: Db, name: string, ctes: () => SQL): Prepared {
  const known = plans(db);
  const statement = known.get(name) ?? cardsOfPage(db, ctes()).prepare(name);
  known.set(name, statement);
  return statement;
}

/** The cards of a page, and the total of `size` even if the page is empty. A `name` is for a text without values in it. */
async function pageOf(
  db: Db,
  ctes: () => SQL,
  { counted, limit, offset }: Page,
  values: Record<string, unknown> = {},
  name: string | null = null,
): Promise<Matches> {
  const statement = name ? planned(db, name, ctes) : cardsOfPage(db, ctes());
  const rows = await statement.execute({ ...values, limit, offset });
  const total = rows[0]?.total ?? 0;
  const scores = rows.flatMap(({ score }) => score ?? []);
  // A page with everything that was found changes its order only with what it shows. On the first page only recipes as good as
  // the last are left out for their score.
  if (scores.length < total) shows(`popular>${offset > 0 ? -1 : (scores.at(-1) ?? -1)}`);
  return {
    items: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...toCard(row as unknown as CardRow), rank: row.rank }],
    ),
    total: Math.min(total, counted),
    more: total > counted,
  };
}
