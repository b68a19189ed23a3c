import { type SQL, sql } from 'drizzle-orm';
import { CATEGORY_IDS } from '../commands/judge.ts';
import { recipes } from '../tables.ts';

/**
 * SQL for recipes known to suit these diets, without these allergens: unknown ones may not suit. A diet that is not a
 * category, such as nut-free, is judged by what contradicts it.
 */
export function suiting(diets: readonly string[], allergens: readonly string[]): SQL {
  const listed = diets.filter((id) => CATEGORY_IDS.has(id));
  const others = diets.filter((id) => !CATEGORY_IDS.has(id));
  return sql`(not ${recipes.allergens} && ${sql.param(allergens)}::text[]
    and ${recipes.categories} @> ${sql.param(listed)}::text[]
    and not ${recipes.unsuitedTo} && ${sql.param(others)}::text[])`;
}
