import { type AnyColumn, and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { isUuid } from '#shared/id.ts';
import { subscriptions } from './tables.ts';

/** The caller's effective subscription: an active one, otherwise the newest. */
export async function ownSubscription({ db, caller }: Pick<RequestContext, 'db' | 'caller'>) {
  if (!caller.user) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, caller.user.id))
    .orderBy(desc(sql`${subscriptions.status} = 'ACTIVE'`), desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/** SQL for the status of a person's effective subscription; null without one. */
export function subscriptionOf(userId: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select ${subscriptions.status} from ${subscriptions}
    where ${subscriptions.userId} = ${userId}
    order by (${subscriptions.status} = 'ACTIVE') desc, ${subscriptions.createdAt} desc limit 1)`;
}

/** A subscription of the caller, locked for a change; `null` if it is not theirs or does not exist. */
export async function ownSubscriptionById({ db, caller }: Pick<RequestContext, 'db' | 'caller'>, id: string) {
  if (!caller.user || !isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.providerSubscriptionId, id), eq(subscriptions.userId, caller.user.id)))
    .for('update');
  return row ?? null;
}
