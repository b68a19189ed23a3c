import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/columns.ts';

/** Usage of paid models, kept for 30 days. */
export const chefUses = pgTable('chef_uses', {
  id: uuid('id').primaryKey(),
  /** A person's id, or a visitor's address, hashed with this server's secret. */
  who: text('who').notNull(),
  model: text('model').notNull(),
  promptTokens: integer('prompt_tokens').notNull(),
  answerTokens: integer('answer_tokens').notNull(),
  usedAt: instant('used_at').notNull(),
  /** When a reservation ends that is never settled; `null` once the cost is known. */
  reservedUntil: instant('reserved_until'),
});
