import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: writtenAt('created_at'),
  mailedAt: instant('mailed_at'),
  mailAttempts: integer('mail_attempts').notNull().default(0),
  mailTriedAt: instant('mail_tried_at'),
});
