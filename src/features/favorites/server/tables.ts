import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** `recipes.likes` counts these; the database keeps the number. */
export const recipeLikes = pgTable(
  'recipe_likes',
  {
    recipeId: uuid('recipe_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at'),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.userId] })],
);

/** `recipes.saved_count` counts these; the database keeps the number. */
export const savedRecipes = pgTable(
  'saved_recipes',
  {
    userId: uuid('user_id').notNull(),
    recipeId: uuid('recipe_id').notNull(),
    savedAt: instant('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);
