import { type SQL, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { isUuid } from '#shared/id.ts';
import type { MealType, PlannedMeal } from '../../rules/calendar.ts';
import type { FormerPlace } from '../../rules/changes.ts';
import type { Recurring } from '../../rules/occurrences.ts';
import { kitchenOf, knownMealId, lockPlan, uuidOf } from '../access.ts';
import { mealFields, mealRows, recipesToPlan } from '../queries/meals.ts';

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
 * Stores meals from a visitor's device, or meals that an undo restores. Each id is stored once; existing meals and those of
 * unknown recipes count as skipped.
 */
export async function mergeMeals(
  context: RequestContext,
  meals: readonly KeptMeal[],
): Promise<{ merged: number; skipped: number }> {
  const merged = await insertKept(context, meals, sql`do nothing`);
  return { merged, skipped: meals.length - merged };
}

/**
 * Restores meals, removes those added since and sets back those moved: the undo of a bulk change. Ids of other kitchens are
 * ignored.
 */
export async function restoreMeals(
  context: RequestContext,
  {
    meals,
    remove,
    moved,
  }: { meals: readonly KeptMeal[]; remove: readonly string[]; moved: readonly FormerPlace[] },
): Promise<{ restored: number; removed: number; moved: PlannedMeal[] }> {
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
      series_id = excluded.series_id, servings = excluded.servings, note = excluded.note,
      recipe_name = case when meal_plans.recipe_id is null and excluded.recipe_id is null then excluded.recipe_name
        else meal_plans.recipe_name end
      where meal_plans.kitchen_id = excluded.kitchen_id`,
  );
  return { restored, removed: rowCount ?? 0, moved: await setBack(context, moved) };
}

/** Everything else that was changed in them meanwhile stays. */
async function setBack(context: RequestContext, moved: readonly FormerPlace[]): Promise<PlannedMeal[]> {
  const kitchenId = kitchenOf(context);
  const places = moved.flatMap(({ id, date, mealType, recurring, seriesId }) => {
    const known = knownMealId(kitchenId, id);
    return known ? { id: known, date, meal_type: mealType, recurring, series_id: seriesId } : [];
  });
  if (places.length === 0) return [];
  return mealRows(
    context.db,
    sql`
      update meal_plans set date = coalesce(place.date, meal_plans.date),
        meal_type = coalesce(place.meal_type, meal_plans.meal_type),
        recurring = coalesce(place.recurring, meal_plans.recurring),
        -- A single meal has none.
        series_id = case when place.recurring is null then meal_plans.series_id else place.series_id end
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as place (id uuid, date date, meal_type text, recurring text, series_id uuid)
      where meal_plans.id = place.id and kitchen_id = ${kitchenId}
      returning ${mealFields('meal_plans')}`,
  );
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
      added_at: givenTime(meal.addedAt, context.now),
    };
  });
  if (entries.length === 0) return 0;
  // A single JSON parameter, because 2,000 meals exceed what drivers bind well. Ordered by id, so that concurrent merges
  // cannot deadlock.
  const { rowCount } = await context.db.execute(sql`
    insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at)
    select distinct on (id) id, ${kitchenId}, ${signedIn(context).id}, recipe_id, recipe_name, recipe_image,
      -- Not for a recipe that moderators withhold, and may show again.
      recipe_id is not null and not exists (select from all_recipes where all_recipes.id = entry.recipe_id), date, meal_type,
      recurring, series_id, servings, note, added_at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, recipe_id uuid, recipe_name text,
      recipe_image text, date date, meal_type text, recurring text, series_id uuid, servings integer,
      note text, added_at timestamptz)
    order by id
    on conflict (id) ${whenThere}`);
  return rowCount ?? 0;
}

/** The current recipe, the free text, or the title of a recipe that has been deleted. */
function dishOf({ recipeId, text, recipeGone }: KeptMeal, recipes: ReadonlyMap<string, RecipeToPlan>) {
  if (recipeId == null) return dish({ recipeId: null, recipeName: text ?? '', recipeImage: null });
  const recipe = recipes.get(recipeId.toLowerCase());
  if (recipe) return dish(recipe);
  if (!recipeGone || !text || !isUuid(recipeId)) return null;
  return dish({ recipeId, recipeName: text, recipeImage: null });
}

function dish(kept: { recipeId: string | null; recipeName: string; recipeImage: string | null }) {
  return { recipe_id: kept.recipeId, recipe_name: kept.recipeName, recipe_image: kept.recipeImage };
}

/** The time the device gives, capped at now; now if it is missing or unreadable. */
function givenTime(text: string | undefined, now: Date): string {
  const time = Date.parse(text ?? '');
  return new Date(time > 0 && time < now.getTime() ? time : now).toISOString();
}
