import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { msg, t } from '#shared/t.ts';

/** A person in SQL: a column, or an id. */
type PersonSql = AnyColumn | SQL | string;

/** SQL for whether one person has blocked another. */
export function hasBlocked(blocker: PersonSql, blocked: PersonSql): SQL<boolean> {
  return sql<boolean>`exists (select from blocks where blocks.blocker_id = ${blocker} and blocks.blocked_id = ${blocked})`;
}

/** SQL for whether either of two people has blocked the other. */
export function isBlockedBetween(one: PersonSql, other: PersonSql): SQL<boolean> {
  return sql<boolean>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`;
}

/** SQL for whether someone does not want to see what this author publishes, because they blocked or muted them. */
export function isHiddenFor(viewerId: string, authorId: PersonSql): SQL<boolean> {
  return sql<boolean>`(${hasBlocked(viewerId, authorId)} or ${hasMuted(viewerId, authorId)})`;
}

function hasMuted(muter: PersonSql, muted: PersonSql): SQL<boolean> {
  return sql<boolean>`exists (select from mutes where mutes.muter_id = ${muter} and mutes.muted_id = ${muted})`;
}

/**
 * SQL for whether someone's feeds show what this author publishes: neither has blocked the other, and the author is not
 * muted.
 */
export function isInFeedsOf(viewerId: string, authorId: PersonSql): SQL<boolean> {
  return sql<boolean>`(not ${isBlockedBetween(viewerId, authorId)} and not ${hasMuted(viewerId, authorId)})`;
}

/** Why a person cannot follow or address another: they have blocked them, or were blocked. */
const REFUSALS = {
  follow: {
    own: msg('Unblock this person to follow them.'),
    theirs: msg('You cannot follow this person.'),
  },
  answer: {
    own: msg('Unblock this person to reply to them.'),
    theirs: msg('You cannot reply to this person.'),
  },
};

/** Throws `forbidden` if either person has blocked the other. */
export async function refuseBlocked(
  db: Db,
  userId: string,
  otherId: string,
  toDo: keyof typeof REFUSALS,
): Promise<void> {
  const { rows } = await db.execute<{ own: boolean; theirs: boolean }>(
    sql`select ${hasBlocked(userId, otherId)} as own, ${hasBlocked(otherId, userId)} as theirs`,
  );
  if (rows[0]?.own) throw new AppError('forbidden', t(REFUSALS[toDo].own));
  if (rows[0]?.theirs) throw new AppError('forbidden', t(REFUSALS[toDo].theirs));
}

/** Throws `not_found` unless a person has this id. */
export async function assertPerson(db: Db, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await db.execute(sql`select from profiles where id = ${id}`)
    : { rowCount: 0 };
  if (!rowCount) throw profileNotFound();
}

export function profileNotFound(): AppError {
  return new AppError('not_found', t('Profile Not Found'));
}
