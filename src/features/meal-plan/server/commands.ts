import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { Meal } from '../contract.ts';
import type { MealType, PlannedMeal } from '../rules.ts';
import { kitchenOf, ownMeals } from './access.ts';
import { MEAL_COLUMNS, recipesToPlan, recipeToPlan, toMeal } from './queries.ts';
import { mealPlans } from './tables.ts';

interface NewMeal {
  id?: string | undefined;
  recipeId: string;
  date: string;
  mealType: MealType;
}

const preparedInserts = new WeakMap<Db, ReturnType<typeof prepareInsert>>();

function prepareInsert(db: Db) {
  const given = sql.placeholder;
  return db
    .insert(mealPlans)
    .values({
      id: given('id'),
      kitchenId: given('kitchenId'),
      userId: given('userId'),
      recipeId: given('recipeId'),
      recipeName: given('recipeName'),
      recipeImage: given('recipeImage'),
      date: given('date'),
      mealType: given('mealType'),
      addedAt: given('addedAt'),
    })
    .onConflictDoNothing({ target: mealPlans.id })
    .returning(MEAL_COLUMNS)
    .prepare('plan_meal');
}

/**
 * Plans a recipe; its name and picture are the recipe's own. Repeating a client-made id answers with the meal it made.
 * Throws `not_found` for an unknown recipe, `conflict` for an id that is taken elsewhere.
 */
export async function planMeal(context: RequestContext, input: NewMeal): Promise<Meal> {
  const { db, now } = context;
  if (input.id !== undefined && !isUuid(input.id))
    throw new AppError('invalid_input', 'The id of a meal must be a UUID.', {
      issues: [{ path: 'id', message: 'Must be a UUID.' }],
    });
  const id = input.id ?? randomUUID();
  const kitchenId = kitchenOf(context);
  const recipe = await recipeToPlan(db, input.recipeId);
  if (recipe) {
    const plan = preparedInserts.get(db) ?? prepareInsert(db);
    preparedInserts.set(db, plan);
    const [planned] = await plan.execute({
      ...recipe,
      id,
      kitchenId,
      userId: signedIn(context).id,
      date: input.date,
      mealType: input.mealType,
      addedAt: now,
    });
    if (planned) return toMeal(planned);
  }
  const [taken] = await db
    .select({ ...MEAL_COLUMNS, kitchenId: mealPlans.kitchenId })
    .from(mealPlans)
    .where(eq(mealPlans.id, id));
  if (!taken) throw new AppError('not_found', 'That recipe could not be found. It may have been deleted.');
  const { kitchenId: owner, ...meal } = taken;
  if (owner !== kitchenId) throw new AppError('conflict', 'This meal could not be added. Please try again.');
  return toMeal(meal);
}

/** Takes a meal off the plan. Throws `not_found` for one that is not the caller's. */
export async function removeMeal(context: RequestContext, id: string): Promise<{ id: string }> {
  const [removed] = isUuid(id)
    ? await context.db
        .delete(mealPlans)
        .where(and(eq(mealPlans.id, id), ownMeals(context)))
        .returning({ id: mealPlans.id })
    : [];
  if (!removed) throw new AppError('not_found', 'That meal is not on your plan any more.');
  return removed;
}

type VisitorsMeal = Pick<PlannedMeal, 'id' | 'recipeId' | 'date' | 'mealType' | 'recurring'> & {
  addedAt?: string | undefined;
};

/**
 * Takes over the meals a visitor planned on their device. However often it is repeated each id makes one meal; those that are
 * here already, and those whose recipe does not exist, count as skipped.
 */
export async function mergeMeals(
  context: RequestContext,
  meals: readonly VisitorsMeal[],
): Promise<{ merged: number; skipped: number }> {
  const kitchenId = kitchenOf(context);
  const known = await recipesToPlan(context.db, [...new Set(meals.map(({ recipeId }) => recipeId))]);
  const byId = new Map(known.map((recipe) => [recipe.recipeId, recipe]));
  const entries = meals.flatMap(({ id, recipeId, date, mealType, recurring, addedAt }) => {
    const recipe = byId.get(recipeId.toLowerCase());
    if (!recipe) return [];
    return {
      id: isUuid(id) ? id : uuidOf(`${kitchenId} ${id}`),
      recipe_id: recipe.recipeId,
      recipe_name: recipe.recipeName,
      recipe_image: recipe.recipeImage,
      date,
      meal_type: mealType,
      recurring,
      added_at: instant(addedAt, context.now),
    };
  });
  if (entries.length === 0) return { merged: 0, skipped: meals.length };
  // As one JSON parameter: 2,000 meals as bound values are past what drivers and planners like.
  const { rowCount } = await context.db.execute(sql`
    insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, date, meal_type, recurring, added_at)
    select id, ${kitchenId}, ${signedIn(context).id}, recipe_id, recipe_name, recipe_image, date, meal_type, recurring, added_at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, recipe_id uuid, recipe_name text,
      recipe_image text, date date, meal_type text, recurring text, added_at timestamptz)
    on conflict (id) do nothing`);
  const merged = rowCount ?? 0;
  return { merged, skipped: meals.length - merged };
}

/** When a meal was added, as the device says; never in the future, and now where it says nothing that can be read. */
function instant(text: string | undefined, now: Date): string {
  const time = Date.parse(text ?? '');
  return new Date(time > 0 && time < now.getTime() ? time : now).toISOString();
}

/** The same UUID for the same text: an id that is none still makes one meal only. */
function uuidOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
