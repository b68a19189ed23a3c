import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { escapeLike } from '#server/database/contains.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { isUuid } from '#shared/id.ts';
import type { OwnProfile, PersonCard, Profile } from '../../contract.ts';
import { profileNotFound } from '../access.ts';
import { follows, hiddenProfiles } from '../tables.ts';

const MOST_COUNTED = 1_000;

export const PERSON = {
  id: profiles.id,
  name: profiles.name,
  username: profiles.username,
  bio: profiles.bio,
  avatarUrl: profiles.avatarUrl,
};

/** One profile with its counts, by id, username, or a recent former username. Throws `not_found`. One statement. */
export async function profileOf(db: Db, idOrUsername: string): Promise<Profile> {
  const [row] = await db
    .select({
      ...PERSON,
      ...followCounts(db),
    })
    .from(profiles)
    .where(isPerson(idOrUsername));
  if (!row) throw profileNotFound();
  shows(`profile:${row.id}`, `follows:${row.id}`);
  return row;
}

/** SQL for how many people follow a profile, and how many it follows. */
export function followCounts(db: Db) {
  return {
    followersCount: db.$count(follows, eq(follows.followingId, profiles.id)),
    followingCount: db.$count(follows, eq(follows.followerId, profiles.id)),
  };
}

/** SQL that finds a person among `profiles`. */
export function isPerson(idOrUsername: string): SQL {
  if (isUuid(idOrUsername)) return eq(profiles.id, idOrUsername);
  return sql`(lower(${profiles.username}) = lower(${idOrUsername}) or ${profiles.id} = (
    select user_id from former_usernames where former_usernames.username = lower(${idOrUsername}) and until > now()))`;
}

/** A person's own profile for editing, even while moderators hide it from others. One statement. */
export async function ownProfileOf(db: Db, userId: string): Promise<OwnProfile> {
  const [row] = await db
    .select({ shown: PERSON, email: users.email, hidden: hiddenProfiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(hiddenProfiles, eq(hiddenProfiles.id, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) throw profileNotFound();
  const { shown, email, hidden } = row;
  const { name, bio, avatarUrl } = hidden ?? shown;
  return { ...shown, name, bio, avatarUrl, email, isHidden: hidden !== null };
}

/** The index only finds terms with three letters in a row; for all others, the plan depends on the term. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

function people(db: Db, pattern: SQL) {
  return db
    .select({
      id: sql<string>`found.id`,
      name: sql<string>`found.name`,
      username: sql<string | null>`found.username`,
      bio: sql<string>`found.bio`,
      avatarUrl: sql<string | null>`found.avatar_url`,
      total: sql<number>`found.total`,
    })
    .from(sql`(
      with matching as materialized (
        select id, name, username, bio, avatar_url from profiles
        where folded(name || ' ' || coalesce(username, '')) like folded(${pattern})
          and (folded(name) like folded(${pattern}) or folded(username) like folded(${pattern}))
        order by name, id
        limit ${sql.raw(`${MOST_COUNTED}`)}
      )
      select *, (select count(*) from matching) as total from matching order by name, id limit ${sql.placeholder('limit')}
    ) as found`);
}

/**
 * Planned once. The pattern is in a subquery to hide it from the planner, which would otherwise find replanning cheaper each
 * time.
 */
const anyPeople = preparedPerDb((db) =>
  people(db, sql`(select ${sql.placeholder('pattern')}::text)`).prepare('people_matching'),
);

/**
 * People whose name or username contains a term, ignoring case and accents, by name (spec part 1 §2 'Search'). A username may
 * have an @ before it, as it is shown. The total is exact up to 1,000. One statement.
 */
export async function peopleMatching(
  db: Db,
  term: string,
  limit: number,
): Promise<{ items: PersonCard[]; total: number }> {
  const name = term.replace(/^@(?=.)/, '');
  const pattern = `%${escapeLike(name)}%`;
  const rows = await (INDEXED.test(name)
    ? anyPeople(db).execute({ pattern, limit })
    : people(db, sql`${pattern}`).execute({ limit }));
  shows(`person~${name}`, ...rows.map(({ id }) => `profile:${id}`));
  return { items: rows.map(({ total: _total, ...person }) => person), total: rows[0]?.total ?? 0 };
}
