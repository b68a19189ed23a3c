import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { UNDO_MINUTES } from '../../rules/limits.ts';
import { commentLikes, comments } from '../tables.ts';

const HAS_ANY_REPLIES = sql`exists (select from comments reply where reply.parent_id = ${comments.id})`;

/** Deletes comments permanently. One with replies stays without text and author, and is deleted with its last reply. */
export async function removeComments(db: Db, which: SQL | undefined, now: Date): Promise<void> {
  const emptied = await db
    .update(comments)
    .set({
      text: '',
      authorId: null,
      deletedAt: sql`coalesce(${comments.deletedAt}, ${now.toISOString()}::timestamptz)`,
      pinnedAt: null,
      editedAt: null,
    })
    .where(and(which, HAS_ANY_REPLIES))
    .returning({ id: comments.id });
  if (emptied.length > 0)
    await db.delete(commentLikes).where(
      inArray(
        commentLikes.commentId,
        emptied.map(({ id }) => id),
      ),
    );
  const gone = await db
    .delete(comments)
    .where(and(which, sql`not ${HAS_ANY_REPLIES}`))
    .returning({ parentId: comments.parentId });
  const parents = gone.flatMap(({ parentId }) => parentId ?? []);
  if (parents.length > 0)
    await db
      .delete(comments)
      .where(and(inArray(comments.id, parents), isNotNull(comments.deletedAt), sql`not ${HAS_ANY_REPLIES}`));
}

/** Permanently deletes comments that can no longer be restored. */
export function forgetDeletedComments(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_MINUTES * 60_000);
  return removeComments(db, and(lt(comments.deletedAt, since), isNotNull(comments.authorId)), now);
}

/** Deletes everything somebody commented. */
export function removeCommentsOf(db: Db, userId: string, now: Date): Promise<void> {
  return removeComments(db, eq(comments.authorId, userId), now);
}
