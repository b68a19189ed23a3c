import { createSign, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Failure, failAs } from './payment-failures.ts';

export const PAYPAL_APP = {
  id: 'client-of-the-tests',
  secret: 'a secret of the tests',
  webhook: '9XL90610J3647323C',
};

interface Cycle {
  frequency: { interval_unit: string; interval_count: number };
  tenure_type: string;
  sequence: number;
  total_cycles: number;
  pricing_scheme: { fixed_price: { value: string; currency_code: string } };
}
interface Plan {
  id: string;
  product_id: string;
  status: string;
  billing_cycles: Cycle[];
}
interface Subscription {
  id: string;
  status: string;
  plan_id: string;
  custom_id: string;
  start_time: string;
  billing_info?: { next_billing_time?: string };
}

export type FakePayPal = Awaited<ReturnType<typeof startPayPal>>;

/** A local PayPal, as documented at developer.paypal.com: tokens, products, plans, subscriptions and webhooks. */
export async function startPayPal() {
  const tokens = new Set<string>();
  const products = new Set<string>();
  const plans = new Map<string, Plan>();
  const subscriptions = new Map<string, Subscription>();
  const byRequest = new Map<string, Subscription>();
  const asked: string[] = [];
  /** Failures by the start of method and path. */
  const failures = new Map<string, Failure>();
  const certificate = sample('certificate.pem');
  const key = sample('key.pem');
  let approvalLink = true;

  const app = new Hono();
  app.use(async (context, next) => {
    const what = `${context.req.method} ${context.req.path}`;
    asked.push(what);
    const failure = [...failures].find(([start]) => what.startsWith(start))?.[1];
    return failure ? failAs(failure, context) : next();
  });
  app.post('/v1/oauth2/token', async ({ req, json }) => {
    const basic = `Basic ${Buffer.from(`${PAYPAL_APP.id}:${PAYPAL_APP.secret}`).toString('base64')}`;
    const form = await req.parseBody();
    if (req.header('authorization') !== basic || form.grant_type !== 'client_credentials')
      return json({ error: 'invalid_client' }, 401);
    const token = randomUUID();
    tokens.add(token);
    return json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 });
  });
  app.get('/v1/notifications/certs/:name', ({ text }) => text(certificate));
  app.use('/v1/*', async ({ req, json }, next) => {
    const token = (req.header('authorization') ?? '').replace('Bearer ', '');
    return tokens.has(token) ? next() : json({ error: 'invalid_token' }, 401);
  });
  app.post('/v1/catalogs/products', ({ json }) => {
    const id = `PROD-${code()}`;
    products.add(id);
    return json({ id }, 201);
  });
  app.post('/v1/billing/plans', async ({ req, json }) => {
    const body = (await req.json()) as Omit<Plan, 'id'>;
    const trials = body.billing_cycles.filter(({ tenure_type }) => tenure_type === 'TRIAL');
    const regular = body.billing_cycles.filter(({ tenure_type }) => tenure_type === 'REGULAR');
    if (!products.has(body.product_id) || trials.length > 2 || regular.length !== 1)
      return json({ name: 'UNPROCESSABLE_ENTITY' }, 422);
    const id = `P-${code()}`;
    plans.set(id, { ...body, id });
    return json({ id, status: 'ACTIVE' }, 201);
  });
  app.get('/v1/billing/plans/:id', ({ req, json }) => {
    const plan = plans.get(req.param('id'));
    return plan ? json(plan) : json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  });
  app.post('/v1/billing/subscriptions', async ({ req, json }) => {
    const body = (await req.json()) as { plan_id: string; custom_id: string; start_time?: string };
    if (!plans.has(body.plan_id)) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
    const request = req.header('paypal-request-id') ?? '';
    const made = byRequest.get(request) ?? {
      id: `I-${code().slice(0, 12)}`,
      status: 'APPROVAL_PENDING',
      plan_id: body.plan_id,
      custom_id: body.custom_id,
      start_time: body.start_time ?? new Date().toISOString(),
    };
    byRequest.set(request, made);
    subscriptions.set(made.id, made);
    const links = approvalLink
      ? [
          {
            href: `https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-${made.id}`,
            rel: 'approve',
          },
        ]
      : [];
    return json({ id: made.id, status: made.status, links }, 201);
  });
  app.get('/v1/billing/subscriptions/:id', ({ req, json }) => {
    const found = subscriptions.get(req.param('id'));
    return found ? json(found) : json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  });
  app.post('/v1/billing/subscriptions/:id/cancel', ({ req, json, body }) => {
    const found = subscriptions.get(req.param('id'));
    if (!found) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
    if (!['ACTIVE', 'SUSPENDED'].includes(found.status)) return json({ name: 'UNPROCESSABLE_ENTITY' }, 422);
    // A canceled subscription has no next payment.
    subscriptions.set(found.id, { ...found, status: 'CANCELLED', billing_info: {} });
    return body(null, 204);
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The headers of a webhook as PayPal sends it, signed over the body. */
  function signed(body: string, changes: Record<string, string> = {}): Record<string, string> {
    const id = randomUUID();
    const time = new Date().toISOString();
    const message = `${id}|${time}|${PAYPAL_APP.webhook}|${crc32(body)}`;
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('sha256').update(message).sign(key, 'base64'),
      'paypal-cert-url': `${url}/v1/notifications/certs/CERT-1`,
      'paypal-auth-algo': 'SHA256withRSA',
      ...changes,
    };
  }

  return {
    url,
    asked,
    failures,
    plans,
    subscriptions,
    signed,
    withoutApprovalLink: (without: boolean) => {
      approvalLink = !without;
    },
    /** Revokes every token. */
    revokeTokens: () => tokens.clear(),
    /** What the person does on PayPal's page, or PayPal does later. */
    change(id: string, changes: Partial<Subscription>): void {
      const found = subscriptions.get(id);
      if (!found) throw new Error(`PayPal knows no ${id}.`);
      subscriptions.set(id, { ...found, ...changes });
    },
    settings: {
      PAYPAL_CLIENT_ID: PAYPAL_APP.id,
      PAYPAL_CLIENT_SECRET: PAYPAL_APP.secret,
      PAYPAL_WEBHOOK_ID: PAYPAL_APP.webhook,
      PAYPAL_URL: url,
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

const code = () => randomBytes(10).toString('hex').toUpperCase();

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../samples/paypal', name), 'utf8');
