import { and, type SQL } from 'drizzle-orm';
import { peopleMatching } from '#features/profiles/server/queries/profiles.ts';
import type { RecipeCard, RecipeFilters } from '#features/recipes/contract.ts';
import { recipesThat, sortedRecipes } from '#features/recipes/server/queries/list.ts';
import { wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Db } from '#server/db.ts';
import { type SearchSort, searchTokens } from '../../rules/search.ts';
import { askedFor } from './asked.ts';
import {
  allRecipes,
  countUpTo,
  holding,
  type Matches,
  matchingRecipes,
  type Page,
  recipesContaining,
  thatFit,
} from './matches.ts';
import { meaningsOf } from './words.ts';

interface SearchInput extends RecipeFilters {
  q: string;
  limit: number;
  page: number;
  sort: SearchSort;
  cursor?: string | undefined;
}

const COUNTED = 1_000;
const POPULAR = 1_000;
const NOTHING: Matches = { items: [], total: 0, more: false };

/** Recipes and profiles for a term, with both counts. At most four statements. */
export async function searchResults(db: Db, { q, limit, page, sort, cursor, ...filters }: SearchInput) {
  const [recipes, profiles] = await Promise.all([
    sort === 'best'
      ? recipeMatches(db, q, filters, {
          limit,
          offset: (page - 1) * limit,
          counted: COUNTED,
          popular: POPULAR,
        })
      : sortedMatches(db, q, filters, { sort, limit, cursor }),
    q ? peopleMatching(db, q, limit) : { items: [], total: 0 },
  ]);
  return { recipes: { nextCursor: null, ...recipes, items: recipes.items.map(withoutRank) }, profiles };
}

/**
 * Recipes containing a term in title, tags, ingredients or description, in any inflection and ignoring accents; for a word in
 * no recipe, likely corrections are used.
 */
export async function recipeMatches(
  db: Db,
  term: string,
  filters: RecipeFilters,
  page: Page,
): Promise<Matches> {
  const where = recipesThat(filters);
  if (!term) return allRecipes(db, where, page);
  const tokens = searchTokens(term);
  if (tokens.length === 0) return recipesContaining(db, term, where, page);
  const [meanings, frequencies] = await Promise.all([meaningsOf(db, tokens), wordFrequencies(db)]);
  const asked = askedFor(meanings, frequencies);
  return asked ? matchingRecipes(db, term, asked, where, page, frequencies.scoreOf) : NOTHING;
}

/**
 * The same recipes in another order, by keyset, so that page 40 costs as much as page 1. For common terms the count stops at
 * a thousand.
 */
async function sortedMatches(
  db: Db,
  term: string,
  filters: RecipeFilters,
  { sort, ...page }: { sort: Exclude<SearchSort, 'best'>; limit: number; cursor?: string | undefined },
) {
  const fits = await condition(db, term);
  if (fits === null) return { ...NOTHING, nextCursor: null };
  const where = and(recipesThat(filters), fits);
  const [{ recipes, nextCursor }, total] = await Promise.all([
    sortedRecipes(db, where, { sort, ...page }),
    countUpTo(db, where, COUNTED + 1),
  ]);
  return { items: recipes, total: Math.min(total, COUNTED), more: total > COUNTED, nextCursor };
}

/** The SQL condition for a term; undefined without a term, `null` when nothing can match. */
async function condition(db: Db, term: string): Promise<SQL | undefined | null> {
  if (!term) return undefined;
  const tokens = searchTokens(term);
  if (tokens.length === 0) return holding(term);
  const [meanings, frequencies] = await Promise.all([meaningsOf(db, tokens), wordFrequencies(db)]);
  const asked = askedFor(meanings, frequencies);
  return asked && thatFit(asked);
}

function withoutRank({ rank: _rank, ...card }: RecipeCard & { rank?: number }): RecipeCard {
  return card;
}
