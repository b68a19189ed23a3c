import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';

export const recipeBook = pgTable('recipe_book', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The recipe an entry was copied from or turned into. */
  recipeId: uuid('recipe_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
});
