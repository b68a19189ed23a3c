import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { contains } from '#server/database/contains.ts';
import type { Db } from '#server/database/db.ts';
import { byMoment, byText, cutPage, type Ordering, type Place, readCursor } from '#server/database/keyset.ts';
import type { SortDirection } from '#shared/sort-direction.ts';
import type { SubscriptionFilter, SubscriptionPage } from '../../contract.ts';
import { REFRESH_BATCH, type SubscriptionSort } from '../../rules/limits.ts';
import { STATUSES } from '../../rules/statuses.ts';
import { type Subscription, subscriptionStates as states } from '../tables.ts';

const BY: Record<SubscriptionSort, (direction: SortDirection, place: Place | null) => Ordering> = {
  created: (...order) => byMoment(states.createdAt, states.id, ...order),
  email: (...order) =>
    byText(
      sql`coalesce(${users.email}, '')`,
      states.id,
      ...order,
      (id) => sql`
        select coalesce(person.email, '') from subscriptions paid left join users person on person.id = paid.user_id
        where paid.id = ${id}`,
    ),
  status: (...order) =>
    byText(
      states.state,
      states.id,
      ...order,
      (id) => sql`select state from subscription_states where id = ${id}`,
    ),
};

/** A page of the subscriptions an admin is looking for. */
export async function subscriptionPage(
  db: Db,
  { status, email, sort, direction, cursor, limit }: SubscriptionFilter,
): Promise<SubscriptionPage> {
  const place = cursor === undefined ? null : readCursor(cursor);
  const { micros, text, orderBy, after } = BY[sort](direction, place);
  const rows = await db
    .select({
      id: states.id,
      micros,
      text,
      userId: states.userId,
      email: users.email,
      name: profiles.name,
      hasProfile: sql<boolean>`${profiles.id} is not null`,
      status: states.state,
      provider: states.provider,
      subscriptionId: sql<string | null>`coalesce(${states.providerSubscriptionId}, ${states.checkoutId})`,
      startedAt: states.startedAt,
      paidUntil: states.paidUntil,
      createdAt: states.createdAt,
    })
    .from(states)
    .leftJoin(users, eq(users.id, states.userId))
    .leftJoin(profiles, eq(profiles.id, states.userId))
    .where(
      and(
        status ? eq(states.state, status) : undefined,
        email ? contains(users.email, email) : undefined,
        after,
      ),
    )
    .orderBy(orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit);
  const subscriptions = page.map(({ micros: _, text: __, startedAt, paidUntil, createdAt, ...row }) => ({
    ...row,
    startedAt: startedAt?.toISOString() ?? null,
    paidUntil: paidUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { subscriptions, nextCursor };
}

interface Counts extends Record<Subscription['status'], number> {
  subscribers: number;
  withAccess: number;
  refreshable: number;
}

/** How many subscriptions there are by status, how many people have access, and how many can be verified. */
export async function subscriptionCounts(db: Db, providers: readonly string[]) {
  const ofStatus = STATUSES.map(
    (status) => sql`(count(*) filter (where state = ${status}))::int as ${sql.identifier(status)}`,
  );
  // Without the `offset`, the view's conditions would be evaluated for each of these counts.
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select ${sql.join(ofStatus, sql`, `)},
      count(distinct person)::int as subscribers,
      (count(distinct person) filter (where has_access))::int as "withAccess",
      (count(*) filter (where is_verifiable))::int as refreshable
    from (
      select ${states.userId} as person, ${states.state} as state, ${states.isOpen} as has_access,
        ${verifiable(providers)} as is_verifiable
      from ${states} offset 0
    ) as known`);
  const { subscribers, withAccess, refreshable, ...byStatus } = rows[0]!;
  return { byStatus, subscribers, withAccess, refreshable };
}

/** The next few active subscriptions, by id, whose provider can be queried. */
export async function activeBatch(
  db: Db,
  providers: readonly string[],
  after: string | null,
): Promise<Subscription[]> {
  return db
    .select()
    .from(states)
    .where(and(verifiable(providers), after ? gt(states.id, after) : undefined))
    .orderBy(asc(states.id))
    .limit(REFRESH_BATCH);
}

function verifiable(providers: readonly string[]): SQL {
  return and(
    eq(states.status, 'ACTIVE'),
    ne(states.provider, 'gift'),
    inArray(states.provider, [...providers] as never),
  ) as SQL;
}
