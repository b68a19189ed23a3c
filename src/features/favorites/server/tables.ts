import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';

/** `recipes.likes` counts these rows, maintained by the database. */
export const recipeLikes = pgTable(
  'recipe_likes',
  {
    recipeId: uuid('recipe_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.userId] })],
);

/** `recipes.saved_count` counts these rows, maintained by the database. */
export const savedRecipes = pgTable(
  'saved_recipes',
  {
    userId: uuid('user_id').notNull(),
    recipeId: uuid('recipe_id').notNull(),
    savedAt: writtenAt('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);
