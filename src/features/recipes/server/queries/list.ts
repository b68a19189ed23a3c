import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { foreignCursor, momentOf } from '#server/database/keyset.ts';
import { type Shown, shows } from '#server/shown.ts';
import { isUuid } from '#shared/id.ts';
import type { RecipeCard, RecipeFilters } from '../../contract.ts';
import { BUILT_IN_RECIPES } from '../../data/built-in/built-in-recipes.ts';
import type { SORTS } from '../../rules/limits.ts';
import { defaultLimit, totalTime } from '../../rules/recipe.ts';
import { recipes } from '../tables.ts';
import { type CardRow, selectCards, toCard } from './cards.ts';
import { suiting } from './suiting.ts';

type Sort = (typeof SORTS)[number];

interface ListInput extends RecipeFilters {
  sort: Sort;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A position in a list: the sort value, and the id as a tiebreaker. */
interface Place {
  value: number;
  id: string;
}

/** Stands for an unknown time, so that such recipes sort last and match no time limit: the largest integer. */
const NEVER = 2_147_483_647;
const MINUTES = sql`coalesce(${recipes.totalTime}, ${sql.raw(`${NEVER}`)})`;

const ORDERS: Record<
  Sort,
  {
    order: SQL;
    after: (value: unknown, id: unknown) => SQL;
    valueOf(row: CardRow): number;
    /** The changes that can bring another recipe onto a page between two values; undefined means an end of the list. */
    joinedBy(begin: number | undefined, end: number | undefined): Shown[];
  }
> = {
  newest: {
    order: sql`${recipes.createdAt} desc, ${recipes.id} desc`,
    after: (value, id) => sql`(${recipes.createdAt}, ${recipes.id}) < (${momentOf(value)}, ${id}::uuid)`,
    valueOf: (row) => row.createdMicros,
    joinedBy: () => [],
  },
  popular: {
    order: sql`${recipes.score} desc, ${recipes.id} desc`,
    after: (value, id) => sql`(${recipes.score}, ${recipes.id}) < (${value}::double precision, ${id}::uuid)`,
    valueOf: (row) => row.score,
    joinedBy: (...ends) => crossing('popular', ends),
  },
  rated: {
    order: sql`${recipes.ratingScore} desc, ${recipes.id} desc`,
    after: (value, id) =>
      sql`(${recipes.ratingScore}, ${recipes.id}) < (${value}::double precision, ${id}::uuid)`,
    valueOf: (row) => row.ratingScore,
    joinedBy: (...ends) => crossing('rated', ends),
  },
  liked: {
    order: sql`${recipes.likes} desc, ${recipes.id} desc`,
    after: (value, id) =>
      sql`(${recipes.likes}, ${recipes.id}) < (${value}::double precision::integer, ${id}::uuid)`,
    valueOf: (row) => row.likes,
    joinedBy: (...ends) => crossing('liked', ends),
  },
  quickest: {
    order: sql`${MINUTES}, ${recipes.id}`,
    after: (value, id) =>
      sql`(${MINUTES}, ${recipes.id}) > (${value}::double precision::integer, ${id}::uuid)`,
    valueOf: (row) => totalTime(row) ?? NEVER,
    joinedBy: () => ['filters'],
  },
};

/** On a page that begins after a value, recipes can also enter and leave there. */
function crossing(order: string, [begin, end = -1]: (number | undefined)[]): Shown[] {
  return [...(begin === undefined ? [] : [`${order}>${begin}`]), `${order}>${end}`];
}

/** One page of recipes; page 400 costs as much as page 1. One statement. */
export async function listRecipes(
  db: Db,
  { sort, limit: wanted, cursor, ...filters }: ListInput,
): Promise<{ recipes: RecipeCard[]; nextCursor: string | null }> {
  const limit = wanted ?? defaultLimit(filters);
  const page = await sortedRecipes(db, recipesThat(filters), { sort, limit, cursor });
  shows(...dependenciesOf(filters, sort, page.recipes));
  return page;
}

/** The data that decides which recipes pass the filters. */
function dependenciesOf(
  { category, diet, author, maxTime, difficulty, suits }: RecipeFilters,
  sort: Sort,
  found: readonly RecipeCard[],
): Shown[] {
  const told = category || diet;
  const isFiltered = maxTime !== undefined || difficulty !== undefined;
  const passed = told && !suits ? [`category:${told}`] : isFiltered || suits ? ['filters'] : [];
  const id = author && (isUuid(author) ? author.toLowerCase() : found[0]?.authorId);
  if (id && isUuid(id)) return [...passed, `by:${id}`];
  // The person's name is not known yet.
  if (author) return ['filters', 'recipes', 'usernames'];
  return passed.length === 0 && sort === 'newest' ? ['recipes'] : passed;
}

/** A person's newest recipes, by id or username, and their number; empty for an unknown person. Two statements. */
export async function recipesOf(
  db: Db,
  idOrUsername: string,
): Promise<{ recipes: RecipeCard[]; total: number }> {
  const filters = { author: idOrUsername };
  const [{ recipes: newest }, total] = await Promise.all([
    listRecipes(db, { sort: 'newest', ...filters }),
    db.$count(recipes, recipesThat(filters)),
  ]);
  return { recipes: newest, total };
}

/** One page of the recipes that match a condition, in a given order. One statement. */
export async function sortedRecipes(
  db: Db,
  where: SQL | undefined,
  { sort, limit, cursor }: { sort: Sort; limit: number; cursor?: string | undefined },
): Promise<{ recipes: RecipeCard[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(sort, cursor);
  const rows = await (where
    ? filteredPage(db, sort, limit, place, where)
    : plainPage(db, sort, limit, place));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  shows(...ORDERS[sort].joinedBy(place?.value, last && ORDERS[sort].valueOf(last)), 'gone');
  return {
    recipes: rows.slice(0, limit).map(toCard),
    nextCursor: last ? writeCursor(sort, { value: ORDERS[sort].valueOf(last), id: last.id }) : null,
  };
}

/** The WHERE condition of a list's filters; undefined without filters. */
export function recipesThat(filters: RecipeFilters): SQL | undefined {
  const { category, diet, maxTime, difficulty, author, suits } = filters;
  const wanted = [category, diet].filter((id) => id !== undefined && id !== '');
  return and(
    wanted.length > 0 ? sql`${recipes.categories} @> ${sql.param(wanted)}::text[]` : undefined,
    maxTime === undefined ? undefined : lte(MINUTES, maxTime),
    difficulty === undefined ? undefined : eq(recipes.difficulty, difficulty),
    author ? writtenBy(author) : undefined,
    suits ? suitingIds(suits.split(',')) : undefined,
  );
}

const suitingIds = (ids: readonly string[]): SQL =>
  suiting(
    DIETS.filter((id) => ids.includes(id)),
    ALLERGENS.filter((id) => ids.includes(id)),
  );

function writtenBy(author: string): SQL | undefined {
  if (author === 'system')
    return sql`${recipes.id} = any(${sql.param(BUILT_IN_RECIPES.map(({ id }) => id))}::uuid[]) and ${recipes.isBuiltIn}`;
  if (author === 'anonymous') return and(isNull(recipes.authorId), eq(recipes.isBuiltIn, false));
  if (isUuid(author)) return eq(recipes.authorId, author);
  return sql`${recipes.authorId} = (select ${profiles.id} from ${profiles} where lower(${profiles.username}) = lower(${author}))`;
}

function filteredPage(
  db: Db,
  sort: Sort,
  limit: number,
  place: Place | null,
  where: SQL,
): Promise<CardRow[]> {
  const { order, after } = ORDERS[sort];
  return selectCards(db)
    .where(and(where, place ? after(place.value, place.id) : undefined))
    .orderBy(order)
    .limit(limit + 1);
}

type Prepared = { execute(values: Record<string, unknown>): Promise<CardRow[]> };
const preparedPages = new WeakMap<Db, Map<string, Prepared>>();

/** Without filters the statement is planned once; the limit is inlined because it decides the plan. */
function plainPage(db: Db, sort: Sort, limit: number, place: Place | null): Promise<CardRow[]> {
  const known = preparedPages.get(db) ?? new Map<string, Prepared>();
  preparedPages.set(db, known);
  const name = `recipes_${sort}_${limit}${place ? '_after' : ''}`;
  const { order, after } = ORDERS[sort];
  const page: Prepared =
    known.get(name) ??
    selectCards(db)
      .where(place ? after(sql.placeholder('value'), sql.placeholder('id')) : undefined)
      .orderBy(order)
      .limit(limit + 1)
      .prepare(name);
  known.set(name, page);
  return page.execute({ ...place });
}

function writeCursor(sort: Sort, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

function readCursor(sort: Sort, cursor: string): Place {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const fits = ['popular', 'rated'].includes(sort) ? Number.isFinite(value) : Number.isSafeInteger(value);
    const inRange = !['quickest', 'liked'].includes(sort) || Math.abs(Number(value)) < 2 ** 31;
    if (of === sort && fits && inRange && typeof id === 'string' && isUuid(id))
      return { value: Number(value), id };
  } catch {
    // Not one of our cursors.
  }
  throw foreignCursor();
}
