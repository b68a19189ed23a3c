import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  userId: uuid('user_id'),
  weeklyRecipes: boolean('weekly_recipes').notNull(),
  cookingTips: boolean('cooking_tips').notNull(),
  mealPlanning: boolean('meal_planning').notNull(),
  specialOffers: boolean('special_offers').notNull(),
  language: text('language').notNull(),
  confirmedAt: writtenAt('confirmed_at'),
});
export type Subscriber = typeof newsletterSubscribers.$inferSelect;

export const newsletterIssues = pgTable('newsletter_issues', {
  issueDate: date('issue_date', { mode: 'string' }).primaryKey(),
  recipeIds: uuid('recipe_ids').array().notNull(),
  dinnerIds: uuid('dinner_ids').array().notNull(),
  tip: integer('tip').notNull(),
  createdAt: writtenAt('created_at'),
});
export type Issue = typeof newsletterIssues.$inferSelect;

export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    attempts: integer('attempts').notNull().default(1),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.issueDate, table.subscriberId] })],
);
