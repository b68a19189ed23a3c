import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';

export const KROGER_CLIENT = { id: 'plateful-test', secret: 'a secret of the tests' };

const LOCATIONS = [
  {
    locationId: '01400943',
    name: 'Kroger - Court Street',
    address: { addressLine1: '100 E Court St', city: 'Cincinnati', state: 'OH', zipCode: '45202' },
  },
  {
    locationId: '01400390',
    name: 'Kroger - Corryville',
    address: { addressLine1: '1 W Corry St', city: 'Cincinnati', state: 'OH', zipCode: '45219' },
  },
];
const PRODUCTS = [
  {
    upc: '0001111091101',
    description: 'Kroger® All Purpose Flour',
    brand: 'Kroger',
    size: '5 lb',
    price: 2.49,
  },
  {
    upc: '0001600010610',
    description: 'Gold Medal All Purpose Flour',
    brand: 'Gold Medal',
    size: '2 lb',
    price: 2.99,
  },
  {
    upc: '0001111050158',
    description: 'Kroger® 2% Reduced Fat Milk',
    brand: 'Kroger',
    size: '1/2 gal',
    price: 1.79,
  },
  { upc: '0000000004082', description: 'Fresh Red Onion', brand: '', size: '1 each', price: 0.88 },
];

type Failure = 'down' | 'garbage' | 'slow' | 'elsewhere' | 'endless' | 'strange';

export type FakeKroger = Awaited<ReturnType<typeof startKroger>>;

/** A local Kroger, as documented at developer.kroger.com: authorization, products, locations, cart. */
export async function startKroger() {
  const codes = new Map<string, { challenge: string; redirectUri: string; scope: string }>();
  const accessTokens = new Set<string>();
  const refreshTokens = new Set<string>();
  const cart = new Map<string, number>();
  const asked: string[] = [];
  /** Failures by the start of the path and query. */
  const failures = new Map<string, Failure>();
  let expiresIn = 1800;

  const issue = () => {
    const tokens = { access_token: `access-${randomUUID()}`, refresh_token: `refresh-${randomUUID()}` };
    accessTokens.add(tokens.access_token);
    refreshTokens.add(tokens.refresh_token);
    return { ...tokens, expires_in: expiresIn, token_type: 'bearer' };
  };
  const app = new Hono();
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = pathname + search;
    asked.push(`${context.req.method} ${address}`);
    const failure = [...failures].find(([start]) => address.startsWith(start))?.[1];
    return failure ? fail(context, failure) : next();
  });
  app.get('/v1/connect/oauth2/authorize', (context) => {
    const query = context.req.query();
    if (query.client_id !== KROGER_CLIENT.id || query.response_type !== 'code')
      return context.json({ error: 'invalid_request' }, 400);
    const code = randomUUID();
    codes.set(code, {
      challenge: query.code_challenge ?? '',
      redirectUri: query.redirect_uri ?? '',
      scope: query.scope ?? '',
    });
    const back = (answer: Record<string, string>) =>
      `${query.redirect_uri}?${new URLSearchParams({ ...answer, state: query.state ?? '' })}`.replaceAll(
        '&',
        '&amp;',
      );
    return context.html(
      `<!doctype html><title>Kroger</title><h1>Sign in to Kroger</h1><a href="${back({ code })}">Authorize</a> <a href="${back({ error: 'access_denied' })}">Deny</a>`,
    );
  });
  app.post('/v1/connect/oauth2/token', async (context) => {
    const basic = `Basic ${Buffer.from(`${KROGER_CLIENT.id}:${KROGER_CLIENT.secret}`).toString('base64')}`;
    if (context.req.header('authorization') !== basic) return context.json({ error: 'invalid_client' }, 401);
    const form = await context.req.parseBody();
    if (form.grant_type === 'refresh_token') {
      if (!refreshTokens.delete(String(form.refresh_token)))
        return context.json({ error: 'invalid_grant' }, 400);
      return context.json(issue());
    }
    const known = codes.get(String(form.code));
    codes.delete(String(form.code));
    const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
    if (!known || known.challenge !== challenge || known.redirectUri !== form.redirect_uri)
      return context.json({ error: 'invalid_grant' }, 400);
    return context.json(issue());
  });
  app.use('/v1/*', async (context, next) => {
    const token = context.req.header('authorization')?.replace('Bearer ', '') ?? '';
    if (!accessTokens.has(token)) return context.json({ error: 'API-401: Invalid Access Token' }, 401);
    return next();
  });
  app.get('/v1/locations', (context) =>
    context.json({ data: context.req.query('filter.zipCode.near')?.startsWith('45') ? LOCATIONS : [] }),
  );
  app.get('/v1/locations/:id', (context) => {
    const data = LOCATIONS.find(({ locationId }) => locationId === context.req.param('id'));
    return data ? context.json({ data }) : context.json({ errors: { reason: 'not found' } }, 404);
  });
  app.get('/v1/products', (context) => {
    const term = context.req.query('filter.term') ?? '';
    if (term.length < 3 || term.split(' ').length > 8)
      return context.json({ errors: { code: 'PRODUCT-2011', reason: 'filter.term is not valid' } }, 400);
    const hasPrices = context.req.query('filter.locationId') === '01400943';
    const words = term.toLowerCase().split(' ');
    const found = PRODUCTS.filter(({ description }) =>
      words.every((word) => description.toLowerCase().includes(word)),
    ).map(({ upc, description, brand, size, price }) => ({
      productId: upc,
      upc,
      description,
      brand,
      images: [],
      items: [
        { itemId: upc, size, soldBy: 'UNIT', ...(hasPrices ? { price: { regular: price, promo: 0 } } : {}) },
      ],
    }));
    return context.json({ data: [...found, { nothing: 'that is known' }], meta: {} });
  });
  app.put('/v1/cart/add', async (context) => {
    const { items } = (await context.req.json()) as { items: { upc: string; quantity: number }[] };
    for (const { upc, quantity } of items) cart.set(upc, (cart.get(upc) ?? 0) + quantity);
    return context.body(null, 204);
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cart,
    /** Every request so far, such as 'GET /v1/products?filter.term=flour'. */
    asked,
    failures,
    /** Rejects all access tokens, as after half an hour. */
    expireTokens: () => accessTokens.clear(),
    /** Rejects all tokens, as if the cook had revoked access at Kroger. */
    forgetEveryone: () => {
      accessTokens.clear();
      refreshTokens.clear();
    },
    /** The stated lifetime of the next tokens. */
    lettingTokensLast: (seconds: number) => {
      expiresIn = seconds;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

async function fail(context: Context, failure: Failure): Promise<Response> {
  if (failure === 'down') return context.json({ errors: { reason: 'Service Unavailable' } }, 503);
  if (failure === 'garbage') return context.html('<html>Something else entirely');
  if (failure === 'strange') return context.json({ data: 'none', access_token: 7 });
  if (failure === 'elsewhere') return context.redirect('http://127.0.0.1:9/v1/products');
  if (failure === 'endless') return context.text('x'.repeat(3 * 1024 * 1024));
  // Until the client disconnects.
  await new Promise((gone) => context.req.raw.signal.addEventListener('abort', gone, { once: true }));
  return context.body(null, 499 as 400);
}
