import { sql } from 'drizzle-orm';
import type { AisleId } from '#features/foods/rules/catalog/food.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { foodOf } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { MEAL_TYPES } from '#features/meal-plan/rules/calendar.ts';
import { TIPS } from '#features/newsletter/data/tips.ts';
import { tipOf } from '#features/newsletter/rules/issue.ts';
import type { Db } from '#server/database/db.ts';
import type { PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import type { Kind } from '../../rules/categories.ts';
import { dayBefore, withoutFrozen } from '../../rules/freezer.ts';
import { mealsDue, tipDue } from '../../rules/local-time.ts';
import type { MealFacts } from '../../rules/message.ts';
import { zonesDue } from '../queries/zones.ts';

const BATCH = 200;

/** Tells everybody in whose time zone it is evening what is planned for the next day. */
export async function remindOfMeals(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const [day, zones] of await zonesDue(db, now, mealsDue))
    for (let after: string | null = null; ; ) {
      const waiting = await withNewMealsOn(db, day, zones, after);
      for (const { userId, times, meals } of waiting) {
        if (signal.aborted) return;
        await (times === 0
          ? addOnce(db, 'meals', day, announced(day, meals, meals), [userId], now)
          : addLater(db, day, { userId, times, meals }, now));
      }
      after = waiting.at(-1)?.userId ?? null;
      if (after === null) break;
    }
}

/** Announces meals planned after the day was announced, if there is something to do for them this evening. */
async function addLater(db: Db, day: PlainDate, { userId, times, meals }: Waiting, now: Date): Promise<void> {
  const toPrepare = meals.filter((meal) => {
    const { thaw, overnight } = factsOf(day, [meal]);
    return thaw.length + overnight.length > 0;
  });
  if (toPrepare.length > 0) {
    await addOnce(db, 'meals', `${day} ${times}`, announced(day, toPrepare, meals), [userId], now);
    return;
  }
  await db.execute(sql`
    update notifications set details = jsonb_set(details, '{planned}', details -> 'planned' || ${JSON.stringify(idsOf(meals))}::jsonb)
    where user_id = ${userId} and kind = 'meals' and about = ${day}`);
}

const idsOf = (meals: readonly MealToday[]) => meals.map(({ id }) => id);
/**
 * The content of a notification about meals, and the ids of all meals known by then, so that the next one does not treat
 * them as new.
 */
const announced = (day: PlainDate, meals: readonly MealToday[], known: readonly MealToday[]) => ({
  ...factsOf(day, meals),
  planned: idsOf(known),
});

/** Sends the tip of the week to everybody in whose time zone it is Sunday morning; the same one as in the newsletter. */
export async function tellTips(db: Db, now: Date): Promise<void> {
  for (const [sunday, zones] of await zonesDue(db, now, tipDue)) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select user_id as id from notification_people where time_zone = any(${sql.param(zones)}::text[])`);
    const people = rows.map(({ id }) => id);
    await addOnce(db, 'tip', sunday, { tip: tipOf(sunday, TIPS.length) }, people, now);
  }
}

/** Adds a notification for each person who does not have it yet. One statement. */
export async function addOnce(
  db: Db,
  kind: Kind,
  about: string,
  details: Record<string, unknown>,
  people: readonly string[],
  now: Date,
): Promise<number> {
  if (people.length === 0) return 0;
  const at = now.toISOString();
  const { rowCount } = await db.execute(sql`
    insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
    select gen_random_uuid(), id, ${kind}, ${about}, ${JSON.stringify(details)}::jsonb, ${at}, ${at}, ${at}
    from unnest(${sql.param(people)}::uuid[]) as person (id)
    on conflict (user_id, kind, about) where about is not null do nothing`);
  return rowCount ?? 0;
}

type MealToday = Record<string, unknown> & {
  id: string;
  name: string;
  recipeId: string | null;
  ingredients: { amount: string; name: string }[] | null;
  instructions: string[] | null;
};

interface Waiting extends Record<string, unknown> {
  userId: string;
  /** How often the day has been announced to them. */
  times: number;
  meals: MealToday[];
}

/** People with meals on a day that no notification has covered, in id order, with these meals. */
async function withNewMealsOn(
  db: Db,
  day: PlainDate,
  zones: readonly string[],
  after: string | null,
): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select person.user_id as "userId", told.times, json_agg(json_build_object(
      'id', meal.id, 'name', coalesce(recipe.title, meal.recipe_name), 'recipeId', recipe.id,
      'ingredients', recipe.ingredients, 'instructions', recipe.instructions
    ) order by array_position(${sql.param([...MEAL_TYPES])}::text[], meal.meal_type), meal.added_at) as meals
    from notification_people person
    join kitchen_members member on member.user_id = person.user_id
    join meal_plans meal on meal.kitchen_id = member.kitchen_id and meal.date = ${day}
    left join recipes recipe on recipe.id = meal.recipe_id
    cross join lateral (
      select count(*)::integer as times, coalesce(jsonb_agg(details -> 'planned'), '[]') as planned from notifications
      where notifications.user_id = person.user_id and kind = 'meals' and left(about, 10) = ${day}
    ) told
    where person.time_zone = any(${sql.param(zones)}::text[]) and (${after}::uuid is null or person.user_id > ${after}::uuid)
      and not exists (select from jsonb_array_elements(told.planned) each where each @> to_jsonb(meal.id::text))
    group by person.user_id, told.times order by person.user_id limit ${BATCH}`);
  return rows;
}

function factsOf(date: PlainDate, planned: readonly MealToday[]): MealFacts {
  const asked = planned.map((meal) => ({ meal, ...dayBefore(written(meal), meal.instructions ?? []) }));
  return {
    date,
    meals: planned.map(({ name, recipeId }) => ({ name, path: recipeId && paths.recipe(recipeId) })),
    thaw: asked.flatMap(({ meal, thaw }) => thaw.map((food) => ({ food, meal: meal.name }))),
    overnight: asked.filter(({ overnight }) => overnight).map(({ meal }) => meal.name),
  };
}

function written({ ingredients }: MealToday) {
  return (ingredients ?? []).map(({ amount, name }) => {
    const text = `${amount} ${name}`.trim();
    const ingredient = parseIngredient(text);
    return { text, name: ingredient.food || name, aisle: aisleOf(text) ?? aisleOf(withoutFrozen(text)) };
  });
}

function aisleOf(text: string): AisleId | null {
  return foodOf(foodCatalog(), parseIngredient(text))?.aisle ?? null;
}
