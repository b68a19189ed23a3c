import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { hashOf } from '#features/media/rules/stored-files.ts';
import { assertPictureExists, placeholderAt } from '#features/media/server/queries.ts';
import { refuseBlocked } from '#features/profiles/server/access.ts';
import { averageRating } from '#features/recipes/rules/rating.ts';
import { lockForCounters, lockToTakeBack, recipeNotFound } from '#features/recipes/server/access.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { ChangedRating, OwnRating } from '../contract.ts';
import type { RatingServices } from './access.ts';
import { toOwn } from './queries.ts';
import { recipeRatings } from './tables.ts';

interface Given {
  recipeId: string;
  stars: number;
  note: string;
  image: string | null;
}

/** Stores or replaces the caller's rating. Throws `not_found`, and `forbidden` for the recipe's author. */
export async function rateRecipe(
  context: RequestContext,
  { screen }: RatingServices,
  { recipeId: id, stars, note, image }: Given,
): Promise<ChangedRating> {
  const { db, now } = context;
  const { id: userId } = signedIn(context);
  const { id: recipeId, authorId } = await lockForCounters(db, id);
  if (authorId === userId) throw new AppError('forbidden', t('You cannot rate your own recipe.'));
  if (authorId) await refuseBlocked(db, userId, authorId, 'answer');
  await checkPhoto(db, image);
  const said = { stars, note, image, imagePlaceholder: placeholderAt(image), updatedAt: now };
  const [row] = await db
    .insert(recipeRatings)
    .values({ id: randomUUID(), recipeId, userId, createdAt: now, ...said })
    .onConflictDoUpdate({ target: [recipeRatings.recipeId, recipeRatings.userId], set: said })
    .returning();
  if (!row) throw recipeNotFound();
  const isHeld = await screened(context, screen, row);
  const own = toOwn(row);
  return withAverage(db, recipeId, { ...own, isHidden: own.isHidden || isHeld });
}

/** Removes the caller's rating; safe to repeat. Throws `not_found`. */
export async function unrateRecipe(context: RequestContext, id: string): Promise<ChangedRating> {
  const { db } = context;
  const { id: userId } = signedIn(context);
  const recipeId = await lockToTakeBack(
    db,
    id,
    sql`select from recipe_ratings where recipe_id = ${id} and user_id = ${userId}`,
  );
  await db
    .delete(recipeRatings)
    .where(and(eq(recipeRatings.recipeId, recipeId), eq(recipeRatings.userId, userId)));
  return withAverage(db, recipeId, null);
}

/** Stars alone contain nothing for a moderator to judge. */
async function screened(
  context: RequestContext,
  screen: Screen,
  { id, userId, note, image }: typeof recipeRatings.$inferSelect,
): Promise<boolean> {
  if (!note && !image) return false;
  return screen(context, { type: 'rating', id, authorId: userId, text: note, pictures: [image] });
}

async function checkPhoto(db: Db, image: string | null): Promise<void> {
  if (image === null) return;
  if (hashOf(image)) return assertPictureExists(db, image);
  const message = t('Please upload the picture instead of linking to another site.');
  throw new AppError('invalid_input', message, { issues: [{ path: 'image', message }] });
}

async function withAverage(db: Db, recipeId: string, own: OwnRating | null): Promise<ChangedRating> {
  const [row] = await db
    .select({ sum: recipes.ratingSum, count: recipes.ratingCount })
    .from(recipes)
    .where(eq(recipes.id, recipeId));
  const { sum, count } = row ?? { sum: 0, count: 0 };
  return { own, rating: averageRating(sum, count), ratingCount: count };
}
