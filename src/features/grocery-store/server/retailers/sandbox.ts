import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/db.ts';
import type { Seal } from '#server/seal.ts';
import { DAY_MS } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import type { StoreProduct } from '../../contract.ts';
import { CORNER_MARKET } from '../../data/corner-market/corner-market.ts';
import { type CatalogProduct, searchOf } from '../../rules/product-search.ts';
import { testStoreCarts } from '../tables.ts';
import { type Retailer, RetailerError, type Tokens } from './port.ts';

/** The customer-facing side of the test store. */
export interface TestStore {
  retailer: Retailer;
  /** The code issued when `userId` consents: single-use, valid for 5 minutes. */
  grantCode(userId: string, codeChallenge: string): string;
  /** A customer's cart, newest first. */
  cart(userId: string): Promise<{ product: StoreProduct; quantity: number }[]>;
}

const CODE_MS = 5 * 60 * 1000;
const TOKEN_MS = 30 * 60 * 1000;
const REFRESH_MS = 180 * DAY_MS;
const MOST_PRODUCTS = 10;
const MOST_OF_ONE = 999;

/** The payload of codes and tokens, sealed so that the store needs no state. */
interface Grant {
  userId: string;
  until: number;
  codeChallenge?: string;
}

/** The embedded store 'Corner Market': it sells nothing, and Plateful serves its consent page (OAuth 2.0 with PKCE). */
export function createTestStore({
  db,
  seal,
  fillsCart,
}: {
  db: Db;
  seal: Seal;
  fillsCart: boolean;
}): TestStore {
  const search = searchOf(CORNER_MARKET);
  const byId = new Map(CORNER_MARKET.map((product) => [product.productId, product]));
  const usedCodes = new LRUCache<string, true>({ max: 10_000, ttl: CODE_MS });

  const issue = (kind: string, grant: Grant) => seal.seal(JSON.stringify(grant), kind);
  const read = (kind: 'code' | 'access' | 'refresh', text: string): Grant => {
    const grant = JSON.parse(seal.open(text, kind) ?? 'null') as Grant | null;
    if (grant && grant.until > Date.now()) return grant;
    throw new RetailerError(kind === 'access' ? 'unauthorized' : 'refused', `Invalid ${kind}`);
  };
  const tokensFor = (userId: string): Tokens => {
    const now = Date.now();
    return {
      accessToken: issue('access', { userId, until: now + TOKEN_MS }),
      refreshToken: issue('refresh', { userId, until: now + REFRESH_MS }),
      expiresAt: now + TOKEN_MS,
    };
  };

  const retailer: Retailer = {
    name: 'sandbox',
    label: 'Corner Market',
    isTest: true,
    needsLocation: false,
    fillsCart,
    cartUrl: paths.testCart,
    // A path rather than PUBLIC_URL, so that it works on any host the cook uses.
    authorizationUrl: ({ state, codeChallenge }) => paths.testStore({ state, code_challenge: codeChallenge }),
    async exchangeCode({ code, codeVerifier }) {
      const { userId, codeChallenge } = read('code', code);
      const isTheirs = createHash('sha256').update(codeVerifier).digest('base64url') === codeChallenge;
      if (!isTheirs || usedCodes.has(code)) throw new RetailerError('refused', 'Invalid code');
      usedCodes.set(code, true);
      return tokensFor(userId);
    },
    refresh: async (refreshToken) => tokensFor(read('refresh', refreshToken).userId),
    locations: async () => [],
    location: async () => null,
    async products(token, { term }) {
      read('access', token);
      return search(term, MOST_PRODUCTS).map(toProduct);
    },
    async addToCart(token, items) {
      const { userId } = read('access', token);
      if (!items.every(({ productId }) => byId.has(productId)))
        throw new RetailerError('refused', 'Unknown product');
      await db
        .insert(testStoreCarts)
        .values(items.map((item) => ({ userId, ...item })))
        .onConflictDoUpdate({
          target: [testStoreCarts.userId, testStoreCarts.productId],
          set: {
            quantity: sql`least(${testStoreCarts.quantity} + excluded.quantity, ${MOST_OF_ONE})`,
            addedAt: sql`now()`,
          },
        });
    },
  };

  return {
    retailer,
    grantCode: (userId, codeChallenge) =>
      issue('code', { userId, codeChallenge, until: Date.now() + CODE_MS }),
    async cart(userId) {
      const rows = await db
        .select()
        .from(testStoreCarts)
        .where(eq(testStoreCarts.userId, userId))
        .orderBy(desc(testStoreCarts.addedAt), testStoreCarts.productId);
      return rows.flatMap(({ productId, quantity }) => {
        const product = byId.get(productId);
        return product ? [{ product: toProduct(product), quantity }] : [];
      });
    },
  };
}

function toProduct({ productId, description, brand, size, price }: CatalogProduct): StoreProduct {
  return { productId, description, brand, size, price: { regular: price } };
}
