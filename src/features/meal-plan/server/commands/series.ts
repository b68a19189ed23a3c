import { type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { FIRST_DATE, LAST_DATE } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { MealType, PlannedMeal } from '../../rules/calendar.ts';
import type { SeriesScope } from '../../rules/changes.ts';
import { kitchenOf, lockPlan, mealId, noSuchMeal } from '../access.ts';
import { mealFields, mealRows } from '../queries/meals.ts';

interface SeriesMove {
  id: string;
  scope: SeriesScope;
  /** The meal's new date; the others in scope shift by as many days. */
  date: string;
  mealType?: MealType | undefined;
}

/**
 * Moves a repeating meal, alone or with later or all meals of its series. Throws `not_found`, and `invalid_input` without
 * moving anything when one would leave the calendar.
 */
export async function moveSeries(
  context: RequestContext,
  move: SeriesMove,
): Promise<{ meals: PlannedMeal[] }> {
  const id = mealId(context, move.id);
  const kitchenId = kitchenOf(context);
  await lockPlan(context, kitchenId);
  const meals = await mealRows(
    context.db,
    sql`
      with ${mealAndScope(kitchenId, id, move.scope)},
      moves as (select scope.id, scope.date + (${move.date}::date - meal.date) as date from scope, meal)
      update meal_plans set date = moves.date, meal_type = coalesce(${move.mealType ?? null}, meal_plans.meal_type)
      from moves
      where meal_plans.id = moves.id
        and (select bool_and(date between ${FIRST_DATE} and ${LAST_DATE}) from moves)
      returning ${mealFields('meal_plans')}`,
  );
  if (meals.length > 0) return { meals };
  const [meal] = await mealRows(
    context.db,
    sql`select ${mealFields('meal_plans')} from meal_plans where id = ${id} and kitchen_id = ${kitchenId}`,
  );
  if (!meal) throw noSuchMeal();
  const message = t(
    'Nothing was moved: part of the series would fall outside the calendar, {first} to {last}.',
    { first: FIRST_DATE, last: LAST_DATE },
  );
  throw new AppError('invalid_input', message, { issues: [{ path: 'date', message }] });
}

/** Removes a repeating meal, alone or with later or all meals of its series. Throws `not_found`. */
export async function removeSeries(
  context: RequestContext,
  { id: given, scope }: { id: string; scope: SeriesScope },
): Promise<{ removed: PlannedMeal[] }> {
  const id = mealId(context, given);
  const kitchenId = kitchenOf(context);
  await lockPlan(context, kitchenId);
  const removed = await mealRows(
    context.db,
    sql`
      with ${mealAndScope(kitchenId, id, scope)}
      delete from meal_plans using scope where meal_plans.id = scope.id
      returning ${mealFields('meal_plans')}`,
  );
  if (removed.length === 0) throw noSuchMeal();
  return { removed };
}

/** The CTEs `meal` and `scope`, locked against concurrent changes. */
function mealAndScope(kitchenId: string, id: string, scope: SeriesScope): SQL {
  const others = {
    one: sql`false`,
    following: sql`each.series_id = meal.series_id and each.date >= meal.date`,
    all: sql`each.series_id = meal.series_id`,
  }[scope];
  return sql`
    meal as materialized (
      select id, date, series_id from meal_plans where id = ${id} and kitchen_id = ${kitchenId} for update
    ), scope as materialized (
      select each.id, each.date from meal, meal_plans each
      where each.kitchen_id = ${kitchenId} and (each.id = meal.id or (${others})) for update of each
    )`;
}
