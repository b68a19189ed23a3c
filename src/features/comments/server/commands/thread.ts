import { and, eq, isNotNull } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import { commentForChange, ownThread, SUBJECT_COLUMNS, type Subject } from '../access.ts';
import { closedThreads, commentLikes, comments } from '../tables.ts';

const NOT_TO_PIN = {
  recipe: msg('Only the author of this recipe can pin comments.'),
  reel: msg('Only the author of this video can pin comments.'),
};
const NOT_TO_CLOSE = {
  recipe: msg('Only the author of this recipe can close the comments.'),
  reel: msg('Only the author of this video can close the comments.'),
};

/** Likes or unlikes a comment; safe to repeat. Throws `not_found`. */
export async function setCommentLike(context: RequestContext, commentId: string, isLiked: boolean) {
  const { db } = context;
  const { comment } = await commentForChange(db, commentId);
  const own = { commentId: comment.id, userId: signedIn(context).id };
  if (isLiked) await db.insert(commentLikes).values(own).onConflictDoNothing();
  else
    await db
      .delete(commentLikes)
      .where(and(eq(commentLikes.commentId, own.commentId), eq(commentLikes.userId, own.userId)));
  const [row] = await db.select({ likes: comments.likes }).from(comments).where(eq(comments.id, comment.id));
  return { id: comment.id, likes: row?.likes ?? 0, isLiked };
}

/** Pins a comment, replacing another one, or unpins it; safe to repeat. Throws `not_found` or `forbidden`. */
export async function setPin(
  context: RequestContext,
  commentId: string,
  isPinned: boolean,
): Promise<{ id: string }> {
  const { db, now } = context;
  // Only the subject's author pins, so this is enough for the later of two pins to replace the earlier one.
  await lockAccount(db, signedIn(context).id);
  const { comment, thread } = await commentForChange(db, commentId);
  await ownThread(context, thread, NOT_TO_PIN);
  if (comment.parentId) throw new AppError('invalid_input', t('A reply cannot be pinned.'));
  const onThis = eq(SUBJECT_COLUMNS[thread.on].of, thread.id);
  const isThis = eq(comments.id, comment.id);
  // Only pinned comments are updated: the database refuses any other change to somebody else's comment.
  await db
    .update(comments)
    .set({ pinnedAt: null })
    .where(and(isPinned ? onThis : isThis, isNotNull(comments.pinnedAt)));
  if (isPinned) await db.update(comments).set({ pinnedAt: now }).where(isThis);
  return { id: comment.id };
}

/** Closes or reopens a thread; safe to repeat. Throws `not_found` or `forbidden`. */
export async function setClosed(
  context: RequestContext,
  subject: Subject,
  isClosed: boolean,
): Promise<{ isClosed: boolean }> {
  const { db, now } = context;
  const thread = await ownThread(context, subject, NOT_TO_CLOSE);
  const { key, closedOf } = SUBJECT_COLUMNS[thread.on];
  if (isClosed)
    await db
      .insert(closedThreads)
      .values({ [key]: thread.id, closedAt: now })
      .onConflictDoNothing();
  else await db.delete(closedThreads).where(eq(closedOf, thread.id));
  return { isClosed };
}
