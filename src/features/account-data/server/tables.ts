import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const accountDeletions = pgTable('account_deletions', {
  userId: uuid('user_id').primaryKey(),
  requestedAt: writtenAt('requested_at'),
  eraseAt: instant('erase_at').notNull(),
  keepRecipes: boolean('keep_recipes').notNull(),
});
