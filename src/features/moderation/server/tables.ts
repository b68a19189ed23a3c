import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/columns.ts';
import { CONTENT_TYPES, FLAG_STATUSES } from '../rules/reasons.ts';

export const contentFlags = pgTable('content_flags', {
  id: uuid('id').primaryKey(),
  contentId: uuid('content_id').notNull(),
  contentType: text('content_type', { enum: CONTENT_TYPES }).notNull(),
  reason: text('reason').notNull(),
  details: text('details').notNull().default(''),
  reporterId: uuid('reporter_id'),
  reporterName: text('reporter_name').notNull(),
  status: text('status', { enum: FLAG_STATUSES }).notNull().default('pending'),
  reportedAt: writtenAt('reported_at'),
  resolvedAt: instant('resolved_at'),
});
