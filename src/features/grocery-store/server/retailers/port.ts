import type { StoreLocation, StoreProduct } from '../../contract.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface CartItem {
  productId: string;
  /** Packages, 1 to 99. */
  quantity: number;
}

/**
 * A grocery store with an API, to which cooks connect their account (OAuth 2.0 authorization code with PKCE). Calls use the
 * network: never make them inside a transaction. They throw only `RetailerError`.
 */
export interface Retailer {
  name: string;
  /** Display name. */
  label: string;
  /** True for a test store, which sells nothing. */
  isTest: boolean;
  /** True if products and prices depend on a store that must be chosen first. */
  needsLocation: boolean;
  /** True if carts can be filled; otherwise products are only selected. */
  fillsCart: boolean;
  /** Where the cook sees the cart: a path in Plateful or a URL at the store. */
  cartUrl: string;
  /** The consent page: a path in Plateful or a URL at the store. It returns to /grocery-store/connected. */
  authorizationUrl(input: { state: string; codeChallenge: string }): string;
  exchangeCode(input: { code: string; codeVerifier: string }): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  locations(token: string, postcode: string): Promise<StoreLocation[]>;
  /** `null` for an unknown id. */
  location(token: string, id: string): Promise<StoreLocation | null>;
  /** Best matches first, at most 10. */
  products(token: string, query: { term: string; locationId: string | null }): Promise<StoreProduct[]>;
  /** Adds to the existing cart. */
  addToCart(token: string, items: CartItem[]): Promise<void>;
}

/** `unauthorized`: the token is invalid. `refused`: the request is invalid. Otherwise, retry later. */
type Kind = 'unauthorized' | 'refused' | 'unavailable';

export class RetailerError extends Error {
  readonly kind: Kind;
  constructor(kind: Kind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RetailerError';
    this.kind = kind;
  }
}

/** Whether the error is a store error of this kind. */
export function isRetailerError(error: unknown, kind: Kind): boolean {
  return error instanceof RetailerError && error.kind === kind;
}
