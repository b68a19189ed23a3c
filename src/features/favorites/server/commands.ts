import { and, eq, sql } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { lockForCounters, lockToTakeBack } from '#features/recipes/server/access.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { recipeLikes, savedRecipes } from './tables.ts';

const MOST_SAVED = 5_000;

/** Likes or unlikes a recipe; safe to repeat. Throws `not_found`. */
export async function setLike(context: RequestContext, id: string, isLiked: boolean) {
  const { db } = context;
  const userId = signedIn(context).id;
  const recipeId = isLiked
    ? (await lockForCounters(db, id)).id
    : await lockToTakeBack(
        db,
        id,
        sql`select from recipe_likes where recipe_id = ${id} and user_id = ${userId}`,
      );
  if (isLiked) await db.insert(recipeLikes).values({ recipeId, userId }).onConflictDoNothing();
  else
    await db
      .delete(recipeLikes)
      .where(and(eq(recipeLikes.recipeId, recipeId), eq(recipeLikes.userId, userId)));
  const { likes } = await countersOf(db, recipeId);
  return { recipeId, isLiked, likes };
}

/** Saves or unsaves a recipe; safe to repeat. Throws `not_found`, and `too_large` at 5,000. */
export async function setSaved(context: RequestContext, id: string, isSaved: boolean) {
  const { db } = context;
  const userId = signedIn(context).id;
  const recipeId = isSaved
    ? (await lockForCounters(db, id)).id
    : await lockToTakeBack(
        db,
        id,
        sql`select from saved_recipes where recipe_id = ${id} and user_id = ${userId}`,
      );
  if (isSaved) await save(context, userId, recipeId);
  else
    await db
      .delete(savedRecipes)
      .where(and(eq(savedRecipes.recipeId, recipeId), eq(savedRecipes.userId, userId)));
  const { savedCount } = await countersOf(db, recipeId);
  return { recipeId, isSaved, savedCount };
}

/** A recipe that is already saved needs no room: a repeat succeeds even at the limit. */
async function save({ db, now }: RequestContext, userId: string, recipeId: string): Promise<void> {
  const { rowCount } = await db
    .insert(savedRecipes)
    .values({ recipeId, userId, savedAt: now })
    .onConflictDoNothing();
  if (rowCount === 0) return;
  await lockAccount(db, userId);
  if ((await db.$count(savedRecipes, eq(savedRecipes.userId, userId))) > MOST_SAVED)
    throw new AppError(
      'too_large',
      t('You have saved {count} recipes. Please remove some to save more.', { count: MOST_SAVED }),
    );
}

async function countersOf(db: Db, id: string) {
  const [row] = await db
    .select({ likes: recipes.likes, savedCount: recipes.savedCount })
    .from(recipes)
    .where(eq(recipes.id, id));
  return row ?? { likes: 0, savedCount: 0 };
}
