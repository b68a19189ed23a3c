import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { rangeProblem } from '#features/meal-plan/rules/calendar.ts';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import { mealPlans } from '#features/meal-plan/server/tables.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { FIRST_DATE, LAST_DATE, type PlainDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import type { DateRange, PlannedRecipe, ShoppedRecipe } from '../../rules/build-list.ts';
import type { Overlay } from '../../rules/compose-list.ts';
import type { GroceryList } from '../../rules/list.ts';
import type { ListMaker } from './list-maker.ts';
import { overlayOf } from './overlay.ts';

/** The grocery list of the plan with the cook's changes. Two statements for any plan: each recipe is read once. */
export async function groceryList(
  lists: ListMaker,
  context: RequestContext,
  { units, today, ...range }: DateRange & { units: UnitSystem; today?: PlainDate | undefined },
): Promise<GroceryList> {
  const { start, end } = checked(range);
  const kitchenId = kitchenOf(context);
  const [planned, { total, ...overlay }] = await Promise.all([
    preparedFor(context.db).execute({ kitchenId, start: start ?? FIRST_DATE, end: end ?? LAST_DATE }),
    overlayOf(context.db, kitchenId),
  ]);
  for (const { recipeId } of planned) if (recipeId !== null) shows(`recipe:${recipeId}`);
  const meals = planned.flatMap(({ recipeId, meals }) =>
    meals.map(([date, servings]) => ({ recipeId, date, servings })),
  );
  const byId = new Map<string, ShoppedRecipe>();
  for (const { recipeId, title, servings, ingredients } of planned)
    if (recipeId !== null && title !== null && servings !== null && ingredients)
      byId.set(recipeId, { title, servings, ingredients });
  const list = await lists.make({ plan: { meals, recipesById: byId, range, today }, overlay, units });
  return { ...list, total };
}

interface Preview extends DateRange, Omit<Overlay, 'ticks'> {
  units: UnitSystem;
  today?: PlainDate | undefined;
  meals: readonly PlannedRecipe[];
}

/** The list for a plan stored on a device. One statement. */
export async function previewedList(
  lists: ListMaker,
  context: RequestContext,
  preview: Preview,
): Promise<GroceryList> {
  const { start, end, today, units, meals, ...overlay } = preview;
  const range = checked({ start, end });
  const ids = [...new Set(meals.flatMap(({ recipeId }) => (recipeId && isUuid(recipeId) ? recipeId : [])))];
  const found = await context.db
    .select({
      id: recipes.id,
      title: recipes.title,
      servings: recipes.servings,
      ingredients: recipes.ingredients,
    })
    .from(recipes)
    .where(inArray(recipes.id, ids));
  const recipesById = new Map(found.map((recipe) => [recipe.id, recipe]));
  return lists.make({
    plan: { meals, recipesById, range, today },
    overlay: { ...overlay, ticks: [] },
    units,
  });
}

function checked(range: DateRange): DateRange {
  const problem = rangeProblem(range.start, range.end);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'end', message: problem }] });
  return range;
}

/** The recipes planned in a range, with the date and servings of each of their meals. */
const preparedFor = preparedPerDb((db) => {
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
});
