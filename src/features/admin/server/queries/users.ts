import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';
import { cutPage, microsOf, momentOf, readCursor } from '#server/keyset.ts';
import type { AdminUser } from '../../contract.ts';
import type { UserSort } from '../../rules/limits.ts';

interface Wanted {
  q: string;
  sort: UserSort;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends Record<string, unknown>, Omit<AdminUser, 'createdAt' | 'lastSignInAt'> {
  createdAt: Date;
  lastSignInAt: Date | null;
  micros: string;
}

const NEVER = sql`'epoch'::timestamptz`;
const LAST_SIGN_IN = sql`coalesce(users.last_sign_in_at, ${NEVER})`;

/** A page of people. One statement, and one more for a search. */
export async function usersPage(
  db: Db,
  { q, sort, cursor, limit }: Wanted,
): Promise<{ users: AdminUser[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(cursor);
  const { key, order, after } = ORDERS[sort](place);
  const matching = await matches(db, q);
  // The page first: what is asked about each person is asked for its few.
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (
      select users.id, users.email, users.created_at, users.last_sign_in_at,
        profiles.name, profiles.username, profiles.avatar_url, ${key} as micros
      from users join profiles on profiles.id = users.id
      where ${matching} and ${after}
      order by ${order} limit ${limit + 1}
    )
    select id, name, username, avatar_url as "avatarUrl", email, micros,
      created_at as "createdAt", last_sign_in_at as "lastSignInAt",
      exists (select from subscription_states where user_id = page.id and is_open) as "isSubscribed",
      exists (select from user_roles where user_id = page.id and role = 'admin') as "isAdmin"
    from page`);
  const { page, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, micros: Number(row.micros) })),
    limit,
  );
  return {
    users: page.map(({ micros: _, createdAt, lastSignInAt, ...user }) => ({
      ...user,
      createdAt: new Date(createdAt).toISOString(),
      lastSignInAt: lastSignInAt && new Date(lastSignInAt).toISOString(),
    })),
    nextCursor,
  };
}

/** More matches than this are found soon enough by walking the list. */
const FEW = 2_000;

/**
 * By name, username or email, of which a part is enough. Few matches are looked up with the indexes of both tables; no
 * index would help where most people match.
 */
async function matches(db: Db, q: string): Promise<SQL> {
  const words = q.trim();
  if (words === '') return sql`true`;
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const byName = sql`(profiles.name || ' ' || coalesce(profiles.username, '')) ilike ${part}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from profiles where ${byName} limit ${FEW})
    union (select id from users where email ilike ${part} limit ${FEW})`);
  return rows.length < FEW
    ? sql`users.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
    : sql`(${byName} or users.email ilike ${part})`;
}

interface Order {
  /** What the cursor remembers: a moment. */
  key: SQL;
  order: SQL;
  after: SQL;
}
type Place = { micros: number; id: string } | null;

const byTime =
  (column: SQL, direction: 'asc' | 'desc') =>
  (place: Place): Order => ({
    key: microsOf(column),
    order: sql`${column} ${sql.raw(direction)}, users.id ${sql.raw(direction)}`,
    after: place
      ? sql`(${column}, users.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${momentOf(place.micros)}, ${place.id}::uuid)`
      : sql`true`,
  });

const ORDERS: Record<UserSort, (place: Place) => Order> = {
  newest: byTime(sql`users.created_at`, 'desc'),
  oldest: byTime(sql`users.created_at`, 'asc'),
  last_sign_in: byTime(LAST_SIGN_IN, 'desc'),
  // A name may be longer than a cursor: it is looked up by the id.
  name: (place) => ({
    key: sql`0`,
    order: sql`profiles.name, profiles.id`,
    after: place
      ? sql`(profiles.name, profiles.id) > (select name, id from profiles where id = ${place.id}::uuid)`
      : sql`true`,
  }),
};
