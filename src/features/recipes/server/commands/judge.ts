import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dietsOf } from '#features/foods/rules/diets.ts';
import { mainFoods } from '#features/foods/rules/main-foods.ts';
import { foodsBeside, type RecipeFood, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { catalogueName, foodCatalogue } from '#features/foods/server/catalogue.ts';
import type { Db } from '#server/db.ts';
import { CATEGORIES } from '../../data/categories/categories.ts';
import { categoriesOf } from '../../rules/recipe.ts';

export const CATEGORY_IDS: ReadonlySet<string> = new Set(CATEGORIES.map(({ id }) => id));

/** Count up when the same foods are judged differently: recipes are judged anew then. */
const RULES = 1;
const BATCH = 100;
/** So many lines of the slowest kind take some 20 ms. */
const LINES = 20;

interface Judged {
  title: string;
  category: string;
  tags: readonly string[];
  ingredients: readonly { amount: string; name: string }[];
  servings: number;
}

/** Names the foods and rules that recipes are judged with. */
export function judgedWith(): string {
  return `${RULES}-${catalogueName()}`;
}

interface Findings {
  /** Ids of the categories it belongs to, its diets judged from its ingredients. */
  categories: string[];
  /** What it is mostly made of, in single words. */
  mainFoods: string[];
}

/** What the ingredients of a recipe tell, as it is kept with the recipe. Requests go on between its lines. */
export async function judged(recipe: Judged): Promise<Findings> {
  const catalogue = foodCatalogue();
  const foods: RecipeFood[] = [];
  const beside: RecipeFood[] = [];
  for (let from = 0; from < recipe.ingredients.length; from += LINES) {
    const lines = recipe.ingredients.slice(from, from + LINES);
    foods.push(...recipeFoods(catalogue, lines));
    beside.push(...foodsBeside(catalogue, lines));
    await breathe();
  }
  return {
    categories: categoriesOf(recipe, CATEGORY_IDS, dietsOf(foods, recipe.servings, beside)),
    mainFoods: mainFoods(foods, recipe.title),
  };
}

/**
 * Judges the recipes that were not, or with other foods or rules than these, and answers how many those were. A recipe that
 * is changed meanwhile is left to whoever changed it. Two statements for a hundred recipes.
 */
export async function judgeRecipes(db: Db, signal?: AbortSignal): Promise<number> {
  const now = judgedWith();
  let count = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; !signal?.aborted; ) {
    const { rows } = await db.execute<Judged & { id: string; version: number } & Record<string, unknown>>(sql`
      select id, version, title, category, tags, ingredients, servings from recipes
      where judged_with is distinct from ${now} and id > ${after}::uuid order by id limit ${BATCH}`);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const given = [];
    for (const recipe of rows) {
      given.push({ id: recipe.id, version: recipe.version, ...(await judged(recipe)) });
    }
    const { rowCount } = await db.execute(sql`
      update recipes set categories = given.categories, main_foods = given."mainFoods", judged_with = ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, version integer, categories text[], "mainFoods" text[])
      where recipes.id = given.id and recipes.version = given.version`);
    count += rowCount ?? 0;
  }
  return count;
}
