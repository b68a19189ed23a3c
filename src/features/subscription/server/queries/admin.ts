import { and, asc, count, desc, eq, gt, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/db.ts';
import { cutPage, microsOf, olderThan } from '#server/keyset.ts';
import type { SubscriptionFilter, SubscriptionPage } from '../../contract.ts';
import { REFRESH_BATCH } from '../../rules/limits.ts';
import { type Subscription, subscriptionStates as states } from '../tables.ts';

/** All subscriptions, newest first. */
export async function subscriptionPage(
  db: Db,
  { status, email, cursor, limit }: SubscriptionFilter,
): Promise<SubscriptionPage> {
  const rows = await db
    .select({
      id: states.id,
      micros: microsOf(states.createdAt),
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
        email ? ilike(users.email, `%${email.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        olderThan(cursor, states.createdAt, states.id),
      ),
    )
    .orderBy(desc(states.createdAt), desc(states.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit);
  const subscriptions = page.map(({ micros: _, startedAt, paidUntil, createdAt, ...row }) => ({
    ...row,
    startedAt: startedAt?.toISOString() ?? null,
    paidUntil: paidUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { subscriptions, nextCursor };
}

/** How many subscriptions there are by status, how many people have access, and how many can be verified. */
export async function subscriptionCounts(db: Db, providers: readonly string[]) {
  const [byStatus, [people], [refreshable]] = await Promise.all([
    db.select({ status: states.state, count: count() }).from(states).groupBy(states.state),
    db
      .select({
        all: sql<number>`count(distinct ${states.userId})`.mapWith(Number),
        withAccess: sql<number>`count(distinct ${states.userId}) filter (where ${states.isOpen})`.mapWith(
          Number,
        ),
      })
      .from(states),
    db.select({ count: count() }).from(states).where(verifiable(providers)),
  ]);
  const counts = { PENDING: 0, ACTIVE: 0, INACTIVE: 0, CANCELLED: 0, EXPIRED: 0 };
  for (const row of byStatus) counts[row.status] = row.count;
  return {
    byStatus: counts,
    subscribers: people?.all ?? 0,
    withAccess: people?.withAccess ?? 0,
    refreshable: refreshable?.count ?? 0,
  };
}

/** The next few active subscriptions whose provider can be asked, by id. */
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

function verifiable(providers: readonly string[]): SQL | undefined {
  return and(
    eq(states.status, 'ACTIVE'),
    ne(states.provider, 'gift'),
    inArray(states.provider, [...providers] as never),
  );
}
