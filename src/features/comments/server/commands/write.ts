import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import { refuseBlocked } from '#features/profiles/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Comment } from '../../contract.ts';
import { canRestore, EDIT_MINUTES, isEditable } from '../../rules/editing.ts';
import {
  type CommentServices,
  commentForChange,
  commentNotFound,
  isClosedSql,
  lockedComment,
  SUBJECT_COLUMNS,
  type Subject,
  type Thread,
  threadOf,
} from '../access.ts';
import { writtenComment } from '../queries/thread.ts';
import { comments } from '../tables.ts';

interface NewComment extends Subject {
  commentId: string;
  text: string;
  parentId: string | null;
}

interface Written {
  comment: Comment;
  isHeld: boolean;
}

/** Stores a comment or a reply; if it is sent again, returns the stored one. */
export async function addComment(
  context: RequestContext,
  { screen }: CommentServices,
  { commentId: id, text, parentId, ...subject }: NewComment,
): Promise<Written> {
  const { db, now } = context;
  const { id: authorId } = signedIn(context);
  const thread = await threadOf(db, subject);
  const before = await lockedComment(db, id);
  if (before) return storedBefore(context, before, thread);
  await assertOpen(context, thread, t('The author has turned comments off. Yours was not published.'));
  const parent = parentId === null ? null : await parentFor(context, thread, parentId);
  await refuseAnswering(context, authorId, [thread.ownerId, parent?.authorId]);
  const { rowCount } = await db
    .insert(comments)
    .values({
      id,
      [SUBJECT_COLUMNS[thread.on].key]: thread.id,
      parentId: parent?.id ?? null,
      authorId,
      text,
      createdAt: now,
    })
    .onConflictDoNothing({ target: comments.id });
  if (!rowCount) {
    // A device that waited too long for the response has sent it twice, and the other request has just stored it.
    const stored = await lockedComment(db, id);
    if (!stored) throw commentNotFound();
    return storedBefore(context, stored, thread);
  }
  const isHeld = await screened(context, screen, { id, authorId, text });
  return { comment: await writtenComment(context, id, thread), isHeld };
}

/**
 * Changes a comment, as its author and for 15 minutes. Throws `not_found`, `forbidden` (also if they and those they answer
 * have been parted by a block meanwhile), or `conflict` once comments are turned off.
 */
export async function updateComment(
  context: RequestContext,
  { screen }: CommentServices,
  { commentId, text }: { commentId: string; text: string },
): Promise<Written> {
  const { db, now } = context;
  const { comment, thread } = await commentForChange(db, commentId);
  const { id, authorId } = comment;
  if (authorId !== signedIn(context).id)
    throw new AppError('forbidden', t('Only its author can edit this comment.'));
  if (!isEditable(comment.createdAt, now))
    throw new AppError(
      'forbidden',
      t('A comment can be edited for {count} minutes.', { count: EDIT_MINUTES }),
    );
  if (text === comment.text) return { comment: await writtenComment(context, id, thread), isHeld: false };
  await assertOpen(context, thread, t('The author has turned comments off. Your change was not saved.'));
  await refuseAnswering(context, authorId, [thread.ownerId, await authorOf(context, comment.parentId)]);
  await db.update(comments).set({ text, editedAt: now }).where(eq(comments.id, id));
  const isHeld = await screened(context, screen, { id, authorId, text });
  return { comment: await writtenComment(context, id, thread), isHeld };
}

/** Deletes a comment, as its author or an admin; `restoreComment` undoes it. Throws `not_found` or `forbidden`. */
export async function removeComment(context: RequestContext, commentId: string): Promise<{ id: string }> {
  const { db, caller, now } = context;
  const comment = await lockedComment(db, commentId);
  if (!comment || comment.deletedAt) throw commentNotFound();
  const isOwn = comment.authorId === signedIn(context).id;
  if (!isOwn && (comment.hiddenAt || !caller.isAdmin))
    throw new AppError('forbidden', t('Only its author or an admin can delete this comment.'));
  await db
    .update(comments)
    .set({ deletedAt: now, deletedBy: signedIn(context).id })
    .where(eq(comments.id, comment.id));
  if (!isOwn) await recordAudit(context, { action: 'delete', subjectType: 'comment', subjectId: comment.id });
  return { id: comment.id };
}

/** Restores a comment that the caller has just deleted, with its likes and replies; safe to repeat. Throws `not_found`. */
export async function restoreComment(context: RequestContext, commentId: string): Promise<{ id: string }> {
  const { db, now } = context;
  const comment = await lockedComment(db, commentId);
  const { id: userId } = signedIn(context);
  // It was restored before, and the response was lost.
  if (comment && !comment.deletedAt && comment.authorId === userId) return { id: comment.id };
  if (!comment || !canRestore(comment, userId, now))
    throw new AppError('not_found', t('This comment can no longer be restored.'));
  await db
    .update(comments)
    .set({ deletedAt: null, deletedBy: null, pinnedAt: null })
    .where(eq(comments.id, comment.id));
  if (comment.authorId !== comment.deletedBy)
    await recordAudit(context, { action: 'restore', subjectType: 'comment', subjectId: comment.id });
  return { id: comment.id };
}

async function storedBefore(
  context: RequestContext,
  comment: typeof comments.$inferSelect,
  thread: Thread,
): Promise<Written> {
  const isSame =
    comment.authorId === signedIn(context).id && comment[SUBJECT_COLUMNS[thread.on].key] === thread.id;
  if (!isSame) throw new AppError('conflict', t('This comment id is taken.'));
  return {
    comment: await writtenComment(context, comment.id, thread),
    isHeld: comment.hiddenAt !== null,
  };
}

/** The comment to reply to, locked so that it is not deleted meanwhile. */
async function parentFor({ db }: RequestContext, thread: Thread, id: string) {
  const parent = await lockedComment(db, id);
  const isHere = parent && parent[SUBJECT_COLUMNS[thread.on].key] === thread.id;
  if (!isHere || parent.hiddenAt || parent.deletedAt)
    throw new AppError('not_found', t('The comment you are replying to no longer exists.'));
  if (parent.parentId)
    throw new AppError('invalid_input', t('Please reply to the comment above this reply.'));
  return parent;
}

async function authorOf({ db }: RequestContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, id));
  return row?.authorId ?? null;
}

async function refuseAnswering(
  { db }: RequestContext,
  authorId: string,
  answered: readonly (string | null | undefined)[],
): Promise<void> {
  for (const other of new Set(answered))
    if (other && other !== authorId) await refuseBlocked(db, authorId, other, 'answer');
}

async function assertOpen({ db }: RequestContext, thread: Thread, message: string): Promise<void> {
  const { rows } = await db.execute<{ isClosed: boolean }>(sql`select ${isClosedSql(thread)} as "isClosed"`);
  if (rows[0]?.isClosed) throw new AppError('conflict', message);
}

function screened(
  context: RequestContext,
  screen: Screen,
  { id, authorId, text }: { id: string; authorId: string; text: string },
): Promise<boolean> {
  return screen(context, { type: 'comment', id, authorId, text, pictures: [] });
}
