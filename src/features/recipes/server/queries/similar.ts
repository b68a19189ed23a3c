import { eq, sql } from 'drizzle-orm';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { isUuid } from '#shared/id.ts';
import type { RecipeCard } from '../../contract.ts';
import { mostAlike } from '../../rules/alike.ts';
import { recipeNotFound } from '../access.ts';
import { recipes } from '../tables.ts';
import { candidatesFor } from './candidates.ts';
import { cardsOf } from './cards.ts';

const SIMILAR = 4;

const comparedRecipe = preparedPerDb((db) =>
  db
    .select({
      title: recipes.title,
      category: recipes.category,
      tags: recipes.tags,
      difficulty: recipes.difficulty,
      mainFoods: recipes.mainFoods,
    })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_compared'),
);

/**
 * Up to four recipes most similar to one (spec part 1 §5), the more popular first on a tie. Two statements, plus those for
 * lists of candidates that were not used in the last minute.
 *
 * Cached responses reflect every change to the recipe and the four, but may miss for a minute that another one is more
 * similar.
 */
export async function similarRecipes(db: Db, id: string): Promise<RecipeCard[]> {
  if (!isUuid(id)) throw recipeNotFound();
  const [own] = await comparedRecipe(db).execute({ id });
  if (!own) throw recipeNotFound();
  shows(`recipe:${id}`);
  const candidates = (await candidatesFor(db, own)).filter((candidate) => candidate.id !== id);
  // Some of the cached candidates may have been deleted.
  const alike = mostAlike(own, candidates, 2 * SIMILAR).map((candidate) => candidate.id);
  const cards = await cardsOf(db, alike.slice(0, SIMILAR));
  const missing = SIMILAR - cards.length;
  return missing > 0 ? [...cards, ...(await cardsOf(db, alike.slice(SIMILAR, SIMILAR + missing)))] : cards;
}
