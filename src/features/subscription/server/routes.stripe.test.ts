import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { type FakeStripe, STRIPE_KEYS, startStripe } from '../../../../test/services/stripe.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { verifyDue } from './jobs.ts';

let stripe: FakeStripe;
let world: World;
let admin: Person;
beforeAll(async () => {
  stripe = await startStripe();
  world = await createWorld(stripe.settings);
  admin = await world.person({ elevated: true });
});
afterEach(() => stripe.failures.clear());
afterAll(async () => {
  await world?.close();
  await stripe?.close();
});

/** Opens a checkout; returns its id. */
async function started(person: Person, input: { interval?: 'month' | 'year'; promoCode?: string } = {}) {
  const { approvalUrl } = await person.api.subscription.start(input);
  return new URL(approvalUrl).pathname.split('/').at(-1) ?? '';
}

async function subscribed(): Promise<{ person: Person; session: string; id: string }> {
  const person = await world.person();
  const session = await started(person);
  const id = stripe.pay(session);
  await person.api.subscription.verify({ subscriptionId: session });
  return { person, session, id };
}

const opens = async (person: Person) => (await person.fetch('/api/meal-plan')).status === 200;
const event = (object: object) => JSON.stringify({ id: 'evt_1', type: 'any', data: { object } });
const deliver = (body: string, headers: Record<string, string> = stripe.signed(body)) =>
  world.visitor.fetch('/webhooks/stripe', { method: 'POST', body, headers });

