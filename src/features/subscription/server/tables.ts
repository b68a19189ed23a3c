import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text('status').$type<'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CANCELLED' | 'EXPIRED'>().notNull(),
  provider: text('provider').notNull(),
  providerSubscriptionId: text('provider_subscription_id').unique(),
  subscriptionData: jsonb('subscription_data').notNull().default({}),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});
