import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';
import { MEAL_TYPES } from '../rules/calendar.ts';
import { RECURRING } from '../rules/occurrences.ts';

export const mealPlans = pgTable('meal_plans', {
  id: uuid('id').primaryKey(),
  kitchenId: uuid('kitchen_id').notNull(),
  userId: uuid('user_id'),
  /** No foreign key: the meal outlives its recipe. `null` for a free-text meal. */
  recipeId: uuid('recipe_id'),
  /** The text of a free-text meal. */
  recipeName: text('recipe_name').notNull(),
  recipeImage: text('recipe_image'),
  /** The stored picture it shows, referenced so that nothing deletes it. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(recipe_image from '^/pictures/stored/([0-9a-f]{40})$')`,
  ),
  recipeGone: boolean('recipe_gone').notNull().default(false),
  date: date('date', { mode: 'string' }).notNull(),
  mealType: text('meal_type', { enum: MEAL_TYPES }).notNull(),
  recurring: text('recurring', { enum: RECURRING }).notNull().default('none'),
  /** Groups meals within their kitchen only. */
  seriesId: uuid('series_id'),
  /** `null` for the recipe's own servings. */
  servings: integer('servings'),
  note: text('note').notNull().default(''),
  addedAt: writtenAt('added_at'),
});

/** The share link of a kitchen's plan, open to anyone who has it. */
export const mealPlanShares = pgTable('meal_plan_shares', {
  kitchenId: uuid('kitchen_id').primaryKey(),
  secret: text('secret').notNull().unique(),
  createdAt: writtenAt('created_at'),
});
