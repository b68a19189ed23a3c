import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the code in the link, which is random and long enough to need no slower hash. */
  codeHash: text('code_hash').notNull().unique(),
  note: text('note').notNull(),
  uses: integer('uses').notNull(),
  used: integer('used').notNull().default(0),
  madeBy: uuid('made_by'),
  createdAt: writtenAt('created_at'),
  expiresAt: instant('expires_at').notNull(),
});
