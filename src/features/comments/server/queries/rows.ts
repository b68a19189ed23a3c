import { eq, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { isHiddenFor } from '#features/profiles/server/access.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { microsOf } from '#server/database/keyset.ts';
import type { Reply } from '../../contract.ts';
import { canRestore, editableUntil, isEditable } from '../../rules/editing.ts';
import { mentionsIn } from '../../rules/mentions.ts';
import { AUTHOR_ID } from '../access.ts';
import { comments } from '../tables.ts';

/** The reader, and the author of the recipe. */
export interface Reader {
  caller: RequestContext['caller'];
  now: Date;
  ownerId: string | null;
}

/** Comments with their authors, as one person sees them; the caller of this function adds filter and order. */
export function selectComments(db: Db, { caller }: Pick<Reader, 'caller'>) {
  const reader = caller.user?.id ?? null;
  return db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      authorId: comments.authorId,
      name: profiles.name,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      text: comments.text,
      likes: comments.likes,
      isLiked: sql<boolean>`exists (select from comment_likes where comment_id = ${comments.id} and user_id = ${reader}::uuid)`,
      isUnwanted: reader === null ? sql<boolean>`false` : isHiddenFor(reader, AUTHOR_ID),
      pinnedAt: comments.pinnedAt,
      createdAt: comments.createdAt,
      micros: microsOf(comments.createdAt),
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      deletedBy: comments.deletedBy,
      hiddenAt: comments.hiddenAt,
    })
    .from(comments)
    .leftJoin(profiles, eq(profiles.id, comments.authorId))
    .$dynamic();
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** Comments as a person sees them; deleted or hidden ones have no text. One statement if any of them mentions someone. */
export async function toReplies(
  db: Db,
  rows: readonly CommentRow[],
  reader: Reader,
): Promise<Map<string, Reply>> {
  const known = await knownUsernames(
    db,
    rows.filter(isShown).map(({ text }) => text),
  );
  return new Map(rows.map((row) => [row.id, toReply(row, reader, known)]));
}

function toReply(row: CommentRow, { caller, now, ownerId }: Reader, known: ReadonlySet<string>): Reply {
  const isGone = !isShown(row);
  const isOwn = caller.user !== null && caller.user.id === row.authorId;
  const mayEdit = isOwn && isEditable(row.createdAt, now);
  return {
    id: row.id,
    parentId: row.parentId,
    state: stateOf(row),
    text: isGone ? '' : row.text,
    mentions: isGone ? [] : mentionsIn(row.text).filter((name) => known.has(name)),
    author:
      isGone || !row.authorId || row.name === null
        ? null
        : { id: row.authorId, name: row.name, username: row.username, avatarUrl: row.avatarUrl },
    likes: isGone ? 0 : row.likes,
    isLiked: !isGone && row.isLiked,
    isPinned: row.pinnedAt !== null && !isGone,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    can: {
      editUntil: mayEdit && !isGone ? editableUntil(row.createdAt).toISOString() : null,
      restore: caller.user !== null && canRestore(row, caller.user.id, now),
      remove: !isGone && (isOwn || caller.isAdmin),
      pin: !isGone && row.parentId === null && caller.user !== null && caller.user.id === ownerId,
    },
  };
}

function stateOf({ hiddenAt, deletedAt, isUnwanted }: CommentRow): Reply['state'] {
  if (hiddenAt) return 'removed';
  if (deletedAt) return 'deleted';
  return isUnwanted ? 'hidden' : 'shown';
}

function isShown(row: CommentRow): boolean {
  return stateOf(row) === 'shown';
}

/** Which of the usernames mentioned in texts exist, in lower case. */
async function knownUsernames(db: Db, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const names = [...new Set(texts.flatMap(mentionsIn))];
  if (names.length === 0) return new Set();
  const { rows } = await db.execute<{ name: string }>(
    sql`select lower(username) as name from profiles where lower(username) = any(${sql.param(names)}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}
