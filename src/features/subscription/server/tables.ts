import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { PROMO_KINDS } from '../rules/promo.ts';
import { PROVIDERS, SANDBOX_MOODS, SANDBOX_STATUSES, STATUSES } from '../rules/statuses.ts';
import type { Terms } from '../rules/terms.ts';

const columns = {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  status: text('status', { enum: STATUSES }).notNull(),
  provider: text('provider', { enum: PROVIDERS }).notNull(),
  providerSubscriptionId: text('provider_subscription_id').unique(),
  checkoutId: text('checkout_id').unique(),
  planId: text('plan_id'),
  terms: jsonb('terms').$type<Terms>(),
  promoCode: text('promo_code'),
  approvalUrl: text('approval_url'),
  /** The provider's data, as in the specification. */
  subscriptionData: jsonb('subscription_data').notNull().default({}),
  startedAt: instant('started_at'),
  paidUntil: instant('paid_until'),
  asked: bigint('asked', { mode: 'number' }).notNull().default(0),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
};

export const subscriptions = pgTable('subscriptions', columns);
export type Subscription = typeof subscriptions.$inferSelect;

/** A view: the subscriptions with their current state. */
export const subscriptionStates = pgTable('subscription_states', {
  ...columns,
  status: text('status').$type<Subscription['status']>().notNull(),
  provider: text('provider').$type<Subscription['provider']>().notNull(),
  /** Its status; EXPIRED as soon as the paid time is over. */
  state: text('state').$type<Subscription['status']>().notNull(),
  /** Whether it gives access. */
  isOpen: boolean('is_open').notNull(),
});

/** A view: the user metadata of spec part 2 §3. */
export const accountSubscriptions = pgTable('account_subscriptions', {
  userId: uuid('user_id').notNull(),
  isSubscribed: boolean('is_subscribed').notNull(),
  subscriptionId: text('subscription_id'),
  subscriptionStatus: text('subscription_status').$type<Subscription['status']>().notNull(),
  subscriptionStart: instant('subscription_start'),
  subscriptionEnd: instant('subscription_end'),
  subscriptionUpdatedAt: instant('subscription_updated_at').notNull(),
});

const EVENT_KINDS = ['started', 'answered', 'abandoned', 'gifted', 'revoked'] as const;

/** The money log: rows are only ever added. */
export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: writtenAt('at'),
  subscriptionId: uuid('subscription_id').notNull(),
  kind: text('kind', { enum: EVENT_KINDS }).notNull(),
  data: jsonb('data').notNull(),
});

export const paymentPlans = pgTable(
  'payment_plans',
  {
    provider: text('provider').notNull(),
    key: text('key').notNull(),
    planId: text('plan_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.key] })],
);

export const promoCodes = pgTable('promo_codes', {
  code: text('code').primaryKey(),
  kind: text('kind', { enum: PROMO_KINDS }).notNull(),
  percent: integer('percent'),
  payments: integer('payments'),
  months: integer('months'),
  mostUses: integer('most_uses'),
  expiresAt: instant('expires_at'),
  retiredAt: instant('retired_at'),
  createdBy: uuid('created_by'),
  createdAt: writtenAt('created_at'),
});

/** The test provider's own records; only its adapter and its page read them. */
export const sandboxSubscriptions = pgTable('sandbox_subscriptions', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  status: text('status', { enum: SANDBOX_STATUSES }).notNull(),
  mood: text('mood', { enum: SANDBOX_MOODS }).notNull().default('working'),
  terms: jsonb('terms').$type<Terms>().notNull(),
  startedAt: instant('started_at'),
  paidUntil: instant('paid_until'),
  createdAt: writtenAt('created_at'),
});
