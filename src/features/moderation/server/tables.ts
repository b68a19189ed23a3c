import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const contentFlags = pgTable('content_flags', {
  id: uuid('id').primaryKey(),
  contentId: uuid('content_id').notNull(),
  contentType: text('content_type').$type<'recipe' | 'reel' | 'comment'>().notNull(),
  reason: text('reason').notNull(),
  details: text('details').notNull().default(''),
  reporterId: uuid('reporter_id'),
  reporterName: text('reporter_name').notNull(),
  status: text('status').$type<'pending' | 'deleted'>().notNull().default('pending'),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
});
