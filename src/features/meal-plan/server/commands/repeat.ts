import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import type { Repetition } from '../../rules/changes.ts';
import { nextOccurrences, type Recurring } from '../../rules/occurrences.ts';
import { holding, kitchenOf, madeMealId, mealId, noSuchMeal } from '../access.ts';
import { type MealRow, mealFields, mealRows, toMeal } from '../queries/meals.ts';

interface Repeated {
  meal: PlannedMeal;
  /** Occurrences that were created. */
  meals: PlannedMeal[];
  /** Occurrences of its former series that were removed. */
  removed: PlannedMeal[];
  /** How it was repeated before; `null` if this is a repeat of the request. */
  former: Repetition | null;
}

/**
 * Repeats a meal on its next dates, skipping days that already have its dish. Later occurrences of its former series are
 * removed first; 'none' takes the meal out of its series (spec part 1 §4). Safe to repeat; throws `not_found`.
 */
export async function repeatMeal(
  context: RequestContext,
  input: { id: string; recurring: Recurring; seriesId?: string | undefined },
): Promise<Repeated> {
  const { recurring } = input;
  const seriesId = recurring === 'none' ? null : (input.seriesId?.toLowerCase() ?? randomUUID());
  const { meal, before } = await markMeal(context, mealId(context, input.id), { recurring, seriesId });
  const isAgain = before.seriesId === seriesId && before.recurring === recurring;
  const former = isAgain ? null : before;
  if (seriesId === null) return { meal, meals: [], removed: [], former };
  if (isAgain) return { meal, meals: await laterMeals(context, meal, seriesId), removed: [], former };
  const removed = before.seriesId ? await removeLater(context, meal, before.seriesId) : [];
  return { meal, meals: await insertOccurrences(context, meal, seriesId), removed, former };
}

/** Locks the plan, updates the meal, and returns its former state. */
async function markMeal(
  context: RequestContext,
  id: string,
  { recurring, seriesId }: { recurring: Recurring; seriesId: string | null },
) {
  const { rows } = await context.db.execute<
    MealRow & { wasRecurring: Recurring; oldSeriesId: string | null; held: unknown }
  >(sql`
    with kitchen as materialized (
      select id from kitchens where id = ${kitchenOf(context)} for no key update
    ), before as materialized (
      select meal_plans.id, meal_plans.recurring, meal_plans.series_id from meal_plans, kitchen
      where meal_plans.id = ${id} and kitchen_id = kitchen.id for update of meal_plans
    )
    update meal_plans set recurring = ${recurring}, series_id = ${seriesId}
    from before where meal_plans.id = before.id
    returning ${mealFields('meal_plans')}, before.recurring as "wasRecurring", before.series_id as "oldSeriesId",
      ${holding(sql`recipe_id`)} as held`);
  const [row] = rows;
  if (!row) throw noSuchMeal();
  const { wasRecurring, oldSeriesId, held: _, ...meal } = row;
  return { meal: toMeal(meal), before: { recurring: wasRecurring, seriesId: oldSeriesId } };
}

function laterMeals({ db }: RequestContext, meal: PlannedMeal, seriesId: string): Promise<PlannedMeal[]> {
  return mealRows(db, sql`select ${mealFields('later')} from ${laterOf(meal, seriesId)} order by later.date`);
}

function removeLater({ db }: RequestContext, meal: PlannedMeal, seriesId: string): Promise<PlannedMeal[]> {
  return mealRows(
    db,
    sql`delete from meal_plans using ${laterOf(meal, seriesId)} where meal_plans.id = later.id
      returning ${mealFields('meal_plans')}`,
  );
}

/** The later meals of a series. */
const laterOf = (meal: PlannedMeal, seriesId: string) => sql`(
  select other.* from meal_plans meal join meal_plans other on other.kitchen_id = meal.kitchen_id
  where meal.id = ${meal.id} and other.series_id = ${seriesId} and other.date > meal.date
) later`;

/** Ids derive from series and date, so a repeated request creates nothing twice. */
async function insertOccurrences(
  context: RequestContext,
  meal: PlannedMeal,
  seriesId: string,
): Promise<PlannedMeal[]> {
  const dates = nextOccurrences(meal.date, meal.recurring);
  const made = await mealRows(
    context.db,
    sql`
      insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
        recurring, series_id, servings, note, added_at)
      select ${madeMealId(sql`meal.kitchen_id`, seriesId, sql`occurrence.date`)}, meal.kitchen_id, ${signedIn(context).id},
        meal.recipe_id, meal.recipe_name, meal.recipe_image, meal.recipe_gone, occurrence.date, meal.meal_type,
        meal.recurring, meal.series_id, meal.servings, meal.note, ${context.now.toISOString()}
      from meal_plans meal, unnest(${sql.param(dates)}::date[]) occurrence (date)
      where meal.id = ${meal.id} and not exists (
        select from meal_plans planned
        where planned.kitchen_id = meal.kitchen_id and planned.date = occurrence.date and planned.meal_type = meal.meal_type
          and planned.recipe_id is not distinct from meal.recipe_id
          and (meal.recipe_id is not null or lower(planned.recipe_name) = lower(meal.recipe_name))
      )
      on conflict (id) do nothing
      returning ${mealFields('meal_plans')}`,
  );
  return made.sort((a, b) => a.date.localeCompare(b.date));
}
