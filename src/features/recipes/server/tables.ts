import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const list = <Item>(name: string) => jsonb(name).$type<Item[]>().notNull().default([]);
const count = (name: string, fallback = 0) => integer(name).notNull().default(fallback);
const words = (name: string) => text(name).array().notNull().default(sql`'{}'`);

const columns = () => ({
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  image: text('image'),
  /** The preview of a stored picture. */
  imagePlaceholder: text('image_placeholder'),
  permanentImageUrl: text('permanent_image_url'),
  /** The stored picture it shows; the reference keeps it from being deleted. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(image from '^/pictures/stored/([0-9a-f]{40})$')`,
  ),
  /** Minutes; null if unknown. */
  prepTime: integer('prep_time'),
  cookTime: integer('cook_time'),
  totalTime: integer('total_time').generatedAlwaysAs(sql`nullif(coalesce(prep_time, 0) + cook_time, 0)`),
  servings: count('servings', 4),
  difficulty: text('difficulty'),
  category: text('category').notNull().default('dinner'),
  tags: words('tags'),
  /** Ids of every category: its own, those its tags name, and the diets its ingredients suit. */
  categories: words('categories'),
  /** Its main foods, as single words. */
  mainFoods: words('main_foods'),
  /** Ids of the allergens that its foods contain, and of those that some brands contain. */
  allergens: words('allergens'),
  mayContain: words('may_contain'),
  /** Ids of the diets that its foods contradict. */
  unsuitedTo: words('unsuited_to'),
  /** Ids of its foods. */
  foods: words('foods'),
  /** Marks of the kinds of food in it (`kindMarks`). */
  foodKinds: words('food_kinds'),
  /** The version of the foods and rules that its diets, main foods and allergens were judged with; null if not yet judged. */
  judgedWith: text('judged_with'),
  ingredients: list<{ amount: string; name: string }>('ingredients'),
  instructions: list<string>('instructions'),
  cookingTips: list<string>('cooking_tips'),
  stepGuidance: list<string>('step_guidance'),
  isFeatured: boolean('is_featured').notNull().default(false),
  isBuiltIn: boolean('is_built_in').notNull().default(false),
  views: count('views'),
  likes: count('likes'),
  savedCount: count('saved_count'),
  score: doublePrecision('score').notNull().generatedAlwaysAs(sql`0.7 * views + 0.3 * likes`),
  ratingCount: count('rating_count'),
  ratingSum: count('rating_sum'),
  ratingScore: doublePrecision('rating_score')
    .notNull()
    .generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else (rating_sum + 17.5) / (rating_count + 5) end`,
    ),
  authorId: uuid('author_id'),
  /** Empty if unknown. */
  authorName: text('author_name').notNull().default(''),
  sourceUrl: text('source_url'),
  /** Identifies a file imported before. */
  sourceKey: text('source_key').unique(),
  version: count('version', 1),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
  search: tsvector('search').notNull().generatedAlwaysAs(sql`''::tsvector`),
  popularity: integer('popularity').array().notNull().generatedAlwaysAs(sql`'{}'::integer[]`),
});

/** Every recipe that may be shown: a view, so that no query can forget to exclude hidden ones. */
export const recipes = pgTable('recipes', columns());

/** The table itself; only for code that hides and deletes recipes. */
export const allRecipes = pgTable('all_recipes', {
  ...columns(),
  /** When moderators hid it. */
  hiddenAt: instant('hidden_at'),
  /** The deletion that can still be undone. */
  deletedIn: uuid('deleted_in'),
});

/** Recipes that an admin deleted together. */
export const recipeDeletions = pgTable('recipe_deletions', {
  id: uuid('id').primaryKey(),
  deletedAt: writtenAt('deleted_at'),
  deletedBy: uuid('deleted_by'),
  recipes: integer('recipes').notNull(),
  restoredAt: instant('restored_at'),
});

/** Ids of deleted recipes, which no other recipe may take. */
export const goneRecipes = pgTable('gone_recipes', { id: uuid('id').primaryKey() });

export const recipeViews = pgTable(
  'recipe_views',
  {
    recipeId: uuid('recipe_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    viewer: text('viewer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.day, table.viewer] })],
);
