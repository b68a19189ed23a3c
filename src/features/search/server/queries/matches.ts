import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, type CardRow, toCard } from '#features/recipes/server/queries/cards.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { escapeLike } from '#server/database/contains.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { amongPopular, type Page, type Top } from './among-popular.ts';
import type { Asked } from './asked.ts';

/** How many recipes are scanned for a term without letters or digits. */
const LOOKED_THROUGH = 5_000;
/** Hits repeat across words; this multiple of the wanted number proves there are more. */
const REPEATS = 3;
/** Ranks after those of the popular hits. */
const OTHERS = 10;

export interface Matches {
  items: (RecipeCard & { rank: number })[];
  total: number;
  more: boolean;
}

const BY_SCORE = sql.raw('score desc, id desc');
const READ = sql.raw('id, score, title, tags, ingredients, description');
/** All searchable text of a recipe. */
const TEXT = sql.raw(
  "(title || ' ' || tag_text(tags) || ' ' || ingredient_names(ingredients) || ' ' || description)",
);

/** All recipes matching the filters, most popular first. One statement. */
export function allRecipes(db: Db, where: SQL | undefined, page: Page): Promise<Matches> {
  const condition = where ?? sql`true`;
  // With filters, the planner would sort all matches rather than stop counting; without them, it would read the whole table.
  const order = where ? sql`` : sql`order by ${BY_SCORE}`;
  return pageOf(
    db,
    () => sql`
      page as (select id, 0 as rank, score from recipes where ${condition} order by ${BY_SCORE} limit ${page.limit} offset ${page.offset}),
      size as (select count(*)::integer as total from (select 1 from recipes where ${condition} ${order} limit ${page.counted + 1}) few)`,
    page,
  );
}

/**
 * Matching recipes, best first. One statement. Up to `counted` hits are all ranked; beyond that, popular hits are ranked and
 * come first.
 */
export function matchingRecipes(
  db: Db,
  term: string,
  asked: Asked,
  where: SQL | undefined,
  page: Page,
  frequencies: WordFrequencies,
): Promise<Matches> {
  const top = amongPopular(asked, page, where === undefined, frequencies);
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
    needed: page.offset + page.limit,
    term: term.toLowerCase(),
  };
  const isPlain = where === undefined && match !== null && asked.scanned.length === 0;
  const kind = top.marks ? 'marked' : top.isSure ? 'popular' : 'hits';
  const name = isPlain ? `search_${kind}_${page.counted}_${page.popular}` : null;
  return pageOf(db, () => matching(asked, where, page, top), page, values, name);
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}${sql.raw(`::${type}`)}`;

/** The statement of `matchingRecipes`, with the same text for all terms of a kind. */
function matching(asked: Asked, where: SQL | undefined, page: Page, top: Top): SQL {
  const asking = sql`asked as materialized (select ${given('strongTitle', 'tsquery')} as strong_title, ${given('title', 'tsquery')} as title_query,
    ${given('strongBody', 'tsquery')} as strong_body, ${given('body', 'tsquery')} as body, ${given('match', 'tsquery')} as match)`;
  const rank = sql`case when lower(title) = ${given('term', 'text')} then -1 when search @@ strong_title then 0
    when search @@ title_query then 1 when search @@ strong_body then 2 when search @@ body then 3 else 4 end`;
  const filtered = where ?? sql`true`;
  const counted = sql.raw(`${page.counted + 1}`);
  const inPopularity = sql`select ${READ}, search from recipes where ${filtered} order by ${BY_SCORE}`;
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
  // Read once, before ranking.
  const ranked = (rows: SQL) => sql`select id, score, ${rank} as rank from asked, (${rows} offset 0) read`;
  if (asked.drivers.length === 0)
    return sql`${asking}, found as materialized (
        ${ranked(sql`select ${READ}, search from (${inPopularity}) rows`)} where ${holdAll(asked.scanned)} limit ${counted}
      ), ${pageAndSize()}`;
  // The planner knows only the inner limit, and must know one to follow the index.
  const popular = sql`select * from (${inPopularity} limit ${sql.raw(`${page.popular}`)}) popular limit ${given('among', 'integer')}`;
  const best = top.marks
    ? ranked(
        sql`select id, score, title, search from ${driven} and popularity && ${given('marks', 'integer[]')}`,
      )
    : sql`${ranked(popular)} where ${fits}`;
  if (top.isSure) return sql`${asking}, found as materialized (${best}), ${pageAndSize(sql`${counted}`)}`;
  const most = sql.raw(`${asked.drivers.length > 1 ? page.counted * REPEATS : page.counted + 1}`);
  const hits = ranked(sql`select * from (select id, score, title, search from ${driven} limit ${most}) hits`);
  const united = (one: SQL, other: SQL) => sql`
    found as materialized (select id, min(score) as score, min(rank) as rank from (${one} union all ${other}) united group by id)`;
  if (top.marks)
    return sql`
      ${asking},
      best as materialized (${best}),
      told as materialized (select count(*) >= ${given('sufficient', 'integer')} as many, count(*) >= ${given('needed', 'integer')} as all from best),
      hits as materialized (${hits} where not (select many and told.all from told)),
      ${united(sql`select * from best`, sql`select id, score, rank + ${sql.raw(`${OTHERS}`)} * (select many from told)::integer from hits`)},
      ${pageAndSize(sql`(select case when many then ${counted} end from told)`)}`;
  return sql`
    ${asking},
    hits as materialized (${hits}),
    many as materialized (select count(*) >= ${most} as yes from hits),
    ${united(
      sql`select * from (${best}) best where (select yes from many)`,
      sql`select id, score, rank + ${sql.raw(`${OTHERS}`)} * (select yes from many)::integer from hits`,
    )},
    ${pageAndSize(sql`(select case when yes then ${counted} end from many)`)}`;
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
  return sql`${TEXT} ilike ${`%${escapeLike(text)}%`}`;
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

/** A statement that is built and planned only once; each connection has one per name. */
function planned(db: Db, name: string, ctes: () => SQL): Prepared {
  const known = plans(db);
  const statement = known.get(name) ?? cardsOfPage(db, ctes()).prepare(name);
  known.set(name, statement);
  return statement;
}

/**
 * The cards of a page, and the total of `size` even if the page is empty. A `name` is only for statements without inlined
 * values.
 */
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
  // A page with all hits changes its order only if something it shows changes. On the first page, recipes are left out
  // because of their score only if they score below the last one.
  if (scores.length < total) shows(`popular>${offset > 0 ? -1 : (scores.at(-1) ?? -1)}`);
  return {
    items: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...toCard(row as unknown as CardRow), rank: row.rank }],
    ),
    total: Math.min(total, counted),
    more: total > counted,
  };
}
