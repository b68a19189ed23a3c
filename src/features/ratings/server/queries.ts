import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { recipeExists, recipeNotFound } from '#features/recipes/server/queries/recipe.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { OwnRating, Rating } from '../contract.ts';
import { RATINGS_PAGE } from '../rules/limits.ts';
import { recipeRatings } from './tables.ts';

/** A page of what people said and showed of a recipe they cooked, newest first. Two statements. */
export async function ratingsOf(
  db: Db,
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
      createdMicros: sql<number>`(extract(epoch from ${recipeRatings.createdAt}) * 1000000)::bigint`.mapWith(
        Number,
      ),
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
        cursor === undefined ? undefined : before(cursor),
      ),
    )
    .orderBy(sql`${recipeRatings.createdAt} desc, ${recipeRatings.id} desc`)
    .limit(RATINGS_PAGE + 1);
  const last = rows.length > RATINGS_PAGE ? rows[RATINGS_PAGE - 1] : undefined;
  return {
    ratings: rows.slice(0, RATINGS_PAGE).map(({ createdMicros, ...rating }) => ({
      ...rating,
      createdAt: new Date(createdMicros / 1000).toISOString(),
    })),
    nextCursor: last ? `${last.createdMicros}.${last.id}` : null,
  };
}

function before(cursor: string): SQL {
  const [, micros, id = ''] = /^(\d{1,16})\.(.+)$/.exec(cursor) ?? [];
  if (!micros || !isUuid(id))
    throw new AppError(
      'invalid_input',
      'This page of the list does not exist. Please start from the first page.',
    );
  return sql`(${recipeRatings.createdAt}, ${recipeRatings.id})
    < (timestamptz 'epoch' + ${Number(micros)}::double precision * interval '1 microsecond', ${id}::uuid)`;
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
