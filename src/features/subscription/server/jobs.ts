import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import type { Status } from '../rules/statuses.ts';
import { record } from './commands/record.ts';
import { endReplaced, refreshSubscription } from './commands/refresh.ts';
import { PaymentError } from './payments/port.ts';
import type { Payments } from './payments/providers.ts';
import { type Subscription, subscriptions } from './tables.ts';

/** The states in which nothing is charged any more. */
const OVER: ReadonlySet<Status> = new Set(['CANCELLED', 'EXPIRED']);
/** In one run, so that the provider is not flooded. */
const MOST_VERIFIED = 500;
/** An approval page that nobody has answered by then never will be. */
const ABANDONED_MS = 7 * DAY_MS;
/**
 * A failed payment may go through after all: Stripe retries for two months at most (docs.stripe.com, "Smart Retries"), and a
 * subscription that PayPal suspended for that reason may be reactivated there.
 */
const RETRIED_MS = 60 * DAY_MS;
/** A checkout is closed then where the provider can: as long as it is open, it holds a use of its promo code. */
const CHECKOUT_MS = 2 * HOUR_MS;
/** Long enough for the person to be on the approval page. */
const IN_PROGRESS_MS = 10 * 60 * 1000;

export function subscriptionJobs(db: Db, payments: Payments): Job[] {
  return [
    {
      name: msg('Verify subscriptions'),
      everyMs: HOUR_MS,
      run: (signal) => verifyDue({ db, payments, now: new Date() }, signal),
    },
  ];
}

/**
 * Verifies subscriptions past their paid-through date, failed payments that are being retried, and checkouts nobody came
 * back from, because a webhook may have been missed. Cancels subscriptions that erased accounts still pay for, and those
 * that somebody pays for besides a newer one.
 */
export async function verifyDue(
  { db, payments, now }: { db: Db; payments: Payments; now: Date },
  signal = new AbortController().signal,
): Promise<void> {
  await abandonOld(db, now);
  const { status, paidUntil, createdAt, updatedAt, startedAt, userId, provider, asked } = subscriptions;
  // Subscriptions that never started, such as a declined checkout, are not retried.
  const mayRecover = and(
    eq(status, 'INACTIVE'),
    isNotNull(startedAt),
    isNotNull(subscriptions.providerSubscriptionId),
    // People who have erased their account must not be charged later either.
    or(isNull(userId), gt(updatedAt, new Date(now.getTime() - RETRIED_MS))),
  );
  const due = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(provider, [...payments.names] as never),
        or(
          and(eq(status, 'ACTIVE'), lte(paidUntil, now)),
          and(eq(status, 'PENDING'), lt(createdAt, new Date(now.getTime() - IN_PROGRESS_MS))),
          and(isNull(userId), inArray(status, ['ACTIVE', 'PENDING'])),
          mayRecover,
        ),
      ),
    )
    // However many payments failed, people who have just paid do not wait for them.
    .orderBy(sql`${status} = 'INACTIVE'`, asked)
    .limit(MOST_VERIFIED);
  const failures: unknown[] = [];
  for (const row of due) {
    if (signal.aborted) return;
    try {
      await closeOld(payments, row, now);
      const refreshed = await refreshSubscription({ db, payments, now }, row, 'job');
      if (row.userId === null && !OVER.has(refreshed.status)) await stopPaying({ db, payments, now }, row.id);
    } catch (error) {
      failures.push(error);
    }
  }
  for (const id of await payingTwice(db)) {
    if (signal.aborted) return;
    await endReplaced({ db, payments, now }, id);
  }
  if (failures.length > 0)
    logWarning(`${failures.length} of ${due.length} subscriptions could not be verified`, failures[0]);
}

/** Closes a checkout that was left. */
async function closeOld(payments: Payments, row: Subscription, now: Date): Promise<void> {
  const { status, checkoutId, createdAt } = row;
  if (status !== 'PENDING' || !checkoutId || createdAt.getTime() > now.getTime() - CHECKOUT_MS) return;
  await payments
    .of(row.provider)
    ?.expire?.(checkoutId)
    .catch((error: unknown) => {
      // It is over, or approved; the refresh tells which.
      if (!(error instanceof PaymentError && error.kind === 'refused')) throw error;
    });
}

async function payingTwice(db: Db): Promise<string[]> {
  const { userId, status, provider } = subscriptions;
  const people = await db
    .select({ id: userId })
    .from(subscriptions)
    .where(and(isNotNull(userId), eq(status, 'ACTIVE'), ne(provider, 'gift')))
    .groupBy(userId)
    .having(sql`count(*) > 1`)
    .limit(MOST_VERIFIED);
  return people.flatMap(({ id }) => id ?? []);
}

async function stopPaying(
  { db, payments, now }: { db: Db; payments: Payments; now: Date },
  id: string,
): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const provider = row && payments.of(row.provider);
  if (!provider) return;
  if (row.status === 'PENDING') {
    if (row.checkoutId) await provider.expire?.(row.checkoutId);
  } else if (row.providerSubscriptionId)
    await provider.cancel(row.providerSubscriptionId).catch((error: unknown) => {
      // A subscription that the provider does not know costs nothing.
      if (!(error instanceof PaymentError) || error.status !== 404) throw error;
    });
  await refreshSubscription({ db, payments, now }, row, 'job');
}

async function abandonOld(db: Db, now: Date): Promise<void> {
  const old = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'PENDING'),
        lt(subscriptions.createdAt, new Date(now.getTime() - ABANDONED_MS)),
      ),
    )
    .limit(MOST_VERIFIED);
  for (const { id } of old)
    await db.transaction((tx) => record(tx as Db, id, { kind: 'abandoned' }, { now }));
}
