import { z } from 'zod';
import type { Db } from '#server/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Status } from '../../rules/statuses.ts';
import { firstPayment, type Terms } from '../../rules/terms.ts';
import { askJson, deadline } from './ask.ts';
import { Plans } from './plans.ts';
import { PaymentError, type PaymentProvider, type ProviderState } from './port.ts';
import { createStripeWebhooks } from './stripe-webhooks.ts';

export interface StripeSettings {
  secretKey: string;
  /** Without one (`null`), webhooks are refused. */
  webhookSecret: string | null;
  /** Base URL of the API, without a trailing slash. */
  url: string;
}

/** Pinned: in this version the billing period is on a subscription's items. */
const VERSION = '2025-03-31.basil';

const id = z.string().min(1).max(200);
const created = z.object({ id });
const session = z.object({
  id,
  url: z.string().nullish(),
  status: z.string(),
  client_reference_id: z.string().nullish(),
  subscription: z.string().nullish(),
});
const subscription = z.object({
  id,
  status: z.string(),
  cancel_at_period_end: z.boolean().catch(false),
  start_date: z.number(),
  ended_at: z.number().nullish(),
  metadata: z.record(z.string(), z.string()).catch({}),
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: z.number(),
          current_period_end: z.number(),
          price: z.object({ id: z.string() }),
        }),
      )
      .min(1),
  }),
});
type StripeSubscription = z.infer<typeof subscription>;

const STATUSES: Record<string, Status> = {
  incomplete: 'PENDING',
  incomplete_expired: 'INACTIVE',
  trialing: 'ACTIVE',
  active: 'ACTIVE',
  past_due: 'INACTIVE',
  unpaid: 'INACTIVE',
  paused: 'INACTIVE',
  canceled: 'CANCELLED',
};