describe('a subscription by Stripe', () => {
  test('is paid on Stripe’s page, and opens the app once Stripe reports it as active', async () => {
    const person = await world.person();
    const session = await started(person);
    const { form } = stripe.sessions.get(session) ?? {};
    expect(form).toMatchObject({
      mode: 'subscription',
      customer_email: person.email,
      success_url: `${world.config.publicUrl}/subscription-success?subscription_id={CHECKOUT_SESSION_ID}`,
    });
    expect(stripe.prices.get(form?.['line_items[0][price]'] ?? '')).toMatchObject({
      unit_amount: '3500',
      currency: 'usd',
      'recurring[interval]': 'month',
    });
    const verify = () => person.api.subscription.verify({ subscriptionId: session });
    expect(await verify()).toMatchObject({ status: 'PENDING' });
    expect(await opens(person)).toBe(false);
    const id = stripe.pay(session);
    expect(await verify()).toMatchObject({ status: 'ACTIVE' });
    expect(await opens(person)).toBe(true);
    expect((await person.api.subscription.get()).subscriptionId).toBe(id);
  });

  test('has free days, yearly prices and promo codes in Stripe’s terms', async () => {
    const values = { 'yearly-price': 30_000, 'trial-days': 10 };
    await admin.api.siteSettings.update({ values, reset: [] });
    const gives = { kind: 'percent', percent: 20, payments: 2 } as const;
    await admin.api.subscription.promoCodes.create({
      code: 'TWENTY',
      gives,
      mostUses: null,
      expiresAt: null,
    });
    const person = await world.person();
    const { form } =
      stripe.sessions.get(await started(person, { interval: 'year', promoCode: 'twenty' })) ?? {};
    expect(form?.['subscription_data[trial_period_days]']).toBe('10');
    expect(stripe.prices.get(form?.['line_items[0][price]'] ?? '')?.unit_amount).toBe('30000');
    expect(stripe.coupons.get(form?.['discounts[0][coupon]'] ?? '')).toEqual({
      percent_off: '20',
      duration: 'repeating',
      duration_in_months: '24',
    });
    await admin.api.siteSettings.update({ values: {}, reset: Object.keys(values) });
  });

  test('stays open until the paid-through date when canceled, and can be resumed without paying again', async () => {
    const { person, id } = await subscribed();
    const { status, paidUntil } = await person.api.subscription.cancel({});
    expect(status).toBe('CANCELLED');
    expect(new Date(paidUntil ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(stripe.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
    expect(await opens(person)).toBe(true);
    expect((await person.api.subscription.get()).canResume).toBe(true);
    const { approvalUrl } = await person.api.subscription.start({});
    expect(approvalUrl).toBe(`/subscription-success?subscription_id=${id}`);
    expect(stripe.subscriptions.get(id)?.cancel_at_period_end).toBe(false);
    expect(await person.api.subscription.get()).toMatchObject({ status: 'ACTIVE', subscriptionId: id });
  });

  test('can switch from monthly to yearly at the paid-through date', async () => {
    await admin.api.siteSettings.update({ values: { 'yearly-price': 30_000 }, reset: [] });
    const { person, id } = await subscribed();
    const { paidUntil } = await person.api.subscription.cancel({});
    const session = await started(person, { interval: 'year' });
    expect(stripe.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
    const { form } = stripe.sessions.get(session) ?? {};
    expect(stripe.prices.get(form?.['line_items[0][price]'] ?? '')?.['recurring[interval]']).toBe('year');
    const freeDays = Number(form?.['subscription_data[trial_period_days]']);
    expect(Date.now() + freeDays * DAY_MS).toBeGreaterThanOrEqual(new Date(paidUntil ?? 0).getTime());
    await admin.api.siteSettings.update({ values: {}, reset: ['yearly-price'] });
  });

  test.each([
    ['past_due', 'INACTIVE'],
    ['unpaid', 'INACTIVE'],
    ['canceled', 'CANCELLED'],
  ])('that Stripe calls %s opens nothing, though Stripe has begun the next period', async (said, status) => {
    const { person, id } = await subscribed();
    stripe.change(id, {
      status: said,
      ended_at: said === 'canceled' ? Math.floor(Date.now() / 1000) - 1 : null,
    });
    await person.api.subscription.verify({ subscriptionId: id });
    expect((await person.api.subscription.get()).status).toBe(status);
    expect(await opens(person)).toBe(false);
  });

  describe('whose payment failed', () => {
    const run = (now = new Date()) => verifyDue({ db: world.database.db, payments: world.app.payments, now });
    const failing = async () => {
      const found = await subscribed();
      stripe.change(found.id, { status: 'past_due' });
      await found.person.api.subscription.verify({ subscriptionId: found.id });
      return found;
    };
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

    test.each([
      ['for two months, as long as Stripe retries', 59, 'ACTIVE'],
      ['no longer', 61, 'INACTIVE'],
    ])('is asked for %s', async (_, days, status) => {
      const { person, id } = await failing();
      stripe.change(id, { status: 'active' });
      await run(inDays(days));
      expect((await person.api.subscription.get()).status).toBe(status);
    });

    test('is ended when its account is erased, so that Stripe stops retrying', async () => {
      const { person, id } = await failing();
      await world.database.pool.query('delete from users where id = $1', [person.id]);
      await run(inDays(300));
      expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
    });

    test('that was never paid is closed when its account is erased', async () => {
      const person = await world.person();
      const session = await started(person);
      await world.database.pool.query('delete from users where id = $1', [person.id]);
      await run();
      expect(stripe.sessions.get(session)?.status).toBe('expired');
    });
  });

  test('for another price or person than started here opens nothing', async () => {
    const person = await world.person();
    const session = await started(person);
    const id = stripe.pay(session);
    const [item] = stripe.subscriptions.get(id)?.items.data ?? [];
    const cheaper = {
      ...stripe.subscriptions.get(id),
      items: { data: [{ ...item!, price: { id: 'price_1' } }] },
    };
    for (const changes of [cheaper, { metadata: { reference: crypto.randomUUID() } }]) {
      stripe.change(id, changes);
      await person.api.subscription.verify({ subscriptionId: session });
      expect(await opens(person)).toBe(false);
    }
    const thief = await world.person();
    const theft = thief.api.subscription.verify({ subscriptionId: session });
    await expect(theft).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has one open payment page at a time: opening the yearly one closes the monthly one', async () => {
    await admin.api.siteSettings.update({ values: { 'yearly-price': 30_000 }, reset: [] });
    const person = await world.person();
    const month = await started(person);
    const year = await started(person, { interval: 'year' });
    expect(stripe.sessions.get(month)?.status).toBe('expired');
    expect(stripe.sessions.get(year)?.status).toBe('open');
    const paid = stripe.pay(year);
    const late = person.api.subscription.start({});
    await expect(late).rejects.toMatchObject({ message: 'You already have an active subscription.' });
    expect(await person.api.subscription.get()).toMatchObject({ status: 'ACTIVE', subscriptionId: paid });
    await admin.api.siteSettings.update({ values: {}, reset: ['yearly-price'] });
  });

  test('that nobody paid ends with its page', async () => {
    const person = await world.person();
    const session = await started(person);
    stripe.sessions.set(session, { ...stripe.sessions.get(session)!, status: 'expired' });
    const verified = await person.api.subscription.verify({ subscriptionId: session });
    expect(verified.status).toBe('INACTIVE');
  });
});

describe('while Stripe is failing', () => {
  test.each([401, 429, 500, 'hangs', 'garbage', 'odd', 'elsewhere'] as const)(
    '(%s) people who have paid stay in, and everyone gets an answer within 5 seconds',
    async (failure) => {
      const [{ person, id }, newcomer] = [await subscribed(), await world.person()];
      stripe.failures.set('GET /v1/subscriptions', failure);
      stripe.failures.set('POST /v1/checkout', failure);
      for (const asked of [
        () => person.api.subscription.verify({ subscriptionId: id }),
        () => newcomer.api.subscription.start({}),
      ]) {
        const message = expect.stringMatching(/^Stripe does not answer right now\. Nothing has changed/);
        await expect(asked()).rejects.toMatchObject({ code: 'unavailable', message });
      }
      expect(await opens(person)).toBe(true);
      expect(await opens(newcomer)).toBe(false);
    },
  );
});

describe('a webhook from Stripe', () => {
  test('makes Plateful query Stripe, whether it is about the checkout, the subscription or an invoice', async () => {
    const person = await world.person();
    const session = await started(person);
    const id = stripe.pay(session);
    expect((await deliver(event({ object: 'checkout.session', id: session, subscription: id }))).status).toBe(
      200,
    );
    await expect.poll(() => opens(person)).toBe(true);
    stripe.change(id, { status: 'unpaid' });
    await deliver(event({ object: 'subscription', id, metadata: {} }));
    await expect.poll(() => opens(person)).toBe(false);
    stripe.change(id, { status: 'active' });
    const parent = { subscription_details: { subscription: id } };
    await deliver(event({ object: 'invoice', id: 'in_1', parent }));
    await expect.poll(() => opens(person)).toBe(true);
  });

  test('changes nothing when repeated, or when an older one arrives last', async () => {
    const { person, id } = await subscribed();
    const active = event({ object: 'subscription', id, status: 'active' });
    const signature = stripe.signed(active);
    stripe.change(id, { status: 'unpaid' });
    await Promise.all([deliver(active, signature), deliver(active, signature), deliver(active)]);
    expect((await person.api.subscription.get()).status).toBe('INACTIVE');
  });

  test.each([
    ['another secret', (body: string) => stripe.signed(body, { secret: 'whsec_guessed' })],
    ['an old signature', (body: string) => stripe.signed(body, { at: Date.now() - 301_000 })],
    ['a signature from the future', (body: string) => stripe.signed(body, { at: Date.now() + 400_000 })],
    ['the signature of another body', () => stripe.signed('{}')],
    [
      'half a signature',
      (body: string) => ({ 'stripe-signature': stripe.signed(body)['stripe-signature']!.slice(0, 40) }),
    ],
    ['nothing', () => ({})],
  ] as [string, (body: string) => Record<string, string>][])(
    'with %s is refused, and nobody is asked',
    async (_, headersOf) => {
      const { id } = await subscribed();
      const asked = stripe.asked.length;
      const body = event({ object: 'subscription', id });
      expect((await deliver(body, headersOf(body))).status).toBe(400);
      expect(stripe.asked.length).toBe(asked);
    },
  );

  test('is expected only from the current payment provider', async () => {
    expect((await world.visitor.fetch('/webhooks/paypal', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await world.visitor.fetch('/webhooks/sandbox', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

test('test payments open nothing alongside real ones', async () => {
  const person = await world.person();
  const session = await started(person);
  const decided = person.api.subscription.decide({ subscriptionId: session, decision: 'approve' });
  await expect(decided).rejects.toMatchObject({ code: 'not_found' });
});

test('the keys of the Stripe account are in no response and no row', async () => {
  const { person } = await subscribed();
  const answers = [await person.api.subscription.get(), await admin.api.siteSettings.list()];
  const { rows } = await world.database.pool.query('select * from payment_plans');
  for (const secret of Object.values(STRIPE_KEYS))
    expect(JSON.stringify([answers, rows])).not.toContain(secret);
});
