import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isHiddenFor } from '#features/profiles/server/access.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, momentOf, olderThan, readCursor, writeCursor } from '#server/database/keyset.ts';
import { isUuid } from '#shared/id.ts';
import type { Comment, Reply } from '../../contract.ts';
import { COMMENTS_PAGE, FIRST_REPLIES, type Order } from '../../rules/limits.ts';
import {
  commentNotFound,
  isClosedSql,
  isShownTo,
  SUBJECT_COLUMNS,
  type Subject,
  subjectOf,
  type Thread,
  threadOf,
} from '../access.ts';
import { comments } from '../tables.ts';
import { type CommentRow, type Reader, selectComments, toReplies } from './rows.ts';

/** Whether somebody can read a row of `reply`. */
function isReadableReply(readerId: string | null): SQL {
  const isShown = sql`reply.hidden_at is null and reply.deleted_at is null`;
  return readerId === null
    ? isShown
    : sql`${isShown} and not ${isHiddenFor(readerId, sql.raw('reply.author_id'))}`;
}

/** A deleted or hidden comment stays while it has readable replies. */
const hasReplies = (readerId: string | null) =>
  sql`exists (select from comments reply where reply.parent_id = ${comments.id} and ${isReadableReply(readerId)})`;

const readerOf = ({ caller }: Pick<Reader, 'caller'>) => caller.user?.id ?? null;

/** A page of a thread with the first replies of each comment. At most six statements. */
export async function commentsOn(
  context: RequestContext,
  { sort, cursor, ...subject }: Subject & { sort: Order; cursor?: string | undefined },
) {
  const { db, caller, now } = context;
  const thread = await threadOf(db, subject);
  const reader: Reader = { caller, now, ownerId: thread.ownerId };
  const isFirst = cursor === undefined;
  const [pinned, rows, about] = await Promise.all([
    isFirst ? pinnedOf(db, thread, reader) : [],
    pageOf(db, thread, reader, sort, cursor),
    aboutThread(db, thread, readerOf(reader)),
  ]);
  const { page, nextCursor } = cutPage(rows, COMMENTS_PAGE);
  const last = page.at(-1);
  return {
    comments: await withReplies(db, [...pinned, ...page], reader),
    nextCursor: sort === 'liked' && nextCursor && last ? `${last.likes}.${nextCursor}` : nextCursor,
    ...about,
    ownerId: thread.ownerId,
    isOwner: caller.user !== null && caller.user.id === thread.ownerId,
  };
}