/** Stripe Checkout and Billing (docs.stripe.com/api). */
export function createStripe({ secretKey, webhookSecret, url }: StripeSettings, db: Db): PaymentProvider {
  const plans = new Plans(db, 'stripe', `${url} ${secretKey}`);
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': VERSION };

  const get = <Answer>(path: string, shape: z.ZodType<Answer>, signal: AbortSignal) =>
    askJson(new URL(url + path), { headers, signal }, shape);
  const post = <Answer>(
    path: string,
    form: Record<string, string>,
    shape: z.ZodType<Answer>,
    signal: AbortSignal,
    requestId?: string,
  ) =>
    askJson(
      new URL(url + path),
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          ...(requestId ? { 'idempotency-key': requestId } : {}),
        },
        body: new URLSearchParams(form).toString(),
        signal,
      },
      shape,
    );

  const priceFor = ({ amount, currency, interval }: Terms, signal: AbortSignal) =>
    plans.once(`price ${amount} ${currency} ${interval}`, async () => {
      const product = await plans.once(
        'product',
        async () => (await post('/v1/products', { name: 'Plateful Premium' }, created, signal)).id,
      );
      const form = {
        product,
        currency: currency.toLowerCase(),
        unit_amount: String(amount),
        'recurring[interval]': interval,
      };
      return (await post('/v1/prices', form, created, signal)).id;
    });
  const couponFor = async ({ discount, interval }: Terms, signal: AbortSignal): Promise<string | null> => {
    if (!discount) return null;
    const months = discount.payments === null ? null : discount.payments * (interval === 'year' ? 12 : 1);
    const duration = months === null ? 'forever' : discount.payments === 1 ? 'once' : 'repeating';
    const form = {
      percent_off: String(discount.percent),
      duration,
      ...(duration === 'repeating' ? { duration_in_months: String(months) } : {}),
    };
    return plans.once(
      `coupon ${JSON.stringify(form)}`,
      async () => (await post('/v1/coupons', form, created, signal)).id,
    );
  };
  const readSubscription = async (asked: string, signal: AbortSignal) =>
    stateOf(await get(`/v1/subscriptions/${encodeURIComponent(asked)}`, subscription, signal));

  return {
    name: 'stripe',
    label: 'Stripe',
    async create({ reference, email, terms, returnUrl, cancelUrl }) {
      const signal = deadline();
      const [price, coupon] = await Promise.all([priceFor(terms, signal), couponFor(terms, signal)]);
      const now = new Date();
      // Whole days, in the payer's favor: Stripe requires an exact end to be at least two days away.
      const freeDays = Math.ceil((firstPayment(terms, now).getTime() - now.getTime()) / DAY_MS);
      const form: Record<string, string> = {
        mode: 'subscription',
        client_reference_id: reference,
        customer_email: email,
        'line_items[0][price]': price,
        'line_items[0][quantity]': '1',
        'subscription_data[metadata][reference]': reference,
        success_url: `${returnUrl}?subscription_id={CHECKOUT_SESSION_ID}`,
        cancel_url: cancelUrl,
        ...(freeDays > 0 ? { 'subscription_data[trial_period_days]': String(freeDays) } : {}),
        ...(coupon ? { 'discounts[0][coupon]': coupon } : {}),
      };
      const answer = await post('/v1/checkout/sessions', form, session, signal, reference).catch(
        async (error: unknown) => {
          // The price may have been archived at Stripe; the next attempt creates another.
          if (error instanceof PaymentError && [400, 404].includes(error.status ?? 0)) await plans.forget();
          throw error;
        },
      );
      return { checkoutId: answer.id, approvalUrl: answer.url ?? '', planId: price };
    },
    async find(asked) {
      const signal = deadline();
      try {
        if (!asked.startsWith('cs_')) return await readSubscription(asked, signal);
        const answer = await get(`/v1/checkout/sessions/${encodeURIComponent(asked)}`, session, signal);
        if (answer.status === 'complete' && answer.subscription)
          return await readSubscription(answer.subscription, signal);
        const status = answer.status === 'expired' ? 'INACTIVE' : 'PENDING';
        const reference = answer.client_reference_id ?? null;
        return { subscriptionId: null, reference, planId: null, status, startedAt: null, paidUntil: null };
      } catch (error) {
        if (error instanceof PaymentError && error.status === 404) return null;
        throw error;
      }
    },
    async cancel(asked) {
      const signal = deadline();
      const path = `/v1/subscriptions/${encodeURIComponent(asked)}`;
      const { status } = await get(path, subscription, signal);
      if (['canceled', 'incomplete_expired'].includes(status)) return;
      // Nothing has been paid, and Stripe would keep trying to collect until the period ends.
      if (STATUSES[status.toLowerCase()] === 'INACTIVE')
        await askJson(new URL(url + path), { method: 'DELETE', headers, signal }, created);
      else await post(path, { cancel_at_period_end: 'true' }, created, signal);
    },
    async expire(checkoutId) {
      await post(`/v1/checkout/sessions/${encodeURIComponent(checkoutId)}/expire`, {}, created, deadline());
    },
    async resume(asked) {
      const path = `/v1/subscriptions/${encodeURIComponent(asked)}`;
      await post(path, { cancel_at_period_end: 'false' }, created, deadline());
    },
    readWebhook: webhookSecret ? createStripeWebhooks(webhookSecret) : null,
  };
}

function stateOf(answer: StripeSubscription): ProviderState {
  const known = STATUSES[answer.status.toLowerCase()];
  if (!known) throw new PaymentError('unavailable', `Stripe has a new status: ${answer.status}`);
  const status = known === 'ACTIVE' && answer.cancel_at_period_end ? 'CANCELLED' : known;
  const [item] = answer.items.data;
  return {
    subscriptionId: answer.id,
    reference: answer.metadata.reference ?? null,
    planId: item?.price.id ?? null,
    status,
    startedAt: status === 'PENDING' ? null : timeOf(answer.start_date),
    paidUntil: status === 'PENDING' ? null : timeOf(paidUntil(answer)),
  };
}

/** Stripe starts the next period before it is paid. */
function paidUntil({ status, ended_at, items }: StripeSubscription): number | undefined {
  const [item] = items.data;
  if (status === 'canceled') return ended_at ?? item?.current_period_start;
  return STATUSES[status] === 'INACTIVE' ? item?.current_period_start : item?.current_period_end;
}

function timeOf(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(seconds * 1000);
}
