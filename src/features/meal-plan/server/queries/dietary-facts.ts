import { and, inArray, sql } from 'drizzle-orm';
import type { DietaryFacts } from '#features/foods/contract.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { isUuid } from '#shared/id.ts';

/**
 * What recipes contain that some people do not eat; unknown ids, and recipes without anything like that, are left out. One
 * statement.
 */
export async function dietaryFactsOf(db: Db, ids: readonly string[]): Promise<DietaryFacts[]> {
  const wanted = [...new Set(ids.filter(isUuid))];
  if (wanted.length === 0) return [];
  const { id, allergens, mayContain, unsuitedTo } = recipes;
  const some = sql`cardinality(${allergens}) + cardinality(${mayContain}) + cardinality(${unsuitedTo}) > 0`;
  return db
    .select({ recipeId: id, allergens, mayContain, unsuitedTo })
    .from(recipes)
    .where(and(inArray(id, wanted), some));
}
