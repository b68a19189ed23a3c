import { eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { isUuid } from '#shared/id.ts';
import type { Recipe, RecipeAbilities } from '../../contract.ts';
import { pictureVersion } from '../../rules/recipe.ts';
import { abilitiesOf, recipeNotFound } from '../access.ts';
import { recipes } from '../tables.ts';
import { CARD_COLUMNS, toCard } from './cards.ts';
import { categoryName } from './categories.ts';

const THIS_RECIPE = eq(recipes.id, sql.placeholder('id'));
const wholeRecipe = preparedPerDb((db) =>
  db
    .select({
      ...CARD_COLUMNS,
      description: recipes.description,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      cookingTips: recipes.cookingTips,
      stepGuidance: recipes.stepGuidance,
      isFeatured: recipes.isFeatured,
    })
    .from(recipes)
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .where(THIS_RECIPE)
    .prepare('recipe_by_id'),
);
const judgedRecipe = preparedPerDb((db) =>
  db
    .select({ ingredients: recipes.ingredients, servings: recipes.servings })
    .from(recipes)
    .where(THIS_RECIPE)
    .prepare('recipe_judged'),
);
/** A full recipe; throws `not_found`. One statement. */
export async function recipeById(db: Db, id: string): Promise<Recipe> {
  if (!isUuid(id)) throw recipeNotFound();
  const [row] = await wholeRecipe(db).execute({ id });
  if (!row) throw recipeNotFound();
  return {
    ...toCard(row),
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    cookingTips: row.cookingTips,
    stepGuidance: row.stepGuidance,
    isFeatured: row.isFeatured,
    sourceUrl: row.sourceUrl,
    version: row.version,
    categoryName: categoryName(row.category),
  };
}

/** The data a recipe is judged by; throws `not_found`. One statement. */
export async function ingredientsOf(db: Db, id: string): Promise<Pick<Recipe, 'ingredients' | 'servings'>> {
  const [row] = isUuid(id) ? await judgedRecipe(db).execute({ id }) : [];
  if (!row) throw recipeNotFound();
  shows(`recipe:${id}`);
  return row;
}

/** What the caller may do with a recipe; throws `not_found`. One statement. */
export async function abilitiesFor(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  id: string,
): Promise<RecipeAbilities> {
  const [recipe] = isUuid(id)
    ? await db.select({ authorId: recipes.authorId }).from(recipes).where(eq(recipes.id, id))
    : [];
  if (!recipe) throw recipeNotFound();
  return abilitiesOf(caller, recipe);
}

/** Whether a recipe exists. */
export async function recipeExists(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await db.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id));
  return rows.length > 0;
}

/** The input of a recipe's cover; `version` is the one in its URL. */
export async function sceneInputOf(db: Db, id: string) {
  const [row] = await db
    .select({
      title: recipes.title,
      category: recipes.category,
      tags: recipes.tags,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      version: recipes.version,
    })
    .from(recipes)
    .where(eq(recipes.id, id));
  if (!row) return null;
  return { ...row, ingredients: row.ingredients.map(({ name }) => name), version: pictureVersion(row) };
}

/** The versions of the covers of these recipes; none for a recipe that does not exist or is hidden. One statement. */
export async function coverVersions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, title, category, tags, version } = recipes;
  const rows = await db
    .select({ id, title, category, tags, version })
    .from(recipes)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, pictureVersion(row)]));
}
