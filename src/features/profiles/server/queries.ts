import { eq, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { PersonCard, Profile } from '../contract.ts';
import { follows } from './tables.ts';

const MOST_COUNTED = 1_000;

const PERSON = {
  id: profiles.id,
  name: profiles.name,
  username: profiles.username,
  bio: profiles.bio,
  avatarUrl: profiles.avatarUrl,
};

/** One profile with its counts, by id or username. Throws `not_found`. One statement. */
export async function profileOf(db: Db, idOrUsername: string): Promise<Profile> {
  const [row] = await db
    .select({
      ...PERSON,
      followersCount: db.$count(follows, eq(follows.followingId, profiles.id)),
      followingCount: db.$count(follows, eq(follows.followerId, profiles.id)),
    })
    .from(profiles)
    .where(
      isUuid(idOrUsername)
        ? eq(profiles.id, idOrUsername)
        : sql`lower(${profiles.username}) = lower(${idOrUsername})`,
    );
  if (!row) throw new AppError('not_found', 'Profile Not Found');
  return row;
}

/**
 * People whose name or username contains a term, ignoring case, by name (spec part 1 §2 'Search'). The total is exact up to
 * 1,000. One statement.
 */
export async function peopleMatching(
  db: Db,
  term: string,
  limit: number,
): Promise<{ items: PersonCard[]; total: number }> {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<PersonCard & { total: number } & Record<string, unknown>>(sql`
    with found as materialized (
      select id, name, username, bio, avatar_url from profiles
      where name || ' ' || coalesce(username, '') ilike ${pattern} and (name ilike ${pattern} or username ilike ${pattern})
      order by name, id
      limit ${MOST_COUNTED}
    )
    select id, name, username, bio, avatar_url as "avatarUrl", (select count(*) from found) as total
    from found order by name, id limit ${limit}`);
  return { items: rows.map(({ total: _total, ...person }) => person), total: rows[0]?.total ?? 0 };
}
