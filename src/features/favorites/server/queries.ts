import { and, eq, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, toCard } from '#features/recipes/server/queries/cards.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { savedRecipes } from './tables.ts';

const PAGE = 24;

/** A page of a person's saved recipes, newest first. One statement. */
export async function savedBy(
  db: Db,
  userId: string,
  cursor: string | undefined,
): Promise<{ recipes: RecipeCard[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      ...CARD_COLUMNS,
      micros: microsOf(savedRecipes.savedAt),
    })
    .from(savedRecipes)
    .innerJoin(recipes, eq(recipes.id, savedRecipes.recipeId))
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .where(
      and(eq(savedRecipes.userId, userId), olderThan(cursor, savedRecipes.savedAt, savedRecipes.recipeId)),
    )
    .orderBy(sql`${savedRecipes.savedAt} desc, ${savedRecipes.recipeId} desc`)
    .limit(PAGE + 1);
  const { page, nextCursor } = cutPage(rows, PAGE);
  return { recipes: page.map(toCard), nextCursor };
}

/** The ids of a person's saved recipes, latest first, and liked ones. One statement. */
export async function favoriteIdsOf(db: Db, userId: string): Promise<{ saved: string[]; liked: string[] }> {
  const { rows } = await db.execute<{ saved: string[]; liked: string[] }>(sql`
    select array(select recipe_id from saved_recipes where user_id = ${userId} order by saved_at desc)::text[] as saved,
      array(select recipe_id from recipe_likes where user_id = ${userId})::text[] as liked`);
  return rows[0] ?? { saved: [], liked: [] };
}
