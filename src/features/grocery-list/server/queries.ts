import { and, eq, sql } from 'drizzle-orm';
import { rangeProblem } from '#features/meal-plan/rules.ts';
import { kitchenOf, ownMeals } from '#features/meal-plan/server/access.ts';
import { mealPlans } from '#features/meal-plan/server/tables.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { GroceryItem } from '../contract.ts';
import { buildGroceryList, type DateRange, type ShoppedRecipe } from '../rules.ts';
import { groceryTicks } from './tables.ts';

interface GroceryList {
  items: GroceryItem[];
  shown: number;
  total: number;
}

/** What to buy for the plan, with what is ticked. Two statements, however long the plan: each recipe is read once. */
export async function groceryList(context: RequestContext, range: DateRange): Promise<GroceryList> {
  const { start, end } = range;
  const problem = rangeProblem(start, end);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'end', message: problem }] });
  const [planned, ticks] = await Promise.all([plannedRecipes(context, range), tickedKeys(context)]);
  const meals = planned.flatMap(({ recipeId, dates }) => dates.map((date) => ({ recipeId, date })));
  const byId = new Map<string, ShoppedRecipe>();
  for (const { recipeId, title, ingredients } of planned)
    if (title !== null && ingredients) byId.set(recipeId, { title, ingredients });
  const { items, shown, total } = buildGroceryList(meals, byId, range);
  return { items: items.map((item) => ({ ...item, ticked: ticks.has(item.key) })), shown, total };
}

/** Every planned recipe with the days it is planned on; title and ingredients only where the range asks for them. */
function plannedRecipes(context: RequestContext, { start, end }: DateRange) {
  const planned = context.db
    .select({
      recipeId: mealPlans.recipeId,
      dates: sql<string[]>`array_agg(${mealPlans.date}::text)`.as('dates'),
      wanted:
        sql<boolean>`bool_or(${mealPlans.date} between ${start ?? '-infinity'} and ${end ?? 'infinity'})`.as(
          'wanted',
        ),
    })
    .from(mealPlans)
    .where(ownMeals(context))
    .groupBy(mealPlans.recipeId)
    .as('planned');
  return context.db
    .select({
      recipeId: planned.recipeId,
      dates: planned.dates,
      title: recipes.title,
      ingredients: recipes.ingredients,
    })
    .from(planned)
    .leftJoin(recipes, and(eq(recipes.id, planned.recipeId), planned.wanted));
}

async function tickedKeys(context: RequestContext): Promise<Set<string>> {
  const rows = await context.db
    .select({ key: groceryTicks.itemKey })
    .from(groceryTicks)
    .where(eq(groceryTicks.kitchenId, kitchenOf(context)));
  return new Set(rows.map(({ key }) => key));
}
