import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/columns.ts';

export const mealPlans = pgTable('meal_plans', {
  id: uuid('id').primaryKey(),
  kitchenId: uuid('kitchen_id').notNull(),
  userId: uuid('user_id'),
  /** Plain, not a reference: the entry outlives its recipe and says so. `null` for a free-text entry. */
  recipeId: uuid('recipe_id'),
  /** For a free-text entry its text. */
  recipeName: text('recipe_name').notNull(),
  recipeImage: text('recipe_image'),
  /** The stored picture it shows, referenced so that nothing deletes it. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(recipe_image from '^/pictures/stored/([0-9a-f]{40})$')`,
  ),
  recipeGone: boolean('recipe_gone').notNull().default(false),
  date: date('date', { mode: 'string' }).notNull(),
  mealType: text('meal_type').notNull(),
  recurring: text('recurring').notNull().default('none'),
  /** Groups meals within their kitchen; another kitchen's same id means nothing. */
  seriesId: uuid('series_id'),
  /** `null` for as many as the recipe serves. */
  servings: integer('servings'),
  note: text('note').notNull().default(''),
  addedAt: writtenAt('added_at'),
});

/** The link under which anyone may look at a kitchen's plan. */
export const mealPlanShares = pgTable('meal_plan_shares', {
  kitchenId: uuid('kitchen_id').primaryKey(),
  secret: text('secret').notNull().unique(),
  createdAt: writtenAt('created_at'),
});
