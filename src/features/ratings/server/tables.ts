import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

/** `recipes.rating_count` and `rating_sum` count these rows unless hidden, maintained by the database. */
export const recipeRatings = pgTable('recipe_ratings', {
  id: uuid('id').primaryKey(),
  recipeId: uuid('recipe_id').notNull(),
  userId: uuid('user_id').notNull(),
  stars: integer('stars').notNull(),
  note: text('note').notNull().default(''),
  image: text('image'),
  /** The preview of its photo. */
  imagePlaceholder: text('image_placeholder'),
  /** The photo it shows; the reference keeps it from being deleted. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(image from '^/pictures/stored/([0-9a-f]{40})$')`,
  ),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
  /** When moderators hid it. */
  hiddenAt: instant('hidden_at'),
});
