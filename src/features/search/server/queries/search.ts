import { and, type SQL } from 'drizzle-orm';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { peopleMatching } from '#features/profiles/server/queries/profiles.ts';
import type { RecipeCard, RecipeFilters } from '#features/recipes/contract.ts';
import { recipesThat, sortedRecipes } from '#features/recipes/server/queries/list.ts';
import { wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Db } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { foodWords } from '../../rules/food-words.ts';
import { type SearchSort, searchTokens } from '../../rules/search.ts';
import { type Criterion, isFirm, understand } from '../../rules/understand.ts';
import type { Page } from './among-popular.ts';
import { askedFor, mayMatch } from './asked.ts';
import { recipesMeeting } from './criteria.ts';
import { type Group, groupsOf, wordByWord } from './groups.ts';
import {
  allRecipes,
  countUpTo,
  holding,
  type Matches,
  matchingRecipes,
  recipesContaining,
  thatFit,
} from './matches.ts';
import { bestPart } from './part.ts';
import { dependenciesOf } from './shown-words.ts';
import { type Meaning, meaningsOf } from './words.ts';

interface SearchInput extends RecipeFilters {
  q: string;
  limit: number;
  page: number;
  sort: SearchSort;
  cursor?: string | undefined;
}

/** How a search was understood. */
interface Reading {
  criteria: Criterion[];
  /** The parts that no recipe has together with the rest. */
  leftOut: string[];
}

type Found = Omit<Matches, 'items'> & { items: RecipeCard[]; nextCursor: string | null };

const COUNTED = 1_000;
const POPULAR = 1_000;
const NOTHING: Matches = { items: [], total: 0, more: false };

/**
 * Recipes and profiles for a search, with both counts. Words for diet, time, meal and unwanted foods become criteria. If no
 * recipe meets the whole search, returns the best matches of a part of it. At most four statements, and a few more for a
 * part.
 */
export async function searchResults(db: Db, { q, limit, page, sort, cursor, ...filters }: SearchInput) {
  if (filters.author) shows('recipes', 'usernames');
  const where = recipesThat(filters);
  const find = (term: string, groups: readonly Group[] | null, condition: SQL | undefined) =>
    sort === 'best'
      ? bestMatches(db, q, term, groups, and(where, condition), {
          limit,
          offset: (page - 1) * limit,
          counted: COUNTED,
          popular: POPULAR,
        })
      : sortedMatches(db, term, groups, and(where, condition), { sort, limit, cursor });
  const people = q ? peopleMatching(db, q, limit) : Promise.resolve({ items: [], total: 0 });
  // A search for a person's name should not return recipes with part of it.
  const isName = async () => (await people).total > 0;
  const [{ found, ...understood }, profiles] = await Promise.all([
    asMuchAsPossible(db, q, where, find, isName),
    people,
  ]);
  return { recipes: { ...found, items: found.items.map(withoutRank) }, profiles, understood };
}

/** Tries the whole search, then some of its words, then without the optional criteria. */
async function asMuchAsPossible(
  db: Db,
  q: string,
  where: SQL | undefined,
  find: (term: string, groups: readonly Group[] | null, condition: SQL | undefined) => Promise<Found>,
  isName: () => Promise<boolean>,
): Promise<Reading & { found: Found }> {
  const foods = foodWords(foodCatalog());
  const { words, criteria } = understand(q, foods.isFood);
  const meanings = await meaningsIn(db, words);
  const groups = meanings && groupsOf(meanings, foods);
  const condition = recipesMeeting(criteria, foods);
  shows(...dependenciesOf(q, groups, where !== undefined || criteria.length > 0));
  const found = await find(words, groups, condition);
  // Of a single name, words are looked for: of scrambled eggs, eggs.
  const pieces = groups?.length === 1 && meanings ? wordByWord(meanings, foods) : (groups ?? []);
  const isDivisible = pieces.length + criteria.length > 1;
  if (found.total > 0 || !isDivisible || (await isName())) return { found, criteria, leftOut: [] };

  const attempt = async (kept: Criterion[]): Promise<(Reading & { found: Found }) | null> => {
    const condition = recipesMeeting(kept, foods);
    const given = criteria.filter((criterion) => !kept.includes(criterion)).map(({ said }) => said);
    if (given.length > 0) {
      const all = await find(words, groups, condition);
      if (all.total > 0) return { found: all, criteria: kept, leftOut: given };
    }
    const part = pieces.length > 1 ? await bestPart(db, pieces, and(where, condition)) : [];
    if (part.length === 0) return null;
    const left = pieces.filter((group) => !part.includes(group)).map(({ said }) => said);
    const some = await find(words, part, condition);
    return some.total > 0 ? { found: some, criteria: kept, leftOut: [...left, ...given] } : null;
  };
  // Foods that somebody does not eat are never dropped from the search.
  const firm = criteria.filter(isFirm);
  const best = (await attempt(criteria)) ?? (firm.length < criteria.length ? await attempt(firm) : null);
  return best ?? { found, criteria, leftOut: [] };
}

