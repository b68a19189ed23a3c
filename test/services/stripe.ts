import { createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Failure, failAs } from './payment-failures.ts';

export const STRIPE_KEYS = { secret: 'sk_test_of_the_tests', webhook: 'whsec_of_the_tests' };

type Form = Record<string, string>;
interface Session {
  id: string;
  url: string | null;
  status: string;
  client_reference_id: string;
  subscription: string | null;
  form: Form;
}
interface Subscription {
  id: string;
  object: 'subscription';
  status: string;
  cancel_at_period_end: boolean;
  start_date: number;
  ended_at: number | null;
  metadata: Form;
  items: { data: { current_period_start: number; current_period_end: number; price: { id: string } }[] };
}

const MONTH_S = 30 * 24 * 60 * 60;

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/** A local Stripe, as documented at docs.stripe.com: products, prices, coupons, Checkout, Billing and webhooks. */
export async function startStripe() {
  const products = new Set<string>();
  const prices = new Map<string, Form>();
  const coupons = new Map<string, Form>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const asked: string[] = [];
  /** Failures by the start of method and path. */
  const failures = new Map<string, Failure>();
  const unknown = { error: { type: 'invalid_request_error', code: 'resource_missing' } };

  const app = new Hono();
  app.use(async (context, next) => {
    const what = `${context.req.method} ${context.req.path}`;
    asked.push(what);
    const failure = [...failures].find(([start]) => what.startsWith(start))?.[1];
    if (failure) return failAs(failure, context);
    if (context.req.header('authorization') !== `Bearer ${STRIPE_KEYS.secret}`)
      return context.json({ error: { type: 'invalid_request_error' } }, 401);
    return next();
  });
  const made = (path: string, prefix: string, keep: (id: string, form: Form) => boolean) =>
    app.post(path, async ({ req, json }) => {
      const id = `${prefix}_${randomBytes(8).toString('hex')}`;
      return keep(id, (await req.parseBody()) as Form) ? json({ id }) : json(unknown, 400);
    });
  made('/v1/products', 'prod', (id) => Boolean(products.add(id)));
  made(
    '/v1/prices',
    'price',
    (id, form) => products.has(form.product ?? '') && Boolean(prices.set(id, form)),
  );
  made('/v1/coupons', 'coupon', (id, form) => Boolean(coupons.set(id, form)));
  app.post('/v1/checkout/sessions', async ({ req, json }) => {
    const form = (await req.parseBody()) as Form;
    const coupon = form['discounts[0][coupon]'];
    if (!prices.has(form['line_items[0][price]'] ?? '') || (coupon && !coupons.has(coupon)))
      return json(unknown, 400);
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      client_reference_id: form.client_reference_id ?? '',
      subscription: null,
      form,
    };
    sessions.set(id, session);
    return json(session);
  });
  app.get('/v1/checkout/sessions/:id', ({ req, json }) => {
    const session = sessions.get(req.param('id'));
    return session ? json(session) : json(unknown, 404);
  });
  app.post('/v1/checkout/sessions/:id/expire', ({ req, json }) => {
    const session = sessions.get(req.param('id'));
    if (session?.status !== 'open') return json(unknown, session ? 400 : 404);
    sessions.set(session.id, { ...session, status: 'expired', url: null });
    return json(session);
  });
  app.get('/v1/subscriptions/:id', ({ req, json }) => {
    const found = subscriptions.get(req.param('id'));
    return found ? json(found) : json(unknown, 404);
  });
  app.delete('/v1/subscriptions/:id', ({ req, json }) => {
    const found = subscriptions.get(req.param('id'));
    if (!found || found.status === 'canceled') return json(unknown, 404);
    const changed = { ...found, status: 'canceled', ended_at: Math.floor(Date.now() / 1000) };
    subscriptions.set(found.id, changed);
    return json(changed);
  });
  app.post('/v1/subscriptions/:id', async ({ req, json }) => {
    const found = subscriptions.get(req.param('id'));
    if (!found) return json(unknown, 404);
    const form = (await req.parseBody()) as Form;
    const changed = { ...found, cancel_at_period_end: form.cancel_at_period_end === 'true' };
    subscriptions.set(found.id, changed);
    return json(changed);
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    asked,
    failures,
    prices,
    coupons,
    sessions,
    subscriptions,
    /** The person pays on Stripe's page; returns the subscription's id. */
    pay(sessionId: string): string {
      const session = sessions.get(sessionId);
      if (!session) throw new Error(`Stripe knows no ${sessionId}.`);
      const id = `sub_${randomBytes(8).toString('hex')}`;
      const now = Math.floor(Date.now() / 1000);
      const trial = Number(session.form['subscription_data[trial_period_days]'] ?? 0);
      subscriptions.set(id, {
        ...{ id, object: 'subscription', status: trial > 0 ? 'trialing' : 'active' },
        ...{ cancel_at_period_end: false, start_date: now, ended_at: null },
        metadata: { reference: session.form['subscription_data[metadata][reference]'] ?? '' },
        items: {
          data: [
            {
              current_period_start: now,
              current_period_end: now + (trial > 0 ? trial * 24 * 60 * 60 : MONTH_S),
              price: { id: session.form['line_items[0][price]'] ?? '' },
            },
          ],
        },
      });
      sessions.set(sessionId, { ...session, status: 'complete', url: null, subscription: id });
      return id;
    },
    change(id: string, changes: Partial<Subscription>): void {
      const found = subscriptions.get(id);
      if (!found) throw new Error(`Stripe knows no ${id}.`);
      subscriptions.set(id, { ...found, ...changes });
    },
    /** The signature of a webhook as Stripe sends it. */
    signed(body: string, { secret = STRIPE_KEYS.webhook, at = Date.now() } = {}): Record<string, string> {
      const time = Math.floor(at / 1000);
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature},v0=${'0'.repeat(64)}` };
    },
    settings: {
      STRIPE_SECRET_KEY: STRIPE_KEYS.secret,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhook,
      STRIPE_URL: url,
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
