import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { logWarning } from '#server/log.ts';
import { msg } from '#shared/t.ts';
import { record } from './commands/record.ts';
import { endReplaced, refreshSubscription } from './commands/refresh.ts';
import type { Payments } from './payments/providers.ts';
import { subscriptions } from './tables.ts';

/** Of one run, so that a provider is not flooded. */
const MOST_VERIFIED = 500;
/** An approval page that nobody has answered by then never will be. */
const ABANDONED_MS = 7 * 24 * HOUR_MS;
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
 * Verifies subscriptions whose paid time is over, and payments that nobody came back from: a webhook may have been missed.
 * Cancels what erased accounts still pay for, and what somebody pays for beside a newer subscription.
 */
export async function verifyDue(
  { db, payments, now }: { db: Db; payments: Payments; now: Date },
  signal = new AbortController().signal,
): Promise<void> {
  await abandonOld(db, now);
  const { status, paidUntil, createdAt, userId, provider, asked } = subscriptions;
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
        ),
      ),
    )
    .orderBy(asked)
    .limit(MOST_VERIFIED);
  const failures: unknown[] = [];
  for (const row of due) {
    if (signal.aborted) return;
    try {
      const refreshed = await refreshSubscription({ db, payments, now }, row, 'job');
      if (row.userId === null && refreshed.status === 'ACTIVE')
        await stopPaying({ db, payments, now }, row.id);
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
  const known = row?.providerSubscriptionId;
  if (!row || !known) return;
  await payments.of(row.provider)?.cancel(known);
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
