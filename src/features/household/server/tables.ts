import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/columns.ts';

/** The open invitation of a kitchen. */
export const householdInvitations = pgTable('household_invitations', {
  kitchenId: uuid('kitchen_id').primaryKey(),
  /** SHA-256 of the token in the link, which is random and long enough to need no slower hash. */
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: uuid('invited_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
