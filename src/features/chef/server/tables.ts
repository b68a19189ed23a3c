import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Usage of paid models, kept for 30 days. */
export const chefUses = pgTable('chef_uses', {
  id: uuid('id').primaryKey(),
  /** A person's id, or a visitor's address, hashed with this server's secret. */
  who: text('who').notNull(),
  model: text('model').notNull(),
  promptTokens: integer('prompt_tokens').notNull(),
  answerTokens: integer('answer_tokens').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
});
