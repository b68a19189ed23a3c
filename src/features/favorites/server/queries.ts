import { and, eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, toCard } from '#features/recipes/server/queries/cards.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { contains } from '#server/database/contains.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { isUuid } from '#shared/id.ts';
import { wordsOf } from '#shared/text.ts';
import { savedRecipes } from './tables.ts';

const PAGE = 24;

const selectSaved = (db: Db) =>
  db
    .select({ ...CARD_COLUMNS, micros: microsOf(savedRecipes.savedAt) })
    .from(savedRecipes)
    .innerJoin(recipes, eq(recipes.id, savedRecipes.recipeId))
    .leftJoin(profiles, eq(profiles.id, recipes.authorId));

/** The searchable text of a saved recipe. The search in a device's copy uses the same. */
const SEARCHED = sql`concat_ws(' ', ${recipes.title}, ${recipes.category}, array_to_string(${recipes.tags}, ' '))`;

/** A page of a person's saved recipes, newest first, with every word of `q`. One statement. */
export async function savedBy(
  db: Db,
  userId: string,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ recipes: RecipeCard[]; nextCursor: string | null }> {
  const rows = await selectSaved(db)
    .where(
      and(
        eq(savedRecipes.userId, userId),
        olderThan(cursor, savedRecipes.savedAt, savedRecipes.recipeId),
        ...wordsOf(q).map((word) => contains(SEARCHED, word)),
      ),
    )
    .orderBy(sql`${savedRecipes.savedAt} desc, ${savedRecipes.recipeId} desc`)
    .limit(PAGE + 1);
  const { page, nextCursor } = cutPage(rows, PAGE);
  return { recipes: page.map(toCard), nextCursor };
}

/** The versions of a person's saved recipes, latest first. One statement. */
export async function indexOfSaved(db: Db, userId: string): Promise<{ id: string; version: number }[]> {
  return db
    .select({ id: recipes.id, version: recipes.version })
    .from(savedRecipes)
    .innerJoin(recipes, eq(recipes.id, savedRecipes.recipeId))
    .where(eq(savedRecipes.userId, userId))
    .orderBy(sql`${savedRecipes.savedAt} desc, ${savedRecipes.recipeId} desc`);
}

/** Some of a person's saved recipes; other ids are left out. One statement. */
export async function someSaved(db: Db, userId: string, ids: readonly string[]): Promise<RecipeCard[]> {
  const known = inArray(savedRecipes.recipeId, ids.filter(isUuid));
  return (await selectSaved(db).where(and(known, eq(savedRecipes.userId, userId)))).map(toCard);
}

/** The ids of a person's saved recipes, latest first, and liked ones. One statement. */
export async function favoriteIdsOf(db: Db, userId: string): Promise<{ saved: string[]; liked: string[] }> {
  const { rows } = await db.execute<{ saved: string[]; liked: string[] }>(sql`
    select array(select recipe_id from saved_recipes where user_id = ${userId} order by saved_at desc)::text[] as saved,
      array(select recipe_id from recipe_likes where user_id = ${userId})::text[] as liked`);
  return rows[0] ?? { saved: [], liked: [] };
}
