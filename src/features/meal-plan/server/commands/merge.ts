import { type SQL, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { isUuid } from '#shared/id.ts';
import type { MealType } from '../../rules/calendar.ts';
import type { Recurring } from '../../rules/occurrences.ts';
import { kitchenOf, knownMealId, lockPlan, uuidOf } from '../access.ts';
import { recipesToPlan } from '../queries/meals.ts';

interface KeptMeal {
  id: string;
  recipeId?: string | null | undefined;
  text?: string | undefined;
  recipeGone?: boolean | undefined;
  date: string;
  mealType: MealType;
  recurring: Recurring;
  seriesId?: string | null | undefined;
  servings?: number | null | undefined;
  note?: string | undefined;
  addedAt?: string | undefined;
}

type RecipeToPlan = Awaited<ReturnType<typeof recipesToPlan>>[number];

/**
 * Takes over meals that a visitor planned on their device, or that were removed and come back. However often it is repeated
 * each id makes one meal; those that are here already, and those whose recipe never existed, count as skipped.
 */
export async function mergeMeals(
  context: RequestContext,
  meals: readonly KeptMeal[],
): Promise<{ merged: number; skipped: number }> {
  const merged = await insertKept(context, meals, sql`do nothing`);
  return { merged, skipped: meals.length - merged };
}

/**
 * Puts meals back as they were, and takes off those made since: what undoes a change of many meals. Ids that are not the
 * caller's are left alone.
 */
export async function restoreMeals(
  context: RequestContext,
  { meals, remove }: { meals: readonly KeptMeal[]; remove: readonly string[] },
): Promise<{ restored: number; removed: number }> {
  const kitchenId = kitchenOf(context);
  await lockPlan(context, kitchenId);
  const gone = remove.flatMap((id) => knownMealId(kitchenId, id) ?? []);
  const { rowCount } = await context.db.execute(
    sql`delete from meal_plans where kitchen_id = ${kitchenId} and id = any(${sql.param(gone)}::uuid[])`,
  );
  const restored = await insertKept(
    context,
    meals,
    sql`do update set date = excluded.date, meal_type = excluded.meal_type, recurring = excluded.recurring,
      series_id = excluded.series_id, servings = excluded.servings, note = excluded.note
      where meal_plans.kitchen_id = excluded.kitchen_id`,
  );
  return { restored, removed: rowCount ?? 0 };
}

async function insertKept(
  context: RequestContext,
  meals: readonly KeptMeal[],
  whenThere: SQL,
): Promise<number> {
  const kitchenId = kitchenOf(context);
  const known = await recipesToPlan(context.db, [
    ...new Set(meals.flatMap(({ recipeId }) => recipeId ?? [])),
  ]);
  const byId = new Map(known.map((recipe) => [recipe.recipeId, recipe]));
  const entries = meals.flatMap((meal) => {
    const dish = dishOf(meal, byId);
    if (!dish) return [];
    return {
      ...dish,
      id: knownMealId(kitchenId, meal.id) ?? uuidOf(`${kitchenId} ${meal.id}`),
      date: meal.date,
      meal_type: meal.mealType,
      recurring: meal.recurring,
      series_id: meal.seriesId ?? null,
      servings: meal.servings ?? null,
      note: meal.note ?? '',
      added_at: instant(meal.addedAt, context.now),
    };
  });
  if (entries.length === 0) return 0;
  // As one JSON parameter: 2,000 meals as bound values are past what drivers and planners like. In the order of ids, so
  // that two merges of the same meals never wait for each other.
  const { rowCount } = await context.db.execute(sql`
    insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at)
    select distinct on (id) id, ${kitchenId}, ${signedIn(context).id}, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, recipe_id uuid, recipe_name text,
      recipe_image text, recipe_gone boolean, date date, meal_type text, recurring text, series_id uuid, servings integer,
      note text, added_at timestamptz)
    order by id
    on conflict (id) ${whenThere}`);
  return rowCount ?? 0;
}

/** What is cooked: the recipe as it is now, the words, or the name of a recipe that was deleted meanwhile. */
function dishOf({ recipeId, text, recipeGone }: KeptMeal, recipes: ReadonlyMap<string, RecipeToPlan>) {
  if (recipeId == null) return dish({ recipeId: null, recipeName: text ?? '', recipeImage: null });
  const recipe = recipes.get(recipeId.toLowerCase());
  if (recipe) return dish(recipe);
  if (!recipeGone || !text || !isUuid(recipeId)) return null;
  return dish({ recipeId, recipeName: text, recipeImage: null }, true);
}

function dish(
  kept: { recipeId: string | null; recipeName: string; recipeImage: string | null },
  recipeGone = false,
) {
  return {
    recipe_id: kept.recipeId,
    recipe_name: kept.recipeName,
    recipe_image: kept.recipeImage,
    recipe_gone: recipeGone,
  };
}

/** When a meal was added, as the device says; never in the future, and now where it says nothing that can be read. */
function instant(text: string | undefined, now: Date): string {
  const time = Date.parse(text ?? '');
  return new Date(time > 0 && time < now.getTime() ? time : now).toISOString();
}
