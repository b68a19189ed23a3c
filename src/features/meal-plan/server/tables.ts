import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const mealPlans = pgTable('meal_plans', {
  id: uuid('id').primaryKey(),
  kitchenId: uuid('kitchen_id').notNull(),
  userId: uuid('user_id'),
  /** Plain, not a reference: the entry outlives its recipe and says so. */
  recipeId: uuid('recipe_id').notNull(),
  recipeName: text('recipe_name').notNull(),
  recipeImage: text('recipe_image'),
  date: date('date', { mode: 'string' }).notNull(),
  mealType: text('meal_type').notNull(),
  recurring: text('recurring').notNull().default('none'),
  seriesId: uuid('series_id'),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});
