import { and, eq, sql } from 'drizzle-orm';
import { recipeNotFound } from '#features/recipes/server/access.ts';
import { recipeExists } from '#features/recipes/server/queries/recipe.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Screen } from '#server/offers.ts';
import { type ViewCounter, viewerOf } from '#server/views.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { mayRemove, reelForChange, visibleReel } from '../access.ts';
import { reelNotFound } from '../queries.ts';
import { allReels, reelLikes, reels } from '../tables.ts';
import type { VideoStore } from '../videos/video-store.ts';

/** Deletes a reel and its files, as its author or an admin. Throws `not_found` or `forbidden`. */
export async function removeReel(context: RequestContext, videos: VideoStore, id: string) {
  const found = await reelForChange(context.db, id);
  // Whether a hidden one exists is private.
  const isOpen = found && (found.hiddenAt === null || mayRemove(context.caller, found));
  if (!isOpen) throw reelNotFound();
  if (!mayRemove(context.caller, found))
    throw new AppError('forbidden', t('Only its author or an admin can delete this video.'));
  await context.db.delete(allReels).where(eq(allReels.id, found.id));
  await videos.remove(found.id);
  return { id: found.id };
}

/** Changes a reel's text and recipe, as its author. Throws `not_found` or `forbidden`. */
export async function updateReel(
  context: RequestContext,
  screen: Screen,
  { reelId, ...words }: { reelId: string; title: string; description: string; recipeId: string | null },
): Promise<{ id: string; isHeld: boolean }> {
  const { db } = context;
  const found = await reelForChange(db, reelId);
  if (!found || found.hiddenAt) throw reelNotFound();
  if (found.authorId !== signedIn(context).id)
    throw new AppError('forbidden', t('Only its author can edit this video.'));
  if (words.recipeId && !(await recipeExists(db, words.recipeId))) throw recipeNotFound();
  await db.update(allReels).set(words).where(eq(allReels.id, found.id));
  const isHeld = await screen(context, {
    ...{ type: 'reel', id: found.id, authorId: found.authorId },
    ...{ text: [words.title, words.description].join('\n'), pictures: [] },
  });
  return { id: found.id, isHeld };
}

/** Likes or unlikes a reel; safe to repeat. Throws `not_found`. */
export async function setReelLike(context: RequestContext, id: string, isLiked: boolean) {
  const { db } = context;
  const userId = signedIn(context).id;
  const reelId = await lockedReel(db, id, isLiked ? null : userId);
  if (isLiked) await db.insert(reelLikes).values({ reelId, userId }).onConflictDoNothing();
  else await db.delete(reelLikes).where(and(eq(reelLikes.reelId, reelId), eq(reelLikes.userId, userId)));
  const [row] = await db.select({ likes: reels.likes }).from(reels).where(eq(reels.id, reelId));
  return { reelId, isLiked, likes: row?.likes ?? 0 };
}

/** Counts a view, once per person and day, except for robots. */
export async function viewReel(
  context: RequestContext,
  views: ViewCounter,
  id: string,
): Promise<{ counted: boolean }> {
  const reelId = await visibleReel(context.db, id);
  if (!reelId) throw reelNotFound();
  const viewer = viewerOf(context);
  return { counted: viewer !== null && views.add(reelId, viewer) };
}

/**
 * Takes the lock that the counter's trigger needs up front, because upgrading it later would deadlock. A like can be taken
 * back after its video was hidden too.
 */
async function lockedReel(db: Db, id: string, takenBackBy: string | null): Promise<string> {
  const isGiven = sql`exists (select from reel_likes where reel_id = ${id} and user_id = ${takenBackBy})`;
  const isShown = sql`exists (select from reels where reels.id = ${id})`;
  const rows = isUuid(id)
    ? await db
        .select({ id: allReels.id })
        .from(allReels)
        .where(and(eq(allReels.id, id), sql`(${isShown} or ${isGiven})`))
        .for('no key update')
    : [];
  if (!rows[0]) throw reelNotFound();
  return rows[0].id;
}
