import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';

/** Every page that somebody opened, for 90 days. */
export const appUsage = pgTable('app_usage', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** `null` for visitors, and for accounts that are gone. */
  userId: uuid('user_id'),
  pageVisited: text('page_visited').notNull(),
  timestamp: writtenAt('timestamp'),
});

/** Visits by day and page. */
export const usageDays = pgTable(
  'usage_days',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    visits: bigint('visits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** The people who visited in a week (its Monday), and whether they opened the plan and the list. */
export const usagePeople = pgTable(
  'usage_people',
  {
    week: date('week').notNull(),
    userId: uuid('user_id').notNull(),
    planned: boolean('planned').notNull(),
    shopped: boolean('shopped').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.userId] })],
);

/** The number of those people by the week they signed up in. */
export const usageWeeks = pgTable(
  'usage_weeks',
  {
    week: date('week').notNull(),
    joinedWeek: date('joined_week').notNull(),
    people: integer('people').notNull(),
    planned: integer('planned').notNull(),
    shopped: integer('shopped').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.joinedWeek] })],
);
