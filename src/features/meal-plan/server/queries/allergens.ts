import { and, inArray, sql } from 'drizzle-orm';
import type { RecipeAllergens } from '#features/foods/contract.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { isUuid } from '#shared/id.ts';

/** What recipes contain that some people must not eat; unknown ids, and recipes without any, are left out. One statement. */
export async function recipesAllergens(db: Db, ids: readonly string[]): Promise<RecipeAllergens[]> {
  const wanted = [...new Set(ids.filter(isUuid))];
  if (wanted.length === 0) return [];
  const { id, allergens, mayContain } = recipes;
  const some = sql`cardinality(${allergens}) + cardinality(${mayContain}) > 0`;
  return db
    .select({ recipeId: id, allergens, mayContain })
    .from(recipes)
    .where(and(inArray(id, wanted), some));
}
