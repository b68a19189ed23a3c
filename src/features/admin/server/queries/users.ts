import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '#server/database/contains.ts';
import type { Db } from '#server/database/db.ts';
import { byMoment, byText, cutPage, type Ordering, type Place, readCursor } from '#server/database/keyset.ts';
import type { SortDirection } from '#shared/sort-direction.ts';
import type { AdminUser } from '../../contract.ts';
import type { UserSort } from '../../rules/limits.ts';

interface Wanted {
  q: string;
  sort: UserSort;
  direction: SortDirection;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends Record<string, unknown>, Omit<AdminUser, 'createdAt' | 'lastSignInAt'> {
  createdAt: Date;
  lastSignInAt: Date | null;
  micros: string;
  text: string | null;
}

const NEVER = sql`'epoch'::timestamptz`;
const LAST_SIGN_IN = sql`coalesce(users.last_sign_in_at, ${NEVER})`;

/** A page of people. One statement, and one more for a search. */
export async function usersPage(
  db: Db,
  { q, sort, direction, cursor, limit }: Wanted,
): Promise<{ users: AdminUser[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(cursor);
  const { micros, text, orderBy, after } = BY[sort](direction, place);
  const matching = await matches(db, q);
  // The page is selected first, so that the subqueries run only for its few people.
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (
      select users.id, users.email, users.created_at, users.last_sign_in_at,
        profiles.name, profiles.username, profiles.avatar_url, ${micros} as micros, ${text} as text
      from users join profiles on profiles.id = users.id
      where ${matching} and ${after ?? sql`true`}
      order by ${orderBy} limit ${limit + 1}
    )
    select id, name, username, avatar_url as "avatarUrl", email, micros, text,
      created_at as "createdAt", last_sign_in_at as "lastSignInAt",
      exists (select from subscription_states where user_id = page.id and is_open) as "isSubscribed",
      exists (select from subscription_states where user_id = page.id and is_open and provider = 'gift') as "hasGift",
      exists (select from user_roles where user_id = page.id and role = 'admin') as "isAdmin"
    from page`);
  const { page, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, micros: Number(row.micros) })),
    limit,
  );
  return {
    users: page.map(({ micros: _, text: __, createdAt, lastSignInAt, ...user }) => ({
      ...user,
      createdAt: new Date(createdAt).toISOString(),
      lastSignInAt: lastSignInAt && new Date(lastSignInAt).toISOString(),
    })),
    nextCursor,
  };
}

/** With more matches than this, walking the list finds them soon enough. */
const FEW = 2_000;

/**
 * Matches any part of the name, username or email, ignoring case and the accents of a name. Few matches are looked up
 * with the indexes of both tables; if most people match, no index would help.
 */
async function matches(db: Db, q: string): Promise<SQL> {
  const words = q.trim();
  if (words === '') return sql`true`;
  const part = `%${escapeLike(words)}%`;
  const byName = sql`folded(profiles.name || ' ' || coalesce(profiles.username, '')) like folded(${part})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from profiles where ${byName} limit ${FEW})
    union (select id from users where email ilike ${part} limit ${FEW})`);
  return rows.length < FEW
    ? sql`users.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
    : sql`(${byName} or users.email ilike ${part})`;
}

const BY: Record<UserSort, (direction: SortDirection, place: Place | null) => Ordering> = {
  created: (...order) => byMoment(sql`users.created_at`, sql`users.id`, ...order),
  last_sign_in: (...order) => byMoment(LAST_SIGN_IN, sql`users.id`, ...order),
  name: (...order) =>
    byText(
      sql`profiles.name`,
      sql`profiles.id`,
      ...order,
      (id) => sql`select name from profiles where id = ${id}`,
    ),
  email: (...order) =>
    byText(sql`users.email`, sql`users.id`, ...order, (id) => sql`select email from users where id = ${id}`),
};
