import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { isHiddenFor } from '#features/profiles/server/access.ts';
import { recipeNotFound } from '#features/recipes/server/access.ts';
import { recipeExists } from '#features/recipes/server/queries/recipe.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import type { OwnRating, Rating } from '../contract.ts';
import { RATINGS_PAGE } from '../rules/limits.ts';
import { recipeRatings } from './tables.ts';

/**
 * A page of the notes and photos of people who cooked a recipe, newest first, excluding people whom the caller blocked or
 * muted. Two statements.
 */
export async function ratingsOf(
  { db, caller }: RequestContext,
  { recipeId, cursor }: { recipeId: string; cursor?: string | undefined },
): Promise<{ ratings: Rating[]; nextCursor: string | null }> {
  if (!(await recipeExists(db, recipeId))) throw recipeNotFound();
  const rows = await db
    .select({
      id: recipeRatings.id,
      stars: recipeRatings.stars,
      note: recipeRatings.note,
      image: recipeRatings.image,
      placeholder: recipeRatings.imagePlaceholder,
      micros: microsOf(recipeRatings.createdAt),
      author: {
        id: profiles.id,
        name: profiles.name,
        username: profiles.username,
        avatarUrl: profiles.avatarUrl,
      },
    })
    .from(recipeRatings)
    .innerJoin(profiles, eq(profiles.id, recipeRatings.userId))
    .where(
      and(
        eq(recipeRatings.recipeId, recipeId),
        isNull(recipeRatings.hiddenAt),
        sql`(${recipeRatings.note} <> '' or ${recipeRatings.image} is not null)`,
        caller.user ? not(isHiddenFor(caller.user.id, recipeRatings.userId)) : undefined,
        olderThan(cursor, recipeRatings.createdAt, recipeRatings.id),
      ),
    )
    .orderBy(sql`${recipeRatings.createdAt} desc, ${recipeRatings.id} desc`)
    .limit(RATINGS_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, RATINGS_PAGE);
  return {
    ratings: page.map(({ micros, ...rating }) => ({
      ...rating,
      createdAt: new Date(micros / 1000).toISOString(),
    })),
    nextCursor,
  };
}

/** The caller's rating of a recipe; `null` without one. Throws `not_found`. Two statements. */
export async function ownRating(
  context: RequestContext,
  recipeId: string,
): Promise<{ own: OwnRating | null }> {
  const { db } = context;
  if (!(await recipeExists(db, recipeId))) throw recipeNotFound();
  const [row] = await db
    .select()
    .from(recipeRatings)
    .where(and(eq(recipeRatings.recipeId, recipeId), eq(recipeRatings.userId, signedIn(context).id)));
  return { own: row ? toOwn(row) : null };
}

export function toOwn({ id, stars, note, image, hiddenAt }: typeof recipeRatings.$inferSelect): OwnRating {
  return { id, stars, note, image, isHidden: hiddenAt !== null };
}
