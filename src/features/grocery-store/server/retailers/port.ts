import type { StoreLocation, StoreProduct } from '../../contract.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface CartItem {
  productId: string;
  /** Packages, 1 to 99. */
  quantity: number;
}

/**
 * A grocery store with an API, and people who connect their account of it (OAuth 2.0, authorization code with PKCE).
 * Network calls happen here, never inside a transaction. All of them throw `RetailerError`, and nothing else.
 */
export interface Retailer {
  name: string;
  /** Its name for the cook. */
  label: string;
  /** Whether nothing is really sold. */
  isTest: boolean;
  /** Whether products and prices are those of a store that must be chosen first. */
  needsLocation: boolean;
  /** Whether a cart can be filled; else products are only chosen. */
  fillsCart: boolean;
  /** Where the cook sees the cart; a path of ours or an address of the store. */
  cartUrl: string;
  /** Where the cook lets us in; a path of ours or an address of the store. It sends them back to /grocery-store/connected. */
  authorizationUrl(input: { state: string; codeChallenge: string }): string;
  exchangeCode(input: { code: string; codeVerifier: string }): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  locations(token: string, postcode: string): Promise<StoreLocation[]>;
  /** `null` when there is none of this id. */
  location(token: string, id: string): Promise<StoreLocation | null>;
  /** The best matches first, 10 at most. */
  products(token: string, query: { term: string; locationId: string | null }): Promise<StoreProduct[]>;
  /** Adds to what is in the cart already. */
  addToCart(token: string, items: CartItem[]): Promise<void>;
}

/** `unauthorized`: the token is not taken (any more). `refused`: asked for something it will not do. Else try again later. */
type Kind = 'unauthorized' | 'refused' | 'unavailable';

export class RetailerError extends Error {
  readonly kind: Kind;
  constructor(kind: Kind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RetailerError';
    this.kind = kind;
  }
}

/** Whether the store told us of a trouble of this kind. */
export function isRetailerError(error: unknown, kind: Kind): boolean {
  return error instanceof RetailerError && error.kind === kind;
}
