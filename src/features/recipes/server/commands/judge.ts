import { sql } from 'drizzle-orm';
import { kindMarks } from '#features/foods/rules/catalog/food-kinds.ts';
import { allergensIn, dietsOf } from '#features/foods/rules/diets/diets.ts';
import { mainFoods } from '#features/foods/rules/main-foods.ts';
import { catalogName } from '#features/foods/server/catalog.ts';
import { readFoods } from '#features/foods/server/queries.ts';
import type { Db } from '#server/database/db.ts';
import { CATEGORIES } from '../../data/categories/categories.ts';
import { categoriesOf } from '../../rules/recipe.ts';

export const CATEGORY_IDS: ReadonlySet<string> = new Set(CATEGORIES.map(({ id }) => id));

/** Raise this if the same foods are judged differently: all recipes are then judged again. */
const RULES = 4;
const BATCH = 100;

interface Judged {
  title: string;
  category: string;
  tags: readonly string[];
  ingredients: readonly { amount: string; name: string }[];
  servings: number;
}

/** Hash of the food data and rules that recipes are judged with. */
export function judgedWith(): string {
  return `${RULES}-${catalogName()}`;
}

interface Findings {
  /** Ids of its categories, including the diets judged from its ingredients. */
  categories: string[];
  /** Its main foods, as single words. */
  mainFoods: string[];
  /** Ids of the allergens that its foods contain. */
  allergens: string[];
  /** Ids of its foods. */
  foods: string[];
  /** Marks of the kinds of food in it. */
  foodKinds: string[];
  /** And of further allergens that some brands of its foods contain. */
  mayContain: string[];
  /** Ids of the diets that its foods contradict, except those it is listed under. */
  unsuitedTo: string[];
}

/** Judges a recipe by its ingredients, for storage with it. Yields to other requests between lines. */
export async function judged(recipe: Judged): Promise<Findings> {
  const { foods, beside } = await readFoods(recipe.ingredients);
  const known = [...foods, ...beside].flatMap(({ food }) => food ?? []);
  const found = allergensIn([...foods, ...beside]);
  const [contained, possible] = [
    found.filter(({ contains }) => contains.length > 0),
    found.filter(({ contains }) => contains.length === 0),
  ];
  const diets = dietsOf(foods, recipe.servings, beside);
  const categories = categoriesOf(recipe, CATEGORY_IDS, diets);
  return {
    categories,
    unsuitedTo: diets.unsuitedTo.filter((id) => !categories.includes(id)),
    mainFoods: mainFoods(foods, recipe.title),
    foods: [...new Set(known.map(({ id }) => id))].sort(),
    foodKinds: kindMarks(known),
    allergens: contained.map(({ id }) => id),
    mayContain: possible.map(({ id }) => id),
  };
}

/**
 * Judges recipes that have never been judged, or were judged with other foods or rules, and returns how many. A recipe
 * edited meanwhile keeps the results of that edit. Two statements per hundred recipes.
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
      update recipes set categories = given.categories, main_foods = given."mainFoods",
        allergens = given.allergens, foods = given.foods, food_kinds = given."foodKinds", may_contain = given."mayContain",
        unsuited_to = given."unsuitedTo", judged_with = ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, version integer, categories text[],
        "mainFoods" text[], allergens text[], "mayContain" text[], "unsuitedTo" text[], foods text[], "foodKinds" text[])
      where recipes.id = given.id and recipes.version = given.version`);
    count += rowCount ?? 0;
  }
  return count;
}
