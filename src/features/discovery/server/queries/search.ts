import { peopleMatching } from '#features/people/server/queries.ts';
import type { RecipeCard, RecipeFilters } from '#features/recipes/contract.ts';
import { recipesThat } from '#features/recipes/server/queries/list.ts';
import { wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Db } from '#server/db.ts';
import { searchTokens } from '../../rules.ts';
import { askedFor } from './asked.ts';
import { allRecipes, type Matches, matchingRecipes, type Page, recipesContaining } from './matches.ts';
import { meaningsOf } from './words.ts';

interface SearchInput extends RecipeFilters {
  q: string;
  limit: number;
  page: number;
}

const COUNTED = 1_000;
const POPULAR = 1_000;
const NOTHING: Matches = { items: [], total: 0, more: false };

/** Recipes and profiles for a term, with the counts of both. At most three statements. */
export async function searchResults(db: Db, { q, limit, page, ...filters }: SearchInput) {
  const [recipes, profiles] = await Promise.all([
    recipeMatches(db, q, filters, { limit, offset: (page - 1) * limit, counted: COUNTED, popular: POPULAR }),
    q ? peopleMatching(db, q, limit) : { items: [], total: 0 },
  ]);
  return { recipes: { ...recipes, items: recipes.items.map(withoutRank) }, profiles };
}

/**
 * The recipes a term finds: all that hold it anywhere in title, tags, ingredients or description, and those that hold
 * other forms of its words, with or without accents; where a word stands in no recipe, those with a word it was meant to be.
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

function withoutRank({ rank: _rank, ...card }: Matches['items'][number]): RecipeCard {
  return card;
}
