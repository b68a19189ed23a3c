import { z } from 'zod';
import type { Db } from '#server/database/db.ts';
import { decimalText } from '../../rules/money.ts';
import type { Status } from '../../rules/statuses.ts';
import { type Phase, phasesOf, type Terms } from '../../rules/terms.ts';
import { askJson, askText, deadline, readJson } from './ask.ts';
import { createPayPalWebhooks } from './paypal-webhooks.ts';
import { Plans } from './plans.ts';
import { PaymentError, type PaymentProvider, type ProviderState } from './port.ts';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** Without one (`null`), webhooks are refused. */
  webhookId: string | null;
  /** The operator's own plan for the monthly price; others are created when needed. */
  planId: string | null;
  /** Base URL of the API, without a trailing slash. */
  url: string;
}

const id = z.string().min(1).max(100);
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const created = z.object({ id });
const checkout = z.object({
  id,
  links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
});
const subscription = z.object({
  id,
  status: z.string(),
  plan_id: z.string().nullish(),
  custom_id: z.string().nullish(),
  start_time: z.string().nullish(),
  billing_info: z.object({ next_billing_time: z.string().nullish() }).nullish(),
});
const plan = z.object({
  status: z.string(),
  billing_cycles: z.array(
    z.object({
      tenure_type: z.string(),
      frequency: z.object({ interval_unit: z.string(), interval_count: z.number().catch(1) }),
      pricing_scheme: z.object({ fixed_price: z.object({ value: z.string(), currency_code: z.string() }) }),
    }),
  ),
});

const STATUSES: Record<string, Status> = {
  APPROVAL_PENDING: 'PENDING',
  APPROVED: 'PENDING',
  ACTIVE: 'ACTIVE',
  SUSPENDED: 'INACTIVE',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

/** PayPal Subscriptions (developer.paypal.com, catalogs and billing API version 1). */
export function createPayPal(settings: PayPalSettings, db: Db): PaymentProvider {
  const { clientId, clientSecret, url } = settings;
  const plans = new Plans(db, 'paypal', `${url} ${clientId}`);
  let token: { text: string; until: number } | null = null;

  const signIn = async (signal: AbortSignal): Promise<string> => {
    if (token && token.until > Date.now()) return token.text;
    const answer = await askJson(
      new URL(`${url}/v1/oauth2/token`),
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        signal,
      },
      tokenAnswer,
    );
    // A minute early, so that it does not expire on the way.
    token = { text: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1000 };
    return token.text;
  };

  /** Sends a request with a token; a rejected token is replaced once. */
  const withToken = async <Answer>(
    signal: AbortSignal,
    ask: (headers: Record<string, string>) => Promise<Answer>,
  ): Promise<Answer> => {
    const attempt = async () => ask({ authorization: `Bearer ${await signIn(signal)}` });
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PaymentError) || error.status !== 401 || !token) throw error;
      token = null;
      return attempt();
    }
  };
  const get = <Answer>(path: string, shape: z.ZodType<Answer>, signal: AbortSignal) =>
    withToken(signal, (headers) => askJson(new URL(url + path), { headers, signal }, shape));
  const post = (path: string, body: object, requestId: string | null, signal: AbortSignal) =>
    withToken(signal, (headers) =>
      askText(new URL(url + path), {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          // Repeating a request whose response was lost creates nothing twice.
          ...(requestId ? { 'paypal-request-id': requestId } : {}),
        },
        body: JSON.stringify(body),
        signal,
      }),
    );
  const postFor = async <Answer>(
    path: string,
    body: object,
    requestId: string | null,
    shape: z.ZodType<Answer>,
    signal: AbortSignal,
  ) => readJson(new URL(url + path), await post(path, body, requestId, signal), shape);

  const planFor = async (terms: Terms, signal: AbortSignal): Promise<string> => {
    const phases = phasesOf(terms);
    if (settings.planId && phases.length === 1 && terms.interval === 'month') {
      await expectPrice(
        settings.planId,
        terms,
        await get(`/v1/billing/plans/${settings.planId}`, plan, signal),
      );
      return settings.planId;
    }
    const cycles = phases.map((phase, at) => cycleOf(phase, at + 1, terms));
    return plans.once(`plan ${JSON.stringify(cycles)}`, async () => {
      const product_id = await plans.once('product', async () => {
        const product = { name: 'Plateful Premium', type: 'SERVICE', category: 'SOFTWARE' };
        return (await postFor('/v1/catalogs/products', product, null, created, signal)).id;
      });
      const body = {
        product_id,
        name: 'Plateful Premium',
        status: 'ACTIVE',
        billing_cycles: cycles,
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
      };
      return (await postFor('/v1/billing/plans', body, null, created, signal)).id;
    });
  };

  return {
    name: 'paypal',
    label: 'PayPal',
    async create({ reference, email, terms, returnUrl, cancelUrl }) {
      const signal = deadline();
      const planId = await planFor(terms, signal);
      const body = {
        plan_id: planId,
        custom_id: reference,
        ...(terms.startsAt ? { start_time: terms.startsAt } : {}),
        subscriber: { email_address: email },
        application_context: {
          brand_name: 'Plateful',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      };
      const answer = await postFor('/v1/billing/subscriptions', body, reference, checkout, signal).catch(
        async (error: unknown) => {
          // The plan may have been deleted at PayPal; the next attempt creates another.
          if (error instanceof PaymentError && [404, 422].includes(error.status ?? 0)) await plans.forget();
          throw error;
        },
      );
      const approval = answer.links.find(({ rel }) => rel === 'approve')?.href ?? '';
      return { checkoutId: answer.id, approvalUrl: approval, planId };
    },
    async find(asked) {
      try {
        const path = `/v1/billing/subscriptions/${encodeURIComponent(asked)}`;
        const answer = await get(path, subscription, deadline());
        return answer.id === asked ? stateOf(answer) : null;
      } catch (error) {
        if (error instanceof PaymentError && error.status === 404) return null;
        throw error;
      }
    },
    async cancel(asked) {
      const path = `/v1/billing/subscriptions/${encodeURIComponent(asked)}/cancel`;
      await post(path, { reason: 'Cancelled on Plateful.' }, null, deadline());
    },
    // PayPal closes only approved subscriptions.
    expire: null,
    // PayPal cannot take a cancellation back.
    resume: null,
    readWebhook: settings.webhookId ? createPayPalWebhooks({ webhookId: settings.webhookId, url }) : null,
  };
}

