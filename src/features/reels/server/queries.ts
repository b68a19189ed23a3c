import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { placeholderAt } from '#features/media/server/queries.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { shows } from '#server/shown.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { Reel } from '../contract.ts';
import { MOST_LIKES_KNOWN } from '../rules/limits.ts';
import { allReels, reelLikes, reels } from './tables.ts';
import { captionsAddress, videoAddress } from './videos/files.ts';

interface Wanted {
  author?: string | undefined;
  recipeId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A page of reels, newest first. One statement. */
export async function listReels(
  db: Db,
  { author, recipeId, limit, cursor }: Wanted,
): Promise<{ reels: Reel[]; nextCursor: string | null }> {
  const rows = await selectReels(db)
    .where(
      and(
        author === undefined ? undefined : by(author),
        recipeId === undefined ? undefined : isUuid(recipeId) ? eq(reels.recipeId, recipeId) : sql`false`,
        olderThan(cursor, reels.createdAt, reels.id),
      ),
    )
    .orderBy(desc(reels.createdAt), desc(reels.id))
    .limit(limit + 1);
  shows('reels', ...(author === undefined ? [] : ['usernames']));
  const { page, nextCursor } = cutPage(rows, limit);
  return { reels: page.map(toReel), nextCursor };
}

/** One reel. Throws `not_found`, even if it is hidden. */
export async function reelById(db: Db, id: string): Promise<Reel> {
  const [row] = isUuid(id) ? await selectReels(db).where(eq(reels.id, id)) : [];
  if (!row) throw reelNotFound();
  return toReel(row);
}

/** Reels in the order of the ids; those that may not be shown are left out. One statement. */
export async function reelsOf(db: Db, ids: readonly string[]): Promise<Reel[]> {
  if (ids.length === 0) return [];
  const rows = await selectReels(db).where(inArray(reels.id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, toReel(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The ids of the reels that a person most recently liked. */
export async function likedBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reelLikes.reelId })
    .from(reelLikes)
    .where(eq(reelLikes.userId, userId))
    .orderBy(desc(reelLikes.createdAt))
    .limit(MOST_LIKES_KNOWN);
  return rows.map(({ id }) => id);
}

/** The captions of a reel, hidden or not; `null` without any. */
export async function captionsOf(db: Db, id: string): Promise<{ text: string; isHidden: boolean } | null> {
  const [row] = await db
    .select({ text: allReels.captions, hiddenAt: allReels.hiddenAt })
    .from(allReels)
    .where(eq(allReels.id, id));
  return row?.text ? { text: row.text, isHidden: row.hiddenAt !== null } : null;
}

/** The author of a reel, hidden or not. */
export async function authorOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ id: allReels.authorId }).from(allReels).where(eq(allReels.id, id));
  return row?.id ?? null;
}

/** The total size of somebody's videos, published or not. */
export async function storedVideoBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select (select coalesce(sum(bytes), 0) from all_reels where author_id = ${userId})::bigint
      + (select coalesce(sum(bytes), 0) from video_uploads where user_id = ${userId})::bigint as bytes`);
  return rows[0]?.bytes ?? 0;
}

export function reelNotFound(): AppError {
  return new AppError('not_found', t('This video does not exist. It may have been deleted.'));
}

function selectReels(db: Db) {
  return db
    .select({
      id: reels.id,
      title: reels.title,
      description: reels.description,
      thumbnail: reels.thumbnail,
      placeholder: placeholderAt(sql`${reels.thumbnail}`),
      format: reels.format,
      duration: reels.duration,
      width: reels.width,
      height: reels.height,
      hasCaptions: sql<boolean>`${reels.captions} <> ''`,
      views: reels.views,
      likes: reels.likes,
      comments: reels.comments,
      authorId: reels.authorId,
      authorName: reels.authorName,
      username: reels.username,
      authorAvatar: reels.authorAvatar,
      shownRecipe: reels.recipeId,
      recipeId: recipes.id,
      recipeTitle: recipes.title,
      allergens: recipes.allergens,
      unsuitedTo: recipes.unsuitedTo,
      mayContain: recipes.mayContain,
      createdAt: reels.createdAt,
      micros: microsOf(reels.createdAt),
    })
    .from(reels)
    .leftJoin(recipes, eq(recipes.id, reels.recipeId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectReels>>[number];

function toReel({
  format,
  hasCaptions,
  shownRecipe,
  recipeId,
  recipeTitle,
  allergens,
  unsuitedTo,
  mayContain,
  createdAt,
  micros: _,
  ...row
}: Row): Reel {
  shows(`reel:${row.id}`, `profile:${row.authorId}`);
  // A recipe that is hidden now may come back.
  if (shownRecipe) shows(`recipe:${shownRecipe}`);
  return {
    ...row,
    video: videoAddress(row.id, format),
    captions: hasCaptions ? captionsAddress(row.id) : null,
    recipe:
      recipeId && recipeTitle !== null
        ? {
            id: recipeId,
            title: recipeTitle,
            allergens: allergens ?? [],
            mayContain: mayContain ?? [],
            unsuitedTo: unsuitedTo ?? [],
          }
        : null,
    createdAt: createdAt.toISOString(),
  };
}

function by(author: string): SQL {
  if (isUuid(author)) return eq(reels.authorId, author);
  return sql`${reels.authorId} = (select id from profiles where lower(username) = lower(${author}))`;
}
