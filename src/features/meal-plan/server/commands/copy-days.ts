import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { addDays, LAST_DATE } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_COPIED_MEALS } from '../../rules/limits.ts';
import { holdRecipes, kitchenOf, lockPlan, madeMealId } from '../access.ts';
import { mealFields, mealRows } from '../queries/meals.ts';

interface Copy {
  /** Identifies the operation, so that repeating it copies nothing twice. */
  id?: string | undefined;
  from: string;
  to: string;
  days: number;
}

/** A recipe is identified by its id, any other dish by its text. */
const DISH = sql`coalesce(recipe_id::text, lower(recipe_name))`;

/**
 * Copies the meals of `days` days from `from` to `to`, outside any series. Days that already have the dish at that meal are
 * skipped, as for repeating meals: otherwise a daily porridge, or a second copy, would be bought twice. Ids derive from
 * operation and meal, so a repeated request returns the same copies. Throws `invalid_input` for the same days, days outside
 * the calendar, or more than 2,000 meals.
 */
export async function copyDays(context: RequestContext, input: Copy): Promise<{ meals: PlannedMeal[] }> {
  const { id = randomUUID(), from, to, days } = input;
  if (from === to) throw refused(t('Please choose different days to copy to.'));
  if (addDays(to, days - 1) > LAST_DATE)
    throw refused(t('The copies would go past the end of the calendar, {count}.', { count: LAST_DATE }));
  const kitchenId = kitchenOf(context);
  await lockPlan(context, kitchenId);
  await holdRecipes(
    context.db,
    sql`kitchen_id = ${kitchenId} and date between ${from} and ${addDays(from, days - 1)}`,
  );
  const meals = await mealRows(
    context.db,
    sql`
      with source as materialized (
        select *, ${madeMealId(sql`kitchen_id`, id, sql`id`)} as copy_id from meal_plans
        where kitchen_id = ${kitchenId} and date between ${from} and ${addDays(from, days - 1)}
      ), made_before as materialized (
        -- Not as a join, which old statistics make compare each meal with each copy.
        select * from meal_plans where kitchen_id = ${kitchenId} and (id in (select copy_id from source)) is true
      ), taken as materialized (
        select date, meal_type, ${DISH} from meal_plans
        where kitchen_id = ${kitchenId} and date between ${to} and ${addDays(to, days - 1)}
      ), made_now as (
        insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
          servings, note, added_at)
        select copy_id, kitchen_id, ${signedIn(context).id}, recipe_id, recipe_name, recipe_image, recipe_gone,
          date + (${to}::date - ${from}::date), meal_type, servings, note,
          -- In the order of the meals they are copied from.
          ${context.now.toISOString()}::timestamptz + row_number() over (order by added_at, id) * interval '1 microsecond'
        from source where not exists (select from made_before)
          -- Not a join, which would compare each meal with each other one of the same day.
          and (date + (${to}::date - ${from}::date), meal_type, ${DISH}) not in (select * from taken)
        returning *
      )
      select ${mealFields('made')} from (select * from made_before union all select * from made_now) made
      order by made.date, made.added_at`,
  );
  if (meals.length > MOST_COPIED_MEALS)
    throw refused(
      t('Please choose fewer days: you can copy at most {count} meals at once.', {
        count: MOST_COPIED_MEALS,
      }),
    );
  return { meals };
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message, { issues: [{ path: 'to', message }] });
}
