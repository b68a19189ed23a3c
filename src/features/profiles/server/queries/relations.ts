import { type AnyColumn, and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { isUuid } from '#shared/id.ts';
import type { People, Relation } from '../../contract.ts';
import { PEOPLE_PAGE } from '../../rules/limits.ts';
import type { Restriction } from '../../rules/restrictions.ts';
import { hasBlocked, isBlockedBetween, profileNotFound } from '../access.ts';
import { blocks, follows, mutes } from '../tables.ts';
import { followCounts, isPerson, PERSON } from './profiles.ts';

/** Somebody's relation to a person, with that person's counts. Throws `not_found`. One statement. */
export async function relationTo(db: Db, userId: string | SQL, idOrUsername: string): Promise<Relation> {
  const [row] = await db
    .select({
      id: profiles.id,
      isFollowing: isFollowing(userId, PROFILE_ID),
      followsYou: isFollowing(PROFILE_ID, userId),
      isBlocked: hasBlocked(userId, PROFILE_ID),
      isMuted: sql<boolean>`exists (select from mutes where muter_id = ${userId} and muted_id = ${PROFILE_ID})`,
      ...followCounts(db),
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
  /** The person shown in the list. */
  person: AnyColumn;
  /** The owner of the list. */
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
      micros: microsOf(at),
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.id, person))
    .where(
      and(
        eq(of, ofId),
        olderThan(cursor, at, person),
        viewerId === null ? undefined : not(isBlockedBetween(viewerId, PROFILE_ID)),
      ),
    )
    .orderBy(sql`${at} desc, ${person} desc`)
    .limit(PEOPLE_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, PEOPLE_PAGE);
  return { people: page.map(({ micros: _micros, ...listed }) => listed), nextCursor };
}

/** Written out, because Drizzle omits table names when selecting from a single table. */
const PROFILE_ID = sql.raw('profiles.id');

function isFollowing(follower: SQL | string, followed: SQL | string): SQL<boolean> {
  return sql<boolean>`exists (select from follows as own where own.follower_id = ${follower} and own.following_id = ${followed})`;
}
