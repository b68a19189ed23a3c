import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { readFoods } from '#features/foods/server/queries.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { preparedPerDb } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { shows } from '#server/shown.ts';
import type { PlainDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { rangeProblem } from '../../rules/calendar.ts';
import { MOST_NUTRITION_DAYS } from '../../rules/limits.ts';
import { type DayNutrition, nutritionOfDays, servingOf } from '../../rules/nutrition.ts';
import { kitchenOf } from '../access.ts';
import { mealPlans } from '../tables.ts';

/** Each planned recipe with its dates; all free-text meals together, without ingredients. */
const dishesOf = preparedPerDb((db) => {
  const planned = db
    .select({
      recipeId: mealPlans.recipeId,
      dates: sql<PlainDate[]>`json_agg(${mealPlans.date})`.as('dates'),
    })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.kitchenId, sql.placeholder('kitchenId')),
        gte(mealPlans.date, sql.placeholder('from')),
        lte(mealPlans.date, sql.placeholder('to')),
      ),
    )
    .groupBy(mealPlans.recipeId)
    .as('planned');
  return db
    .select({
      recipeId: planned.recipeId,
      dates: planned.dates,
      servings: recipes.servings,
      ingredients: recipes.ingredients,
    })
    .from(planned)
    .leftJoin(recipes, eq(recipes.id, planned.recipeId))
    .prepare('dishes_to_count');
});

/**
 * Nutrition of one serving of each meal, per day with meals. One statement. Throws `invalid_input` for an invalid range or more than 42 days.
 */
export async function plannedNutrition(
  context: RequestContext,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<{ days: DayNutrition[] }> {
  const problem = rangeProblem(from, to, MOST_NUTRITION_DAYS);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'to', message: problem }] });
  const dishes = await dishesOf(context.db).execute({ kitchenId: kitchenOf(context), from, to });
  for (const { recipeId } of dishes) if (recipeId) shows(`recipe:${recipeId}`);
  const counted = [];
  for (const { dates, servings, ingredients } of dishes)
    counted.push({
      dates,
      serving: servings && ingredients ? await servingFrom(ingredients, servings) : null,
    });
  return { days: nutritionOfDays(counted) };
}

const MOST_RECIPES = 2000;

/** Cached per recipe: parsing ingredient lines is the expensive part, and plans repeat recipes. */
const known = new LRUCache<string, { serving: Nutrition | null }>({ max: MOST_RECIPES });

async function servingFrom(
  ingredients: { amount: string; name: string }[],
  servings: number,
): Promise<Nutrition | null> {
  const key = sha256(JSON.stringify([servings, ingredients]));
  const before = known.get(key);
  if (before) return before.serving;
  const serving = servingOf(nutritionOf((await readFoods(ingredients)).foods, servings));
  known.set(key, { serving });
  return serving;
}
