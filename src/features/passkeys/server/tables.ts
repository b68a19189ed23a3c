import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** In base64url, as the authenticator reports it. */
  credentialId: text('credential_id').notNull().unique(),
  /** COSE, in base64url. */
  publicKey: text('public_key').notNull(),
  /** Number of uses counted by the authenticator; 0 if it does not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: writtenAt('created_at'),
  lastUsedAt: instant('last_used_at'),
});

/** The challenge that an authenticator signs once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  /** The person adding a passkey with it; null for signing in. */
  userId: uuid('user_id'),
  expiresAt: instant('expires_at').notNull(),
});
