import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { applyEvent, type MoneyEvent, type Recorded } from '../../rules/money-log.ts';
import { paymentEvents, type Subscription, subscriptions } from '../tables.ts';

/** Fields that are not in the money log. */
type Unlogged = Partial<Pick<Subscription, 'userId' | 'approvalUrl' | 'asked'>>;

/** Adds an event to the money log and applies it, in the caller's transaction. */
export async function record(
  db: Db,
  id: string,
  event: MoneyEvent,
  { now, ...unlogged }: Unlogged & { now: Date },
): Promise<Recorded> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  const state = applyEvent(row ? recordedOf(row) : null, event);
  const { kind, ...data } = event;
  await db.insert(paymentEvents).values({ subscriptionId: id, kind, data, at: now });
  const values = { ...columnsOf(state), ...unlogged, updatedAt: now };
  if (row) await db.update(subscriptions).set(values).where(eq(subscriptions.id, id));
  else await db.insert(subscriptions).values({ id, ...values, createdAt: now });
  return state;
}

/** The events of a subscription, oldest first. */
export async function eventsOf(db: Db, id: string): Promise<MoneyEvent[]> {
  const rows = await db
    .select({ kind: paymentEvents.kind, data: paymentEvents.data })
    .from(paymentEvents)
    .where(eq(paymentEvents.subscriptionId, id))
    .orderBy(paymentEvents.id);
  return rows.map(({ kind, data }) => ({ kind, ...(data as object) }) as MoneyEvent);
}

/** The logged part of a subscription's row. */
export function recordedOf(row: Subscription): Recorded {
  return {
    provider: row.provider,
    status: row.status,
    checkoutId: row.checkoutId,
    subscriptionId: row.providerSubscriptionId,
    planId: row.planId,
    terms: row.terms,
    promoCode: row.promoCode,
    startedAt: row.startedAt?.toISOString() ?? null,
    paidUntil: row.paidUntil?.toISOString() ?? null,
  };
}

function columnsOf(state: Recorded) {
  return {
    provider: state.provider as Subscription['provider'],
    status: state.status,
    checkoutId: state.checkoutId,
    providerSubscriptionId: state.subscriptionId,
    planId: state.planId,
    terms: state.terms,
    promoCode: state.promoCode,
    startedAt: state.startedAt === null ? null : new Date(state.startedAt),
    paidUntil: state.paidUntil === null ? null : new Date(state.paidUntil),
    subscriptionData: state.paidUntil ? { billing_info: { next_billing_time: state.paidUntil } } : {},
  };
}
