import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Terms } from '../../rules/terms.ts';
import { sandboxSubscriptions, subscriptionStates } from '../tables.ts';
import { record } from './record.ts';

/** Gives a person access without payment, until a time or permanently, replacing an earlier gift. */
export async function giftSubscription(
  context: RequestContext,
  { userId, until }: { userId: string; until: string | null },
): Promise<{ subscriptionId: string; until: string | null }> {
  const { db, now } = context;
  if (until !== null && new Date(until) <= now)
    throw new AppError('invalid_input', t('Please choose a time in the future.'), {
      issues: [{ path: 'until', message: t('Please choose a time in the future.') }],
    });
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!person) throw new AppError('not_found', t('This account no longer exists.'));
  await endGifts(context, userId);
  const id = randomUUID();
  await record(db, id, { kind: 'gifted', until, startedAt: now.toISOString() }, { now, userId });
  await recordAudit(context, {
    action: 'gift_subscription',
    subjectType: 'user',
    subjectId: userId,
    details: { until },
  });
  return { subscriptionId: id, until };
}

/** Revokes gifted access. */
export async function revokeGift(
  context: RequestContext,
  { userId }: { userId: string },
): Promise<{ revoked: number }> {
  const revoked = await endGifts(context, userId);
  if (revoked === 0) throw new AppError('not_found', t('This person has no gifted access.'));
  await recordAudit(context, { action: 'revoke_gift', subjectType: 'user', subjectId: userId });
  return { revoked };
}

async function endGifts({ db, now }: RequestContext, userId: string): Promise<number> {
  const gifts = await db
    .select({ id: subscriptionStates.id })
    .from(subscriptionStates)
    .where(
      and(
        eq(subscriptionStates.userId, userId),
        eq(subscriptionStates.provider, 'gift'),
        eq(subscriptionStates.isOpen, true),
      ),
    );
  for (const { id } of gifts) await record(db, id, { kind: 'revoked', at: now.toISOString() }, { now });
  return gifts.length;
}

const MONTH_MS = 30 * DAY_MS;

/** An approved test payment without going through its page: for demo data and tests. */
export async function grantSubscription({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<void> {
  const now = new Date();
  const id = randomUUID();
  const checkoutId = randomUUID();
  const terms: Terms = {
    currency: 'USD',
    amount: 3500,
    interval: 'month',
    freeDays: 0,
    freeMonths: 0,
    discount: null,
    startsAt: null,
  };
  const paidUntil = new Date(now.getTime() + MONTH_MS);
  await db
    .insert(sandboxSubscriptions)
    .values({ id: checkoutId, reference: id, status: 'ACTIVE', terms, startedAt: now, paidUntil });
  await db.transaction(async (tx) => {
    const provider = 'sandbox';
    const started = { provider, checkoutId, planId: null, terms, promoCode: null };
    await record(tx as Db, id, { kind: 'started', ...started }, { now, userId });
    const [startedAt, until] = [now.toISOString(), paidUntil.toISOString()];
    const said = { subscriptionId: checkoutId, status: 'ACTIVE', startedAt, paidUntil: until } as const;
    await record(tx as Db, id, { kind: 'answered', why: 'return', ...said }, { now });
  });
}
