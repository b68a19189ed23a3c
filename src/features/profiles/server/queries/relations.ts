import { type AnyColumn, and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { People, Relation } from '../../contract.ts';
import { PEOPLE_PAGE } from '../../rules/limits.ts';
import type { Restriction } from '../../rules/restrictions.ts';
import { hasBlocked, isBlockedBetween, profileNotFound } from '../access.ts';
import { blocks, follows, mutes } from '../tables.ts';
import { isPerson, PERSON } from './profiles.ts';

const NOT_A_PAGE = 'This page of the list does not exist. Please start from the first page.';

/** How somebody stands to a person, with that person's counts. Throws `not_found`. One statement. */
export async function relationTo(db: Db, userId: string | SQL, idOrUsername: string): Promise<Relation> {
  const [row] = await db
    .select({
      id: profiles.id,
      isFollowing: isFollowing(userId, PROFILE_ID),
      followsYou: isFollowing(PROFILE_ID, userId),
      isBlocked: hasBlocked(userId, PROFILE_ID),
      isMuted: sql<boolean>`exists (select from mutes where muter_id = ${userId} and muted_id = ${PROFILE_ID})`,
      followersCount: db.$count(follows, eq(follows.followingId, profiles.id)),
      followingCount: db.$count(follows, eq(follows.followerId, profiles.id)),
    })
    .from(profiles)
    .where(isPerson(idOrUsername));
  if (!row) throw profileNotFound();
  return row;
}

/** A page of the people who follow someone, newest first, as a viewer sees them. One statement. */
export function followersOf(db: Db, viewerId: string | null, ofId: string, cursor?: string): Promise<People> {
  const { followerId: person, followingId: of } = follows;
  return pageOf(db, viewerId, { table: follows, person, of, at: follows.createdAt }, ofId, cursor);
}

/** A page of the people someone follows. */
export function followedBy(db: Db, viewerId: string | null, ofId: string, cursor?: string): Promise<People> {
  const { followerId: of, followingId: person } = follows;
  return pageOf(db, viewerId, { table: follows, person, of, at: follows.createdAt }, ofId, cursor);
}

/** A page of the people someone blocked or muted. */
export function restrictedBy(
  db: Db,
  userId: string,
  restriction: Restriction,
  cursor?: string,
): Promise<People> {
  const table = restriction === 'blocked' ? blocks : mutes;
  return pageOf(
    db,
    null,
    { table, person: table.otherId, of: table.userId, at: table.createdAt },
    userId,
    cursor,
  );
}

/** The ids of everyone somebody blocked and muted. One statement. */
export async function restrictedIds(db: Db, userId: string): Promise<Record<Restriction, string[]>> {
  const { rows } = await db.execute<Record<Restriction, string[]>>(sql`
    select array(select blocked_id from blocks where blocker_id = ${userId})::text[] as blocked,
      array(select muted_id from mutes where muter_id = ${userId})::text[] as muted`);
  return rows[0] ?? { blocked: [], muted: [] };
}

interface Pairs {
  table: PgTable;
  /** Whom the list shows. */
  person: AnyColumn;
  /** Whose list it is. */
  of: AnyColumn;
  at: AnyColumn;
}

async function pageOf(
  db: Db,
  viewerId: string | null,
  { table, person, of, at }: Pairs,
  ofId: string,
  cursor: string | undefined,
): Promise<People> {
  if (!isUuid(ofId)) throw profileNotFound();
  const rows = await db
    .select({
      ...PERSON,
      isFollowing: viewerId === null ? sql<boolean>`false` : isFollowing(viewerId, PROFILE_ID),
      micros: sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`.mapWith(Number),
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.id, person))
    .where(
      and(
        eq(of, ofId),
        cursor === undefined ? undefined : after(cursor, at, person),
        viewerId === null ? undefined : not(isBlockedBetween(viewerId, PROFILE_ID)),
      ),
    )
    .orderBy(sql`${at} desc, ${person} desc`)
    .limit(PEOPLE_PAGE + 1);
  const last = rows.length > PEOPLE_PAGE ? rows[PEOPLE_PAGE - 1] : undefined;
  return {
    people: rows.slice(0, PEOPLE_PAGE).map(({ micros: _micros, ...listed }) => listed),
    nextCursor: last ? `${last.micros}.${last.id}` : null,
  };
}

function after(cursor: string, at: AnyColumn, person: AnyColumn): SQL {
  const [, micros, id = ''] = /^(\d{1,16})\.(.+)$/.exec(cursor) ?? [];
  if (!micros || !isUuid(id)) throw new AppError('invalid_input', NOT_A_PAGE);
  return sql`(${at}, ${person})
    < (timestamptz 'epoch' + ${Number(micros)}::double precision * interval '1 microsecond', ${id}::uuid)`;
}

/** Written out, because Drizzle drops the names of tables in a select of one table. */
const PROFILE_ID = sql.raw('profiles.id');

function isFollowing(follower: SQL | string, followed: SQL | string): SQL<boolean> {
  return sql<boolean>`exists (select from follows as own where own.follower_id = ${follower} and own.following_id = ${followed})`;
}
