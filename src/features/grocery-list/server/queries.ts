import { and, count, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { rangeProblem } from '#features/meal-plan/rules.ts';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import { mealPlans } from '#features/meal-plan/server/tables.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { FIRST_DATE, LAST_DATE } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { GroceryItem } from '../contract.ts';
import { buildGroceryList, type DateRange, type ShoppedRecipe } from '../rules.ts';
import { groceryTicks } from './tables.ts';

interface GroceryList {
  items: GroceryItem[];
  shown: number;
  total: number;
}

/** What to buy for the plan, with what is ticked. Three statements, however long the plan: each recipe is read once. */
export async function groceryList(context: RequestContext, range: DateRange): Promise<GroceryList> {
  const { start, end } = range;
  const problem = rangeProblem(start, end);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'end', message: problem }] });
  const kitchenId = kitchenOf(context);
  const statements = preparedFor(context.db);
  const [planned, [counted], ticks] = await Promise.all([
    statements.recipes.execute({ kitchenId, start: start ?? FIRST_DATE, end: end ?? LAST_DATE }),
    statements.total.execute({ kitchenId }),
    statements.ticks.execute({ kitchenId }),
  ]);
  const ticked = new Set(ticks.map(({ key }) => key));
  const meals = planned.flatMap(({ recipeId, meals }) =>
    meals.map(([date, servings]) => ({ recipeId, date, servings })),
  );
  const byId = new Map<string, ShoppedRecipe>();
  for (const { recipeId, title, servings, ingredients } of planned)
    if (recipeId !== null && title !== null && servings !== null && ingredients)
      byId.set(recipeId, { title, servings, ingredients });
  const { items, shown } = buildGroceryList(meals, byId, range);
  return {
    items: items.map((item) => ({ ...item, ticked: ticked.has(item.key) })),
    shown,
    total: counted?.total ?? 0,
  };
}

/** The recipes planned in a range, each once, with the day and the servings of every meal it is planned for. */
function prepareRecipes(db: Db) {
  const planned = db
    .select({
      recipeId: mealPlans.recipeId,
      meals: sql<
        [date: string, servings: number | null][]
      >`json_agg(json_build_array(${mealPlans.date}, ${mealPlans.servings}))`.as('meals'),
    })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.kitchenId, sql.placeholder('kitchenId')),
        isNotNull(mealPlans.recipeId),
        gte(mealPlans.date, sql.placeholder('start')),
        lte(mealPlans.date, sql.placeholder('end')),
      ),
    )
    .groupBy(mealPlans.recipeId)
    .as('planned');
  return db
    .select({
      recipeId: planned.recipeId,
      meals: planned.meals,
      title: recipes.title,
      servings: recipes.servings,
      ingredients: recipes.ingredients,
    })
    .from(planned)
    .leftJoin(recipes, eq(recipes.id, planned.recipeId))
    .prepare('recipes_to_shop');
}

function prepareTotal(db: Db) {
  return db
    .select({ total: count() })
    .from(mealPlans)
    .where(eq(mealPlans.kitchenId, sql.placeholder('kitchenId')))
    .prepare('meals_of_kitchen');
}

function prepareTicks(db: Db) {
  return db
    .select({ key: groceryTicks.itemKey })
    .from(groceryTicks)
    .where(eq(groceryTicks.kitchenId, sql.placeholder('kitchenId')))
    .prepare('ticks_of_kitchen');
}

function prepareAll(db: Db) {
  return { recipes: prepareRecipes(db), total: prepareTotal(db), ticks: prepareTicks(db) };
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareAll>>();

function preparedFor(db: Db) {
  const known = prepared.get(db) ?? prepareAll(db);
  prepared.set(db, known);
  return known;
}