function stateOf(answer: z.infer<typeof subscription>): ProviderState {
  const status = STATUSES[answer.status.toUpperCase()];
  if (!status) throw new PaymentError('unavailable', `PayPal has a new status: ${answer.status}`);
  return {
    subscriptionId: answer.id,
    reference: answer.custom_id ?? null,
    planId: answer.plan_id ?? null,
    status,
    startedAt: status === 'PENDING' ? null : timeOf(answer.start_time),
    paidUntil: status === 'PENDING' ? null : timeOf(answer.billing_info?.next_billing_time),
  };
}

function timeOf(text: string | null | undefined): Date | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

function cycleOf({ amount, unit, length, times }: Phase, sequence: number, { currency }: Terms) {
  return {
    frequency: { interval_unit: unit.toUpperCase(), interval_count: length },
    tenure_type: times === null ? 'REGULAR' : 'TRIAL',
    sequence,
    total_cycles: times ?? 0,
    pricing_scheme: { fixed_price: { value: decimalText(amount, currency), currency_code: currency } },
  };
}

/** People must not pay a price other than the one they were shown. */
async function expectPrice(planId: string, terms: Terms, { billing_cycles, status }: z.infer<typeof plan>) {
  const [cycle, ...others] = billing_cycles;
  const price = cycle?.pricing_scheme.fixed_price;
  const isRight =
    others.length === 0 &&
    status === 'ACTIVE' &&
    cycle?.frequency.interval_unit === 'MONTH' &&
    cycle.frequency.interval_count === 1 &&
    Number(price?.value) === Number(decimalText(terms.amount, terms.currency)) &&
    price?.currency_code === terms.currency;
  if (!isRight)
    throw new PaymentError(
      'refused',
      `PAYPAL_PLAN_ID: the plan ${planId} must be active and cost ${decimalText(terms.amount, terms.currency)} ${terms.currency} each month, without a trial, as the settings say`,
    );
}
