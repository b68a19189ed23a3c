import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { MoneyEvent } from '../../rules/money-log.ts';
import { isTest } from '../../rules/providers.ts';
import type { Status } from '../../rules/statuses.ts';
import { PaymentError, type ProviderState } from '../payments/port.ts';
import type { Payments } from '../payments/providers.ts';
import { type Subscription, subscriptions } from '../tables.ts';
import { record } from './record.ts';

export type Why = Extract<MoneyEvent, { kind: 'answered' }>['why'];

export interface Refreshed {
  status: Status;
  paidUntil: Date | null;
  /** Whether the provider reported anything new. */
  isNew: boolean;
}

interface Asking {
  db: Db;
  payments: Payments;
  now: Date;
}

/**
 * Queries the provider about a subscription, and stores its response. If queries overlap, the response to the newest one
 * wins. Throws `unavailable` if the provider does not respond; then nothing changes. A subscription that has become active
 * ends the person's earlier paid ones.
 */
export async function refreshSubscription(asking: Asking, row: Subscription, why: Why): Promise<Refreshed> {
  const refreshed = await storeAnswer(asking, row, why);
  if (refreshed.isNew && refreshed.status === 'ACTIVE' && row.userId) await endReplaced(asking, row.userId);
  return refreshed;
}

/**
 * Ends the payments of all of a person's active subscriptions except the one that started last: nobody is charged twice
 * because two checkouts were approved, or because a failed payment went through after all. The job retries any that cannot
 * be ended now.
 */
export async function endReplaced(asking: Asking, userId: string): Promise<void> {
  const { db, payments } = asking;
  const { status, provider: paidBy, startedAt, createdAt } = subscriptions;
  const active = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(status, 'ACTIVE'), ne(paidBy, 'gift')))
    .orderBy(sql`${startedAt} desc nulls last`, desc(createdAt));
  for (const row of active.slice(1)) {
    const provider = payments.of(row.provider);
    if (!provider || !row.providerSubscriptionId) continue;
    try {
      await provider.cancel(row.providerSubscriptionId);
      await storeAnswer(asking, row, 'replaced');
    } catch (error) {
      logWarning('A subscription that another replaced could not be ended', error);
    }
  }
}

async function storeAnswer({ db, payments, now }: Asking, row: Subscription, why: Why): Promise<Refreshed> {
  const provider = payments.of(row.provider);
  const asked = row.providerSubscriptionId ?? row.checkoutId;
  if (!provider || !asked)
    throw new AppError(
      'unavailable',
      t('This subscription was paid through a provider that is no longer set up.'),
    );
  const { rows } = await db.execute<{ n: number }>(sql`select nextval('subscription_questions') as n`);
  const question = Number(rows[0]?.n);
  const found = await provider.find(asked).catch((error: unknown) => {
    throw providerFailure(error, provider.label);
  });
  const said = found && isAbout(found, row) ? found : NOTHING;
  return db.transaction(async (tx) => {
    const [current] = await tx.select().from(subscriptions).where(eq(subscriptions.id, row.id)).for('update');
    if (!current) throw new AppError('not_found', t('There was a problem verifying your subscription'));
    const before = { status: current.status, paidUntil: current.paidUntil };
    if (current.asked >= question) return { ...before, isNew: false };
    if (saysWhatIsKnown(said, current)) {
      await tx.update(subscriptions).set({ asked: question }).where(eq(subscriptions.id, row.id));
      return { ...before, isNew: false };
    }
    const event: MoneyEvent = {
      kind: 'answered',
      why,
      subscriptionId: said.subscriptionId,
      status: said.status,
      startedAt: said.startedAt?.toISOString() ?? null,
      paidUntil: said.paidUntil?.toISOString() ?? null,
    };
    const { status, paidUntil } = await record(tx as Db, row.id, event, { now, asked: question });
    return { status, paidUntil: paidUntil === null ? null : new Date(paidUntil), isNew: true };
  });
}

/** The stored state if the provider does not know the subscription, or it is not the one started here. */
const NOTHING: ProviderState = {
  subscriptionId: null,
  reference: null,
  planId: null,
  status: 'INACTIVE',
  startedAt: null,
  paidUntil: null,
};

function isAbout(found: ProviderState, row: Subscription): boolean {
  const isOwn = found.reference === row.id;
  const givesAccess = found.status === 'ACTIVE' || found.status === 'CANCELLED';
  const hasPlan = !givesAccess || row.planId === null || found.planId === row.planId;
  if (isOwn && hasPlan) return true;
  const what = isOwn ? `has the plan ${found.planId}` : `belongs to ${found.reference ?? 'nothing'}`;
  logWarning('A subscription is not what was started here', new Error(`${row.provider}: ${row.id} ${what}`));
  return false;
}

function saysWhatIsKnown(said: ProviderState, row: Subscription): boolean {
  const isSame = (one: Date | null, other: Date | null) => one === null || one.getTime() === other?.getTime();
  return (
    said.status === row.status &&
    (said.subscriptionId ?? row.providerSubscriptionId) === row.providerSubscriptionId &&
    isSame(said.startedAt, row.startedAt) &&
    isSame(said.paidUntil, row.paidUntil)
  );
}

/** The message for people when a provider fails; the details go to the log. */
export function providerFailure(error: unknown, label: string, refused?: string): unknown {
  if (!(error instanceof PaymentError)) return error;
  logWarning(`${label} could not be asked`, error);
  const message =
    error.kind === 'refused' && refused
      ? refused
      : t('{provider} does not answer right now. Nothing has changed; please try again in a few minutes.', {
          provider: isTest(label) ? t('The test payment provider') : label,
        });
  return new AppError('unavailable', message, { retryAfter: 60, cause: error });
}
