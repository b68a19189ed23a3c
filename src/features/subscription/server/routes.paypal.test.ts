import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { type FakePayPal, PAYPAL_APP, startPayPal } from '../../../../test/services/paypal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { verifyDue } from './jobs.ts';

let paypal: FakePayPal;
let world: World;
let admin: Person;
beforeAll(async () => {
  paypal = await startPayPal();
  world = await createWorld(paypal.settings);
  admin = await world.person({ elevated: true });
});
afterEach(() => {
  paypal.failures.clear();
  paypal.withoutApprovalLink(false);
});
afterAll(async () => {
  await world?.close();
  await paypal?.close();
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Starts a subscription; returns its id at PayPal. */
async function started(person: Person, input: { interval?: 'month' | 'year'; promoCode?: string } = {}) {
  const { approvalUrl } = await person.api.subscription.start(input);
  return new URL(approvalUrl).searchParams.get('ba_token')?.replace('BA-', '') ?? '';
}

function approve(id: string, until = inDays(30)): void {
  paypal.change(id, { status: 'ACTIVE', billing_info: { next_billing_time: until } });
}

async function subscribed(): Promise<{ person: Person; id: string }> {
  const person = await world.person();
  const id = await started(person);
  approve(id);
  await person.api.subscription.verify({ subscriptionId: id });
  return { person, id };
}

const opens = async (person: Person) => (await person.fetch('/api/meal-plan')).status === 200;
const setTo = (values: Record<string, number | null>) => admin.api.siteSettings.update({ values, reset: [] });

const webhook = (id: string, type = 'BILLING.SUBSCRIPTION.ACTIVATED') =>
  JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource: { id } });
const deliver = (body: string, headers = paypal.signed(body)) =>
  world.visitor.fetch('/webhooks/paypal', { method: 'POST', body, headers });

