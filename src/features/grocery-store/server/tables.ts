import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import type { StoreLocation } from '../contract.ts';

/** Connected grocery store accounts. Tokens are sealed (src/server/seal.ts) for their owner. */
export const storeConnections = pgTable('store_connections', {
  userId: uuid('user_id').primaryKey(),
  retailer: text('retailer').notNull(),
  tokens: text('tokens').notNull(),
  location: jsonb('location').$type<StoreLocation>(),
  connectedAt: writtenAt('connected_at'),
});

/** Pending authorizations: what the store's response must contain. Starting another one replaces it. */
export const storeAuthorizations = pgTable('store_authorizations', {
  userId: uuid('user_id').primaryKey(),
  stateHash: text('state_hash').notNull(),
  /** PKCE verifier, sealed. */
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Carts of the test store. */
export const testStoreCarts = pgTable(
  'test_store_carts',
  {
    userId: uuid('user_id').notNull(),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: writtenAt('added_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