/** A page of the replies to a comment, oldest first. At most four statements. */
export async function repliesTo(
  { db, caller, now }: RequestContext,
  { commentId, cursor }: { commentId: string; cursor?: string | undefined },
): Promise<{ replies: Reply[]; nextCursor: string | null }> {
  const [parent] = isUuid(commentId)
    ? await db
        .select()
        .from(comments)
        .where(and(eq(comments.id, commentId), isNull(comments.parentId)))
    : [];
  if (!parent) throw commentNotFound();
  const { ownerId } = await threadOf(db, subjectOf(parent));
  const place = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectComments(db, { caller })
    .where(
      and(
        eq(comments.parentId, parent.id),
        isShownTo(readerOf({ caller })),
        place
          ? sql`(${comments.createdAt}, ${comments.id}) > (${momentOf(place.micros)}, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(COMMENTS_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, COMMENTS_PAGE);
  const replies = await toReplies(db, page, { caller, now, ownerId });
  return { replies: [...replies.values()], nextCursor };
}

/** One comment as its author sees it, just after writing it. */
export async function writtenComment(
  { db, caller, now }: RequestContext,
  id: string,
  { ownerId }: Thread,
): Promise<Comment> {
  const rows = await selectComments(db, { caller }).where(eq(comments.id, id));
  const [comment] = await withReplies(db, rows, { caller, now, ownerId });
  if (!comment) throw commentNotFound();
  return comment;
}

function pinnedOf(db: Db, { on, id }: Thread, reader: Reader): Promise<CommentRow[]> {
  return selectComments(db, reader).where(
    and(eq(SUBJECT_COLUMNS[on].of, id), isNotNull(comments.pinnedAt), isShownTo(readerOf(reader))),
  );
}

const ORDER: Record<Order, SQL[]> = {
  newest: [desc(comments.createdAt), desc(comments.id)],
  liked: [desc(comments.likes), desc(comments.createdAt), desc(comments.id)],
};

function pageOf(
  db: Db,
  { on, id }: Thread,
  reader: Reader,
  sort: Order,
  cursor: string | undefined,
): Promise<CommentRow[]> {
  return selectComments(db, reader)
    .where(
      and(
        eq(SUBJECT_COLUMNS[on].of, id),
        isNull(comments.parentId),
        isNull(comments.pinnedAt),
        or(isShownTo(readerOf(reader)), hasReplies(readerOf(reader))),
        sort === 'newest' ? olderThan(cursor, comments.createdAt, comments.id) : lessLiked(cursor),
      ),
    )
    .orderBy(...ORDER[sort])
    .limit(COMMENTS_PAGE + 1);
}

/** SQL for what follows a cursor when sorted by likes, which are the first part of the cursor. */
function lessLiked(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, likes, rest = ''] = /^(\d{1,9})\.(.+)$/.exec(cursor) ?? [];
  const { micros, id } = readCursor(rest);
  return sql`(${comments.likes}, ${comments.createdAt}, ${comments.id})
    < (${Number(likes)}::integer, ${momentOf(micros)}, ${id}::uuid)`;
}

async function aboutThread(
  db: Db,
  thread: Thread,
  readerId: string | null,
): Promise<{ total: number; isClosed: boolean }> {
  const { of } = SUBJECT_COLUMNS[thread.on];
  const { rows } = await db.execute<{ total: number; isClosed: boolean }>(sql`
    select (select count(*)::integer from ${comments} where ${of} = ${thread.id} and ${isShownTo(readerId)}) as total,
      ${isClosedSql(thread)} as "isClosed"`);
  return rows[0] ?? { total: 0, isClosed: false };
}

/** Adds the first replies of each comment. Two statements, and one more if any of them mentions someone. */
async function withReplies(db: Db, rows: readonly CommentRow[], reader: Reader): Promise<Comment[]> {
  const counts = await replyCounts(
    db,
    rows.map(({ id }) => id),
    readerOf(reader),
  );
  const firstIds = [...counts.values()].flatMap(({ first }) => first);
  const firstRows =
    firstIds.length === 0
      ? []
      : await selectComments(db, reader)
          .where(sql`${comments.id} = any(${sql.param(firstIds)}::uuid[])`)
          .orderBy(asc(comments.createdAt), asc(comments.id));
  const shown = await toReplies(db, [...rows, ...firstRows], reader);
  return rows.flatMap((row) => {
    const comment = shown.get(row.id);
    const replies = firstRows.filter(({ parentId }) => parentId === row.id);
    const replyCount = counts.get(row.id)?.count ?? 0;
    const last = replyCount > replies.length ? replies.at(-1) : undefined;
    if (!comment) return [];
    return {
      ...comment,
      replies: replies.flatMap(({ id }) => shown.get(id) ?? []),
      replyCount,
      nextReplies: last ? writeCursor(last) : null,
    };
  });
}

/** How many replies each comment has, and the ids of the first ones. One statement. */
async function replyCounts(
  db: Db,
  ids: readonly string[],
  readerId: string | null,
): Promise<Map<string, { count: number; first: string[] }>> {
  if (ids.length === 0) return new Map();
  const readable = sql`reply.parent_id = parent.id and ${isReadableReply(readerId)}`;
  const { rows } = await db.execute<{ id: string; count: number; first: string[] }>(sql`
    select parent.id, (select count(*)::integer from comments reply where ${readable}) as count,
      array(select reply.id from comments reply where ${readable}
        order by reply.created_at, reply.id limit ${FIRST_REPLIES})::text[] as first
    from unnest(${sql.param([...ids])}::uuid[]) parent (id)`);
  return new Map(rows.map(({ id, ...replies }) => [id, replies]));
}