/** What the words of a term mean; `null` for a term without letters or digits. */
async function meaningsIn(db: Db, term: string): Promise<Meaning[] | null> {
  const tokens = searchTokens(term);
  return tokens.length === 0 ? null : meaningsOf(db, tokens);
}

/**
 * Recipes containing the words of a search in title, tags, ingredients or description, in any inflection and ignoring accents, and
 * meeting its criteria; for a word in no recipe, likely corrections are used, and foods are found by all their names.
 */
export async function recipeMatches(db: Db, q: string, page: Page): Promise<Matches> {
  const foods = foodWords(foodCatalog());
  const { words, criteria } = understand(q, foods.isFood);
  const meanings = await meaningsIn(db, words);
  const groups = meanings && groupsOf(meanings, foods);
  return bestMatches(db, q, words, groups, recipesMeeting(criteria, foods), page);
}

/** `title` is what the best recipe may be called. */
async function bestMatches(
  db: Db,
  title: string,
  term: string,
  groups: readonly Group[] | null,
  where: SQL | undefined,
  page: Page,
): Promise<Matches & { nextCursor: null }> {
  const matches = async () => {
    if (!term) return allRecipes(db, where, page);
    if (!groups) return recipesContaining(db, term, where, page);
    if (!groups.every(mayMatch)) return NOTHING;
    const frequencies = await wordFrequencies(db);
    const asked = askedFor(groups, frequencies);
    return asked ? matchingRecipes(db, title, asked, where, page, frequencies) : NOTHING;
  };
  return { ...(await matches()), nextCursor: null };
}

/**
 * The same recipes in another order, by keyset, so that page 40 costs as much as page 1. For common terms, the count stops
 * at a thousand.
 */
async function sortedMatches(
  db: Db,
  term: string,
  groups: readonly Group[] | null,
  where: SQL | undefined,
  { sort, ...page }: { sort: Exclude<SearchSort, 'best'>; limit: number; cursor?: string | undefined },
): Promise<Found> {
  const fits = await condition(db, term, groups);
  if (fits === null) return { ...NOTHING, nextCursor: null };
  const all = and(where, fits);
  const [{ recipes, nextCursor }, total] = await Promise.all([
    sortedRecipes(db, all, { sort, ...page }),
    countUpTo(db, all, COUNTED + 1),
  ]);
  return { items: recipes, total: Math.min(total, COUNTED), more: total > COUNTED, nextCursor };
}

/** The SQL condition for a term; undefined without a term, `null` if nothing can match. */
async function condition(
  db: Db,
  term: string,
  groups: readonly Group[] | null,
): Promise<SQL | undefined | null> {
  if (!term) return undefined;
  if (!groups) return holding(term);
  const asked = askedFor(groups, await wordFrequencies(db));
  return asked && thatFit(asked);
}

function withoutRank({ rank: _rank, ...card }: RecipeCard & { rank?: number }): RecipeCard {
  return card;
}
