import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

export const recipeBook = pgTable('recipe_book', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The recipe an entry was copied from, or that was made from it. */
  recipeId: uuid('recipe_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});
