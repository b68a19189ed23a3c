import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoreLocation } from '../contract.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whose account of a grocery store is connected. The tokens are sealed (src/server/seal.ts) for this person. */
export const storeConnections = pgTable('store_connections', {
  userId: uuid('user_id').primaryKey(),
  retailer: text('retailer').notNull(),
  tokens: text('tokens').notNull(),
  location: jsonb('location').$type<StoreLocation>(),
  connectedAt: instant('connected_at').notNull().defaultNow(),
});

/** A connection on its way: what the store's answer must carry. Starting another one replaces it. */
export const storeAuthorizations = pgTable('store_authorizations', {
  userId: uuid('user_id').primaryKey(),
  stateHash: text('state_hash').notNull(),
  /** Of PKCE, sealed. */
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The carts of the test store. */
export const testStoreCarts = pgTable(
  'test_store_carts',
  {
    userId: uuid('user_id').notNull(),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
