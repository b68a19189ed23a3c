import { z } from 'zod';
import { t } from '#shared/t.ts';
import type { StoreLocation, StoreProduct } from '../../contract.ts';
import { askOutside, type OutsideRequest } from './outside.ts';
import { type CartItem, isRetailerError, type Retailer, RetailerError, type Tokens } from './port.ts';

interface Options {
  clientId: string;
  clientSecret: string;
  /** Base URL of the API, without a trailing slash. */
  url: string;
  /** The redirect URI registered with Kroger. */
  redirectUri: string;
  fillsCart: boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;
const MOST_PRODUCTS = 10;
const MOST_LOCATIONS = 8;
/** Kroger accepts terms of at least 3 characters and at most 8 words. */
const LONGEST_TERM_WORDS = 8;
const SHORTEST_TERM = 3;
const SCOPES = 'product.compact profile.compact';

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
});
const listAnswer = z.object({ data: z.array(z.unknown()) });
const oneAnswer = z.object({ data: z.unknown() });
const knownLocation = z.object({
  locationId: z.string().min(1).max(100),
  name: z.string().max(200),
  address: z.object({
    addressLine1: z.string().max(200).catch(''),
    city: z.string().max(100).catch(''),
    state: z.string().max(50).catch(''),
    zipCode: z.string().max(20).catch(''),
  }),
});
const knownProduct = z.object({
  upc: z.string().min(1).max(100),
  description: z.string().min(1).max(500),
  brand: z.string().max(200).catch(''),
  items: z
    .array(
      z.object({
        size: z.string().max(100).catch(''),
        price: z.object({ regular: z.number().positive().nullable().catch(null) }).catch({ regular: null }),
      }),
    )
    .catch([]),
});

/** Kroger's public API (developer.kroger.com): authorization, products, locations and cart, version 1. */
export function createKroger(options: Options): Retailer {
  const { clientId, clientSecret, url, redirectUri, fillsCart, timeoutMs = TIMEOUT_MS } = options;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const ask = (path: string, token: string, request: Omit<OutsideRequest, 'headers' | 'timeoutMs'> = {}) =>
    askOutside(new URL(url + path), {
      ...request,
      timeoutMs,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(request.body ? { 'content-type': 'application/json' } : {}),
      },
    });

  const askForTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const asked = Date.now();
    const answer = await askOutside(new URL(`${url}/v1/connect/oauth2/token`), {
      method: 'POST',
      timeoutMs,
      headers: {
        accept: 'application/json',
        authorization: basic,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams(form)),
    });
    const tokens = understood(tokenAnswer, answer);
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
      expiresAt: asked + tokens.expires_in * 1000,
    };
  };

  return {
    name: 'kroger',
    label: 'Kroger',
    isTest: false,
    needsLocation: true,
    fillsCart,
    cartUrl: 'https://www.kroger.com/cart',
    authorizationUrl({ state, codeChallenge }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: fillsCart ? `${SCOPES} cart.basic:write` : SCOPES,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return `${url}/v1/connect/oauth2/authorize?${query}`;
    },
    exchangeCode: ({ code, codeVerifier }) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }),
    async refresh(refreshToken) {
      const tokens = await askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    },
    async locations(token, postcode) {
      const query = new URLSearchParams({
        'filter.zipCode.near': postcode,
        'filter.limit': String(MOST_LOCATIONS),
      });
      const { data } = understood(listAnswer, await ask(`/v1/locations?${query}`, token));
      return data.flatMap((entry) => toLocation(entry) ?? []).slice(0, MOST_LOCATIONS);
    },
    async location(token, id) {
      try {
        const answer = await ask(`/v1/locations/${encodeURIComponent(id)}`, token);
        return toLocation(understood(oneAnswer, answer).data);
      } catch (error) {
        if (isRetailerError(error, 'refused')) return null;
        throw error;
      }
    },
    async products(token, { term, locationId }) {
      const words = term.split(' ').slice(0, LONGEST_TERM_WORDS).join(' ');
      if (words.length < SHORTEST_TERM) return [];
      const query = new URLSearchParams({
        'filter.term': words,
        'filter.limit': String(MOST_PRODUCTS),
        ...(locationId ? { 'filter.locationId': locationId } : {}),
      });
      const { data } = understood(listAnswer, await ask(`/v1/products?${query}`, token));
      return data.flatMap((entry) => toProduct(entry) ?? []).slice(0, MOST_PRODUCTS);
    },
    async addToCart(token, items: CartItem[]) {
      const body = {
        items: items.map(({ productId, quantity }) => ({ upc: productId, quantity })),
      };
      await ask('/v1/cart/add', token, { method: 'PUT', body: JSON.stringify(body) });
    },
  };
}

function understood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const { success, data, error } = shape.safeParse(answer);
  if (!success) throw new RetailerError('unavailable', t('Unexpected response from Kroger'), error);
  return data;
}

/** Malformed entries are skipped. */
function toLocation(entry: unknown): StoreLocation | null {
  const { success, data } = knownLocation.safeParse(entry);
  if (!success) return null;
  const { addressLine1, city, state, zipCode } = data.address;
  const address = [addressLine1, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
  return { locationId: data.locationId, name: data.name, address };
}

function toProduct(entry: unknown): StoreProduct | null {
  const { success, data } = knownProduct.safeParse(entry);
  if (!success) return null;
  const [item] = data.items;
  return {
    // The id the cart API expects.
    productId: data.upc,
    description: data.description,
    brand: data.brand,
    size: item?.size ?? '',
    price: { regular: item?.price.regular ?? null },
  };
}
