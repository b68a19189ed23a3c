import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { msg, t } from '#shared/t.ts';
import { promoRefusal, tidyCode } from '../../rules/promo.ts';
import type { Interval } from '../../rules/statuses.ts';
import type { Terms } from '../../rules/terms.ts';
import { PaymentError, type PaymentProvider } from '../payments/port.ts';
import type { Payments } from '../payments/providers.ts';
import {
  hadSubscription,
  offeredTerms,
  outlasts,
  ownGift,
  ownSubscription,
  sellsSubscriptions,
} from '../queries/own.ts';
import { promoCode } from '../queries/promo.ts';
import { type Subscription, subscriptions } from '../tables.ts';
import { record } from './record.ts';
import { providerFailure, refreshSubscription } from './refresh.ts';

interface StartInput {
  interval: Interval;
  promoCode?: string | undefined;
}

const PROBLEM = msg('There was a problem creating your subscription');

/**
 * Starts a subscription, PENDING until the person decides on its approval page; returns that page. A canceled one that is
 * still paid for is resumed instead if it has the wanted terms; otherwise another follows it, which costs nothing until the
 * paid-through date.
 */
export async function startSubscription(
  context: RequestContext,
  payments: Payments,
  input: StartInput,
): Promise<{ approvalUrl: string }> {
  if (!sellsSubscriptions(context.settings))
    throw new AppError('conflict', t('This Plateful is not accepting new subscriptions at the moment.'));
  const { db, now } = context;
  const current = await ownSubscription(context);
  const paid = current?.isOpen && current.provider !== 'gift' ? current : null;
  if (paid?.status === 'ACTIVE')
    throw new AppError('conflict', t('You already have an active subscription.'));
  const gift = await ownGift(context);
  if (gift?.until === null)
    throw new AppError('conflict', t('You were given permanent access. There is nothing to pay.'));
  const isGiftLonger = outlasts(gift, paid?.paidUntil ?? null);
  if (paid) {
    const provider = payments.of(paid.provider);
    const subscriptionId = paid.providerSubscriptionId;
    const isSameOffer = paid.terms?.interval === input.interval && !input.promoCode;
    if (provider?.resume && subscriptionId && isSameOffer && !isGiftLonger) {
      await provider.resume(subscriptionId).catch((error: unknown) => {
        throw providerFailure(error, provider.label, PROBLEM);
      });
      await refreshSubscription({ db, payments, now }, paid, 'renew');
      return { approvalUrl: paths.subscriptionSuccess({ subscription_id: subscriptionId }) };
    }
  }
  const startsAt = isGiftLonger ? gift?.until : paid?.paidUntil;
  const terms = await termsFor(context, input, startsAt ?? null);
  const pending = await pendingCheckouts(context);
  const opened = openedBefore(pending, payments.current, terms, now);
  if (opened) return opened;
  await closeCheckouts(context, payments, pending);
  return checkOut(context, payments.current, terms, input.promoCode);
}

/** What a subscription would cost with a promo code. Throws `invalid_input` if the code gives nothing. */
export async function termsFor(
  context: RequestContext,
  { interval, promoCode: typed }: StartInput,
  paidUntil: Date | null = null,
): Promise<Terms> {
  const { db, settings, now } = context;
  const user = signedIn(context);
  const offered = offeredTerms(settings, interval, !(await hadSubscription(db, user.id)));
  if (!offered) throw new AppError('conflict', t('There is no yearly subscription at the moment.'));
  const terms = { ...offered, startsAt: paidUntil?.toISOString() ?? null };
  if (!typed) return terms;
  const promo = await promoCode(db, tidyCode(typed), user.id);
  const refusal = promoRefusal(promo, now.getTime());
  if (!promo || refusal) throw refusedCode(refusal);
  return promo.kind === 'months'
    ? { ...terms, freeMonths: promo.months ?? 0 }
    : { ...terms, discount: { percent: promo.percent ?? 0, payments: promo.payments } };
}

/** The caller's checkouts that were neither approved nor declined, newest first. */
async function pendingCheckouts(context: RequestContext): Promise<Subscription[]> {
  return context.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, signedIn(context).id), eq(subscriptions.status, 'PENDING')))
    .orderBy(desc(subscriptions.createdAt));
}

/** The checkout the person opened just before, so that nobody approves, and pays for, two. */
function openedBefore(
  pending: readonly Subscription[],
  provider: PaymentProvider,
  terms: Terms,
  now: Date,
): { approvalUrl: string } | null {
  const [newest] = pending.filter((one) => one.provider === provider.name);
  if (!newest || newest.createdAt.getTime() <= now.getTime() - HOUR_MS) return null;
  const { approvalUrl, terms: asked } = newest;
  return approvalUrl && asked && isDeepStrictEqual(asked, terms) ? { approvalUrl } : null;
}

/**
 * Closes the checkouts that a new one replaces, where the provider can: if one stayed open in another tab, both could be
 * approved, and paid for. Throws `conflict` if one was approved meanwhile.
 */
async function closeCheckouts(
  { db, now }: RequestContext,
  payments: Payments,
  pending: readonly Subscription[],
): Promise<void> {
  for (const row of pending) {
    const provider = payments.of(row.provider);
    if (!provider?.expire || !row.checkoutId) continue;
    try {
      await provider.expire(row.checkoutId);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      // If it is approved after all, the older of the two ends when the other becomes active.
      if (error.kind === 'unavailable')
        return logWarning('Another checkout of the same person could not be closed', error);
      // It is then over, or approved; the query below tells which.
    }
    const { status } = await refreshSubscription({ db, payments, now }, row, 'renew');
    if (status === 'ACTIVE') throw new AppError('conflict', t('You already have an active subscription.'));
  }
}

async function checkOut(
  context: RequestContext,
  provider: PaymentProvider,
  terms: Terms,
  typedCode: string | undefined,
): Promise<{ approvalUrl: string }> {
  const { db, now, config } = context;
  const user = signedIn(context);
  const id = randomUUID();
  const checkout = await provider
    .create({
      reference: id,
      email: user.email,
      terms,
      returnUrl: config.publicUrl + paths.subscriptionSuccess(),
      cancelUrl: config.publicUrl + paths.subscription(),
    })
    .catch((error: unknown) => {
      throw providerFailure(error, provider.label, PROBLEM);
    });
  if (!isPage(checkout.approvalUrl))
    throw new AppError('unavailable', t('No approval URL returned from subscription function'));
  const code = typedCode ? tidyCode(typedCode) : null;
  return db.transaction(async (tx) => {
    // Of two checkouts opened at once, only one is shown: nobody can approve, and pay for, both.
    await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    const pending = await pendingCheckouts({ ...context, db: tx as Db });
    const opened = openedBefore(pending, provider, terms, now);
    if (opened) return opened;
    if (code) {
      const refusal = promoRefusal(await promoCode(tx as Db, code, user.id, true), now.getTime());
      if (refusal) throw refusedCode(refusal);
    }
    const { checkoutId, planId, approvalUrl } = checkout;
    await record(
      tx as Db,
      id,
      {
        ...{ kind: 'started', provider: provider.name },
        ...{ checkoutId, planId, terms, promoCode: code },
      },
      { now, userId: user.id, approvalUrl },
    );
    return { approvalUrl };
  });
}

function refusedCode(refusal: string | null): AppError {
  const message = refusal ?? t('There is no such promo code. Please check the spelling.');
  return new AppError('invalid_input', message, { issues: [{ path: 'promoCode', message }] });
}

/** Only a page that it is safe to send a browser to. */
function isPage(address: string): boolean {
  return /^\/[^/\\]/.test(address) || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
}
