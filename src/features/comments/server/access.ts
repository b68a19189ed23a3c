import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isHiddenFor } from '#features/profiles/server/access.ts';
import { recipeNotFound } from '#features/recipes/server/access.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { reelNotFound } from '#features/reels/server/queries.ts';
import { reels } from '#features/reels/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { type Message, t } from '#shared/t.ts';
import type { SubjectType } from '../rules/limits.ts';
import { closedThreads, comments } from './tables.ts';

export interface CommentServices {
  screen: Screen;
}

/** The subject of a thread, as a request names it. */
export interface Subject {
  on: SubjectType;
  id: string;
}

interface SubjectColumns {
  of: AnyPgColumn;
  closedOf: AnyPgColumn;
  /** The column of `comments` and `closed_threads` that refers to it. */
  key: 'recipeId' | 'reelId';
  find(db: Db, id: string): Promise<{ ownerId: string | null } | undefined>;
  notFound(): AppError;
}

/** Everything that can be commented on, and how the tables refer to it. */
export const SUBJECT_COLUMNS: Record<SubjectType, SubjectColumns> = {
  recipe: {
    of: comments.recipeId,
    closedOf: closedThreads.recipeId,
    key: 'recipeId',
    find: async (db, id) =>
      (await db.select({ ownerId: recipes.authorId }).from(recipes).where(eq(recipes.id, id)))[0],
    notFound: recipeNotFound,
  },
  reel: {
    of: comments.reelId,
    closedOf: closedThreads.reelId,
    key: 'reelId',
    find: async (db, id) =>
      (await db.select({ ownerId: reels.authorId }).from(reels).where(eq(reels.id, id)))[0],
    notFound: reelNotFound,
  },
};

export interface Thread extends Subject {
  ownerId: string | null;
}

/** The thread about a subject that may be seen. Throws `not_found`. */
export async function threadOf(db: Db, { on, id }: Subject): Promise<Thread> {
  const { find, notFound } = SUBJECT_COLUMNS[on];
  const found = isUuid(id) ? await find(db, id) : undefined;
  if (!found) throw notFound();
  return { on, id: id.toLowerCase(), ...found };
}

/** The same, for the subject's author only. Throws `forbidden` with the refusal. */
export async function ownThread(
  context: RequestContext,
  subject: Subject,
  refusal: Record<SubjectType, Message>,
): Promise<Thread> {
  const thread = await threadOf(context.db, subject);
  if (thread.ownerId !== signedIn(context).id) throw new AppError('forbidden', t(refusal[subject.on]));
  return thread;
}

/** Comments that can be read. */
export const IS_SHOWN = and(isNull(comments.hiddenAt), isNull(comments.deletedAt)) as SQL;

/** The same, excluding people whom the reader blocked or muted. */
export function isShownTo(readerId: string | null): SQL {
  return readerId === null ? IS_SHOWN : (and(IS_SHOWN, not(isHiddenFor(readerId, AUTHOR_ID))) as SQL);
}

/** Written out, because Drizzle omits table names when selecting from a single table. */
export const AUTHOR_ID = sql.raw('comments.author_id');

type CommentRow = typeof comments.$inferSelect;

/** A comment that can be read, locked for a change, with its thread. Throws `not_found`. */
export async function commentForChange(db: Db, id: string): Promise<{ comment: CommentRow; thread: Thread }> {
  const comment = await lockedComment(db, id);
  if (!comment || comment.hiddenAt || comment.deletedAt) throw commentNotFound();
  return { comment, thread: await threadOf(db, subjectOf(comment)) };
}

/** A comment, hidden or not, locked. */
export async function lockedComment(db: Db, id: string): Promise<CommentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(comments).where(eq(comments.id, id)).for('update');
  return row;
}

export function commentNotFound(): AppError {
  return new AppError('not_found', t('This comment no longer exists.'));
}

/** The subject of a comment. */
export function subjectOf({ recipeId, reelId }: Pick<CommentRow, 'recipeId' | 'reelId'>): Subject {
  return recipeId ? { on: 'recipe', id: recipeId } : { on: 'reel', id: reelId ?? '' };
}

/** SQL for whether the thread about something is closed. */
export function isClosedSql({ on, id }: Subject): SQL<boolean> {
  return sql<boolean>`exists (select from closed_threads where ${SUBJECT_COLUMNS[on].closedOf} = ${id})`;
}
