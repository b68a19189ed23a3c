import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { type SubscriptionState, subscriptionContract } from '../contract.ts';
import { INTERVALS } from '../rules/statuses.ts';
import { giftSubscription, revokeGift } from './commands/gift.ts';
import { cancelSubscription, decideTestPayment, testPayment, verifySubscription } from './commands/own.ts';
import { createPromoCode, retirePromoCode } from './commands/promo.ts';
import { refreshBatch } from './commands/refresh-all.ts';
import { startSubscription, termsFor } from './commands/start.ts';
import type { Payments } from './payments/providers.ts';
import { subscriptionCounts, subscriptionPage } from './queries/admin.ts';
import {
  hadSubscription,
  offeredTerms,
  outlasts,
  ownGift,
  ownSubscription,
  sellsSubscriptions,
} from './queries/own.ts';
import { promoCodeList } from './queries/promo.ts';

const on = implement(subscriptionContract).$context<RequestContext>();

export function subscriptionRoutes({ payments }: { payments: Payments }) {
  return on.router({
    get: on.get.handler(({ context }) => stateOf(context, payments)),
    start: on.start.handler(({ context, input }) => startSubscription(context, payments, input)),
    tryPromoCode: on.tryPromoCode.handler(({ context, input }) => termsFor(context, input)),
    verify: on.verify.handler(({ context, input }) =>
      verifySubscription(context, payments, input.subscriptionId),
    ),
    cancel: on.cancel.handler(({ context }) => cancelSubscription(context, payments)),
    testPayment: on.testPayment.handler(({ context, input }) =>
      testPayment(context, payments, input.subscriptionId),
    ),
    decide: on.decide.handler(({ context, input }) =>
      decideTestPayment(context, payments, input.subscriptionId, input.decision),
    ),
    all: on.all.handler(({ context, input }) => subscriptionPage(context.db, input)),
    counts: on.counts.handler(({ context }) => subscriptionCounts(context.db, payments.names)),
    refresh: on.refresh.handler(({ context, input }) => refreshBatch(context, payments, input.cursor)),
    gift: on.gift.handler(({ context, input }) => giftSubscription(context, input)),
    revokeGift: on.revokeGift.handler(({ context, input }) => revokeGift(context, input)),
    promoCodes: {
      list: on.promoCodes.list.handler(async ({ context }) => ({
        promoCodes: await promoCodeList(context.db),
      })),
      create: on.promoCodes.create.handler(({ context, input }) => createPromoCode(context, input)),
      retire: on.promoCodes.retire.handler(({ context, input }) => retirePromoCode(context, input)),
    },
  });
}

async function stateOf(context: RequestContext, payments: Payments): Promise<SubscriptionState> {
  const { db, caller, settings } = context;
  const row = await ownSubscription(context);
  const hasTrial = !caller.user || !(await hadSubscription(db, caller.user.id));
  const provider = row && payments.of(row.provider);
  const isGift = row?.provider === 'gift';
  const gift = row && !isGift ? await ownGift(context) : null;
  return {
    status: row?.state ?? null,
    hasAccess: row?.isOpen ?? false,
    subscriptionId: row ? (row.providerSubscriptionId ?? row.checkoutId) : null,
    provider: payments.current.label,
    paidBy: row && {
      name: isGift ? 'Gift' : (provider?.label ?? row.provider),
      isGift,
      isTest: row.provider === 'sandbox',
    },
    gift: gift && { until: gift.until?.toISOString() ?? null },
    terms: row?.terms ?? null,
    startedAt: row?.startedAt?.toISOString() ?? null,
    paidUntil: row?.paidUntil?.toISOString() ?? null,
    canResume:
      row?.isOpen === true &&
      row.state === 'CANCELLED' &&
      provider?.resume != null &&
      !outlasts(gift, row.paidUntil),
    offers: sellsSubscriptions(settings)
      ? INTERVALS.flatMap((interval) => offeredTerms(settings, interval, hasTrial) ?? [])
      : [],
  };
}
