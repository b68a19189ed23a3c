import type { Database } from '../src/server/database/db.ts';

const MEALS = 90;
const HOUSEHOLDS = 500;

/** Two meals a day, as a phone's month shows, and three more on each of the last ten days. */
function dayOf(at: number): number {
  return at < 60 ? 1 + (at % 30) : 21 + (at % 10);
}

/** Plans a month of 90 dinners, lunches and breakfasts. */
export async function fillPlan(
  origin: string,
  headers: Record<string, string>,
  recipeIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < MEALS; at++) {
    const body = JSON.stringify({
      recipeId: recipeIds[at],
      date: `2026-04-${String(dayOf(at)).padStart(2, '0')}`,
      mealType: ['Breakfast', 'Lunch', 'Dinner'][at % 3],
    });
    const answer = await fetch(`${origin}/api/meal-plan/meals`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The plan could not be filled: ${await answer.text()}`);
  }
}

/** Plans a month for other households too, so that the plan being read is a small part of the table, as in a town. */
export async function fillPlansOfOthers({ pool }: Database): Promise<void> {
  await pool.query(
    `with others as (
       insert into kitchens (id, name) select gen_random_uuid(), 'Household ' || n from generate_series(1, $1) n returning id
     ), dishes as (select id, title, row_number() over () as nr from (select id, title from recipes limit $2) as chosen)
     insert into meal_plans (id, kitchen_id, recipe_id, recipe_name, date, meal_type)
     select gen_random_uuid(), others.id, dishes.id, dishes.title, date '2026-04-01' + (dishes.nr % 30)::integer, 'Dinner'
     from others, dishes`,
    [HOUSEHOLDS, MEALS],
  );
  await pool.query('vacuum analyze meal_plans');
}