describe('a subscription by PayPal', () => {
  test('is approved on PayPal’s page, and opens the app once PayPal reports it as active', async () => {
    const person = await world.person();
    const { approvalUrl } = await person.api.subscription.start({});
    expect(approvalUrl).toMatch(/^https:\/\/www\.paypal\.com\//);
    const id = approvalUrl.split('BA-')[1] ?? '';
    expect(await person.api.subscription.verify({ subscriptionId: id })).toMatchObject({ status: 'PENDING' });
    expect(await opens(person)).toBe(false);
    const until = inDays(30);
    approve(id, until);
    const verified = await person.api.subscription.verify({ subscriptionId: id });
    expect(verified).toEqual({ status: 'ACTIVE', paidUntil: until });
    expect(await opens(person)).toBe(true);
  });

  test('uses one plan, created from the settings, for everyone', async () => {
    const before = paypal.plans.size;
    await setTo({ price: 1950, 'yearly-price': 19_900, 'trial-days': 14 });
    const people = [await world.person(), await world.person()];
    const ids = [];
    for (const person of people) ids.push(await started(person));
    expect(paypal.plans.size).toBe(before + 1);
    const plan = paypal.plans.get(paypal.subscriptions.get(ids[0] ?? '')?.plan_id ?? '');
    expect(plan?.billing_cycles).toEqual([
      {
        ...{ frequency: { interval_unit: 'DAY', interval_count: 14 }, tenure_type: 'TRIAL' },
        ...{ sequence: 1, total_cycles: 1 },
        pricing_scheme: { fixed_price: { value: '0.00', currency_code: 'USD' } },
      },
      {
        ...{ frequency: { interval_unit: 'MONTH', interval_count: 1 }, tenure_type: 'REGULAR' },
        ...{ sequence: 2, total_cycles: 0 },
        pricing_scheme: { fixed_price: { value: '19.50', currency_code: 'USD' } },
      },
    ]);
    const yearly = await started(await world.person(), { interval: 'year' });
    const cycle = paypal.plans.get(paypal.subscriptions.get(yearly)?.plan_id ?? '')?.billing_cycles.at(-1);
    expect(cycle?.frequency.interval_unit).toBe('YEAR');
    expect(cycle?.pricing_scheme.fixed_price.value).toBe('199.00');
    await admin.api.siteSettings.update({ values: {}, reset: ['price', 'yearly-price', 'trial-days'] });
  });

  test('takes a promo code as cheaper first payments', async () => {
    const code = { code: 'half off', gives: { kind: 'percent', percent: 50, payments: 3 } } as const;
    await admin.api.subscription.promoCodes.create({ ...code, mostUses: null, expiresAt: null });
    const id = await started(await world.person(), { promoCode: 'HALFOFF' });
    const plan = paypal.plans.get(paypal.subscriptions.get(id)?.plan_id ?? '');
    const prices = plan?.billing_cycles.map((cycle) => [
      cycle.total_cycles,
      cycle.pricing_scheme.fixed_price.value,
    ]);
    expect(prices).toEqual([
      [3, '17.50'],
      [0, '35.00'],
    ]);
  });

  test('stays open until the paid-through date when canceled, though PayPal no longer reports it', async () => {
    const { person, id } = await subscribed();
    const until = inDays(12);
    approve(id, until);
    expect(await person.api.subscription.cancel({})).toEqual({ status: 'CANCELLED', paidUntil: until });
    expect(paypal.subscriptions.get(id)?.status).toBe('CANCELLED');
    expect(await opens(person)).toBe(true);
    expect(await person.api.subscription.get()).toMatchObject({ status: 'CANCELLED', canResume: false });
  });

  test('that was canceled is followed by one that is free until the paid-through date', async () => {
    const { person } = await subscribed();
    const { paidUntil } = await person.api.subscription.cancel({});
    const next = await started(person);
    expect(paypal.subscriptions.get(next)?.start_time).toBe(paidUntil);
    approve(next, paidUntil ?? '');
    await person.api.subscription.verify({ subscriptionId: next });
    expect(await person.api.subscription.get()).toMatchObject({ status: 'ACTIVE', subscriptionId: next });
  });

  test('is charged once even if two were approved: the older ends when the newer starts', async () => {
    await setTo({ 'yearly-price': 19_900 });
    const person = await world.person();
    const [month, year] = [await started(person), await started(person, { interval: 'year' })];
    for (const id of [month, year]) {
      approve(id);
      await person.api.subscription.verify({ subscriptionId: id });
    }
    expect(paypal.subscriptions.get(month)?.status).toBe('CANCELLED');
    expect(paypal.subscriptions.get(year)?.status).toBe('ACTIVE');
    expect(await person.api.subscription.get()).toMatchObject({ status: 'ACTIVE', subscriptionId: year });
    await admin.api.siteSettings.update({ values: {}, reset: ['yearly-price'] });
  });

  test('is ended by the hourly job if it could not be ended when replaced', async () => {
    await setTo({ 'yearly-price': 19_900 });
    const person = await world.person();
    const [month, year] = [await started(person), await started(person, { interval: 'year' })];
    paypal.failures.set(`POST /v1/billing/subscriptions/${month}/cancel`, 500);
    for (const id of [month, year]) {
      approve(id);
      await person.api.subscription.verify({ subscriptionId: id });
    }
    expect(paypal.subscriptions.get(month)?.status).toBe('ACTIVE');
    paypal.failures.clear();
    await verifyDue({ db: world.database.db, payments: world.app.payments, now: new Date() });
    expect(paypal.subscriptions.get(month)?.status).toBe('CANCELLED');
    await admin.api.siteSettings.update({ values: {}, reset: ['yearly-price'] });
  });

  test.each([
    ['SUSPENDED', 'INACTIVE', 'inactive'],
    ['EXPIRED', 'EXPIRED', 'expired'],
    ['cancelled', 'CANCELLED', 'cancelled'],
  ])('that PayPal calls %s is %s, and leads to /subscription as %s', async (said, status, reason) => {
    const { person, id } = await subscribed();
    paypal.change(id, { status: said, billing_info: { next_billing_time: inDays(-1) } });
    await person.api.subscription.verify({ subscriptionId: id });
    expect((await person.api.subscription.get()).status).toBe(status);
    expect((await person.fetch('/meal-plan')).headers.get('location')).toContain(`reason=${reason}`);
  });

  test.each([
    ['of somebody else', async () => (await subscribed()).id],
    ['that PayPal does not know', async () => 'I-NOTHING'],
  ])('%s opens nothing', async (_, idOf) => {
    const person = await world.person();
    const refused = person.api.subscription.verify({ subscriptionId: await idOf() });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    expect(await opens(person)).toBe(false);
  });

  test.each([
    ['for another plan', { plan_id: 'P-CHEAPER' }],
    ['for another person', { custom_id: randomUUID() }],
  ])('%s than was started here opens nothing', async (_, changes) => {
    const person = await world.person();
    const id = await started(person);
    approve(id);
    paypal.change(id, changes);
    expect(await person.api.subscription.verify({ subscriptionId: id })).toMatchObject({
      status: 'INACTIVE',
    });
    expect(await opens(person)).toBe(false);
  });

  test('is not started without an approval page', async () => {
    paypal.withoutApprovalLink(true);
    const person = await world.person();
    await expect(person.api.subscription.start({})).rejects.toMatchObject({
      message: 'No approval URL returned from subscription function',
    });
    expect((await person.api.subscription.get()).status).toBeNull();
  });

  test('is opened once when the button is pressed twice', async () => {
    const person = await world.person();
    expect(await started(person)).toBe(await started(person));
  });
});

describe('while PayPal is failing', () => {
  test.each([401, 429, 500, 'hangs', 'garbage', 'odd', 'elsewhere'] as const)(
    '(%s) people who have paid stay in, and everyone gets an answer within 5 seconds',
    async (failure) => {
      const [{ person, id }, newcomer] = [await subscribed(), await world.person()];
      paypal.failures.set('GET /v1/billing/subscriptions', failure);
      paypal.failures.set('POST /v1/billing/', failure);
      for (const asked of [
        () => person.api.subscription.verify({ subscriptionId: id }),
        () => newcomer.api.subscription.start({}),
      ]) {
        const message = /^PayPal does not answer right now\. Nothing has changed/;
        await expect(asked()).rejects.toMatchObject({
          code: 'unavailable',
          message: expect.stringMatching(message),
        });
      }
      expect(await opens(person)).toBe(true);
      expect(await opens(newcomer)).toBe(false);
    },
  );

  test('a subscription that cannot be canceled stays, and says so', async () => {
    const { person, id } = await subscribed();
    paypal.failures.set(`POST /v1/billing/subscriptions/${id}/cancel`, 500);
    await expect(person.api.subscription.cancel({})).rejects.toMatchObject({ code: 'unavailable' });
    expect((await person.api.subscription.get()).status).toBe('ACTIVE');
  });

  test('a revoked token is replaced', async () => {
    const { person, id } = await subscribed();
    paypal.revokeTokens();
    expect(await person.api.subscription.verify({ subscriptionId: id })).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('a webhook from PayPal', () => {
  test('makes Plateful query PayPal, and stores its response, not the webhook’s content', async () => {
    const person = await world.person();
    const id = await started(person);
    expect((await deliver(webhook(id))).status).toBe(200);
    expect(await opens(person)).toBe(false);
    approve(id);
    expect((await deliver(webhook(id))).status).toBe(200);
    await expect.poll(() => opens(person)).toBe(true);
    const renewed = inDays(60);
    approve(id, renewed);
    const payment = JSON.stringify({
      event_type: 'PAYMENT.SALE.COMPLETED',
      resource: { id: '80F8', billing_agreement_id: id },
    });
    await deliver(payment);
    expect((await person.api.subscription.get()).paidUntil).toBe(renewed);
  });

  test('changes nothing when repeated, or when an older one arrives last', async () => {
    const person = await world.person();
    const id = await started(person);
    approve(id);
    const activated = webhook(id);
    const signature = paypal.signed(activated);
    await Promise.all([deliver(activated, signature), deliver(activated, signature), deliver(activated)]);
    paypal.change(id, { status: 'EXPIRED', billing_info: {} });
    await deliver(webhook(id, 'BILLING.SUBSCRIPTION.EXPIRED'));
    await deliver(activated, signature);
    expect((await person.api.subscription.get()).status).toBe('EXPIRED');
    const { rows } = await world.database.pool.query(
      `select data ->> 'status' as status from payment_events join subscriptions on subscriptions.id = subscription_id
      where provider_subscription_id = $1 and kind = 'answered' order by payment_events.id`,
      [id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['ACTIVE', 'EXPIRED']);
  });

  test.each([
    [
      'a changed body',
      (body: string) => ({ headers: paypal.signed(body), body: body.replace('WH-', 'WX-') }),
    ],
    [
      'another key',
      (body: string) => ({ body, headers: paypal.signed(body, { 'paypal-transmission-sig': 'QUJD' }) }),
    ],
    [
      'another time',
      (body: string) => ({ body, headers: paypal.signed(body, { 'paypal-transmission-time': inDays(1) }) }),
    ],
    [
      'another algorithm',
      (body: string) => ({ body, headers: paypal.signed(body, { 'paypal-auth-algo': 'none' }) }),
    ],
    ['nothing', (body: string) => ({ body, headers: {} })],
    ...[
      'https://evil.example/v1/notifications/certs/CERT-1',
      'https://paypal.com.evil.example/cert',
      'https://evilpaypal.com/cert',
      'http://api.paypal.com/cert',
      'https://api.paypal.com@evil.example/cert',
      'https://api.paypal.com:8443/cert',
      'file:///etc/passwd',
    ].map(
      (address) =>
        [
          `a certificate from ${address}`,
          (body: string) => ({ body, headers: paypal.signed(body, { 'paypal-cert-url': address }) }),
        ] as const,
    ),
  ] as [string, (body: string) => { body: string; headers: Record<string, string> }][])(
    'signed with %s is refused, and nobody is asked',
    async (_, forge) => {
      const person = await world.person();
      const id = await started(person);
      approve(id);
      const asked = paypal.asked.length;
      const { body, headers } = forge(webhook(id));
      expect((await deliver(body, headers)).status).toBe(400);
      expect(paypal.asked.slice(asked).filter((what) => what.includes('/billing/'))).toEqual([]);
      expect(await opens(person)).toBe(false);
    },
  );

  test('is accepted in any number, but senders of forged ones are ignored', async () => {
    const strict = await createWorld({ ...paypal.settings, RATE_LIMITS: 'strict', TRUSTED_PROXIES: '1' });
    const from = (address: string, body: string, changes = {}) =>
      strict.visitor
        .fetch('/webhooks/paypal', {
          method: 'POST',
          body,
          headers: { ...paypal.signed(body, changes), 'x-forwarded-for': address },
        })
        .then(({ status }) => status);
    const asked = paypal.asked.length;
    const burst = Array.from({ length: 60 }, (_, at) => webhook(`I-OTHER${at}`));
    expect(new Set(await Promise.all(burst.map((body) => from('192.0.2.1', body))))).toEqual(new Set([200]));
    const forgedWith = (at: number) => ({
      'paypal-transmission-sig': 'QUJD',
      'paypal-cert-url': `${paypal.url}/v1/notifications/certs/CERT-1?${at}`,
    });
    const forged = [];
    for (let at = 0; at < 32; at++)
      forged.push(await from('192.0.2.66', webhook('I-FORGED'), forgedWith(at)));
    expect(forged).toEqual([...Array(30).fill(400), 429, 429]);
    const fetched = paypal.asked.slice(asked).filter((what) => what.includes('/certs/'));
    expect(fetched.length).toBeLessThanOrEqual(2);
    expect(await from('192.0.2.66', webhook('I-OTHER'))).toBe(429);
    expect(await from('192.0.2.1', webhook('I-OTHER'))).toBe(200);
    await strict.close();
  });

  test('is retried while PayPal does not respond, and accepted for unknown subscriptions', async () => {
    const { id } = await subscribed();
    paypal.failures.set('GET /v1/billing/subscriptions', 500);
    expect((await deliver(webhook(id))).status).toBe(503);
    expect((await deliver(webhook('I-SOMETHINGELSE'))).status).toBe(200);
    expect((await deliver('[not json')).status).toBe(200);
    expect((await deliver(`"${'x'.repeat(300_000)}"`)).status).toBe(413);
  });
});

test('the secret and the client id of the PayPal app are in no response and no row', async () => {
  const { person } = await subscribed();
  const answers = [await person.api.subscription.get(), await admin.api.siteSettings.list()];
  const { rows } = await world.database.pool.query('select * from payment_plans');
  for (const secret of [PAYPAL_APP.secret, PAYPAL_APP.id])
    expect(JSON.stringify([answers, rows])).not.toContain(secret);
});
