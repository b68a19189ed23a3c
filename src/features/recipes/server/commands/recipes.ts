import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { placeholderAt } from '#features/media/server/queries.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { type ViewCounter, viewerOf } from '#server/views.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import { storedFields } from '../../contract.ts';
import { BUILT_IN_RECIPES } from '../../data/built-in/built-in-recipes.ts';
import { LIMITS } from '../../rules/limits.ts';
import { abilitiesOf, recipeForChange, recipeNotFound } from '../access.ts';
import { recipeExists } from '../queries/recipe.ts';
import { recipes } from '../tables.ts';
import { CATEGORY_IDS, judged, judgedWith } from './judge.ts';

const MOST_AT_ONCE = 500;

/** A recipe to store: every field with its limit. */
const newRecipe = storedFields.extend({
  ingredients: z.preprocess(withoutPlainLines, storedFields.shape.ingredients),
  id: z.uuid(msg('The recipe id must be a UUID.')),
  image: z.string().max(LIMITS.address, msg('The image address is too long.')).nullish(),
  category: storedFields.shape.category.refine(
    (id) => CATEGORY_IDS.has(id),
    msg('Please choose one of the categories.'),
  ),
  stepGuidance: z
    .array(z.string().max(LIMITS.tip, msg('A step note is too long.')).transform(withoutNul))
    .max(LIMITS.steps, msg('There are too many step notes.'))
    .default([]),
  isFeatured: z.boolean().default(false),
  isBuiltIn: z.boolean().default(false),
  authorId: z.uuid().nullable().default(null),
  authorName: z.string().max(LIMITS.authorName, msg("The author's name is too long.")).default(''),
  /** Skips a recipe whose key was stored before. */
  sourceKey: z.string().min(1).max(500).nullish(),
  createdAt: z.date().optional(),
});
export type NewRecipe = z.input<typeof newRecipe>;

/**
 * Stores recipes and returns the ids of the new ones; none gets the id of a deleted one. A recipe over a limit throws
 * `invalid_input` naming its index and field, before anything is stored. Each 500 are one statement, so larger batches
 * are atomic only within the caller's transaction.
 */
export async function createRecipes(db: Db, inputs: readonly NewRecipe[]): Promise<string[]> {
  const stored: string[] = [];
  const rows = [];
  for (const [index, input] of inputs.entries()) rows.push(await toRow(input, index));
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(from, from + MOST_AT_ONCE));
    const { rows: inserted } = await db.execute<{ id: string }>(sql`
      insert into recipes (id, title, description, image, image_placeholder, prep_time, cook_time, servings, difficulty, category, tags, categories,
        main_foods, allergens, may_contain, unsuited_to, foods, food_kinds, judged_with, ingredients, instructions, cooking_tips, step_guidance, is_featured, is_built_in, author_id,
        author_name, source_url, source_key, created_at)
      select id, title, description, image, ${placeholderAt(sql`image`)}, prep_time, cook_time, servings, difficulty, category, tags, categories,
        main_foods, allergens, may_contain, unsuited_to, foods, food_kinds, judged_with, ingredients, instructions, cooking_tips, step_guidance, is_featured, is_built_in, author_id,
        author_name, source_url, source_key, coalesce(created_at, now())
      from jsonb_to_recordset(${batch}::jsonb) as given (id uuid, title text, description text, image text, prep_time integer,
        cook_time integer, servings integer, difficulty text, category text, tags text[], categories text[],
        main_foods text[], allergens text[], may_contain text[], unsuited_to text[], foods text[], food_kinds text[], judged_with text, ingredients jsonb,
        instructions jsonb, cooking_tips jsonb, step_guidance jsonb, is_featured boolean, is_built_in boolean, author_id uuid,
        author_name text, source_url text, source_key text, created_at timestamptz)
      where not exists (select from gone_recipes where gone_recipes.id = given.id)
      on conflict do nothing
      returning id`);
    stored.push(...inserted.map(({ id }) => id));
  }
  return stored;
}

async function toRow(input: NewRecipe, index: number) {
  const parsed = newRecipe.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: [index, ...path].join('.'),
      message,
    }));
    const [first] = issues;
    throw new AppError(
      'invalid_input',
      first ? `${first.message} (${first.path})` : t('This is not a recipe.'),
      { issues },
    );
  }
  const recipe = parsed.data;
  const { categories, mainFoods, allergens, mayContain, unsuitedTo, foods, foodKinds } = await judged(recipe);
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    image: recipe.image || null,
    prep_time: recipe.prepTime,
    cook_time: recipe.cookTime,
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    category: recipe.category,
    tags: recipe.tags,
    categories,
    main_foods: mainFoods,
    allergens,
    may_contain: mayContain,
    unsuited_to: unsuitedTo,
    foods,
    food_kinds: foodKinds,
    judged_with: judgedWith(),
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    cooking_tips: recipe.cookingTips,
    step_guidance: recipe.stepGuidance,
    is_featured: recipe.isFeatured,
    is_built_in: recipe.isBuiltIn,
    author_id: recipe.authorId,
    author_name: recipe.authorName,
    source_url: recipe.sourceUrl || null,
    source_key: recipe.sourceKey || null,
    created_at: recipe.createdAt?.toISOString() ?? null,
  };
}

/** Older data has ingredients that are plain lines: each becomes an ingredient without an amount, named by the line. */
function withoutPlainLines(ingredients: unknown): unknown {
  if (!Array.isArray(ingredients)) return ingredients;
  return ingredients.map((line: unknown) => (typeof line === 'string' ? { amount: '', name: line } : line));
}

/** PostgreSQL cannot store the character 0. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

/** Adds the 14 built-in recipes to a new database, once: those that an admin deletes stay deleted. */
export async function seedBuiltIns(db: Db): Promise<void> {
  const first = await db.execute(
    sql`insert into seeds (name) values ('built-in-recipes') on conflict do nothing returning name`,
  );
  if (first.rowCount === 0) return;
  const now = Date.now();
  await createRecipes(
    db,
    BUILT_IN_RECIPES.map(({ slug, ...recipe }, index) => ({
      ...recipe,
      isBuiltIn: true,
      authorName: 'Plateful',
      sourceKey: `built-in:${slug}`,
      createdAt: new Date(now - index * 30 * HOUR_MS),
    })),
  );
}

/** Deletes a recipe, as its author or an admin. Throws `not_found` or `forbidden`. */
export async function removeRecipe(context: RequestContext, id: string): Promise<{ id: string }> {
  const found = await recipeForChange(context.db, id);
  if (!found) throw recipeNotFound();
  const can = abilitiesOf(context.caller, found);
  if (!can.remove && !can.removeAsAdmin)
    throw new AppError('forbidden', t('Only the author or an admin can delete this recipe.'));
  await context.db.delete(recipes).where(eq(recipes.id, found.id));
  return { id: found.id };
}

/** Counts a view, once per person and day, except for robots. */
export async function viewRecipe(
  context: RequestContext,
  views: ViewCounter,
  id: string,
): Promise<{ counted: boolean }> {
  if (!(await recipeExists(context.db, id))) throw recipeNotFound();
  const viewer = viewerOf(context);
  return { counted: viewer !== null && views.add(id, viewer) };
}
