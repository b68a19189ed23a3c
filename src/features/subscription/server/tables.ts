import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/columns.ts';
import { STATUSES } from '../rules/statuses.ts';

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text('status', { enum: STATUSES }).notNull(),
  provider: text('provider').notNull(),
  providerSubscriptionId: text('provider_subscription_id').unique(),
  subscriptionData: jsonb('subscription_data').notNull().default({}),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
});
