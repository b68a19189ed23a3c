import { pgTable, text } from 'drizzle-orm/pg-core';

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  stem: text('stem').notNull(),
});
