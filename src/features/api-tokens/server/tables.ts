import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const apiTokens = pgTable('api_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** SHA-256 of the secret, which is random and long enough to need no slower hash. */
  hash: text('hash').notNull().unique(),
  start: text('start').notNull(),
  scopes: text('scopes').array().notNull(),
  createdAt: writtenAt('created_at'),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
});
