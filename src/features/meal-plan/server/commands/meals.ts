import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type RequestContext, signedIn } from '#server/context.ts';
import { pgCode } from '#server/database/database-errors.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { MealType, PlannedMeal } from '../../rules/calendar.ts';
import { kitchenOf, mealId, noSuchMeal, ownMeals } from '../access.ts';
import { MEAL_COLUMNS, recipeToPlan, toMeal } from '../queries/meals.ts';
import { mealPlans } from '../tables.ts';

/** The error code raised by `held_recipe` in the database. */
const RECIPE_IS_GONE = 'PF003';

interface NewMeal {
  id?: string | undefined;
  recipeId?: string | undefined;
  /** For a free-text meal. */
  text?: string | undefined;
  date: string;
  mealType: MealType;
  servings?: number | null | undefined;
  note?: string | undefined;
}

const insert = preparedPerDb((db) => {
  const given = sql.placeholder;
  return db
    .insert(mealPlans)
    .values({
      id: given('id'),
      kitchenId: given('kitchenId'),
      userId: given('userId'),
      recipeId: sql`held_recipe(${given('recipeId')}::uuid)`,
      recipeName: given('recipeName'),
      recipeImage: given('recipeImage'),
      date: given('date'),
      mealType: given('mealType'),
      servings: given('servings'),
      note: given('note'),
      addedAt: given('addedAt'),
    })
    .onConflictDoNothing({ target: mealPlans.id })
    .returning(MEAL_COLUMNS)
    .prepare('plan_meal');
});

/**
 * Plans a recipe or a free-text meal. Repeating a client-made id returns the existing meal. Throws `not_found` for an unknown
 * recipe, `conflict` for an id in use elsewhere.
 */
export async function planMeal(context: RequestContext, input: NewMeal): Promise<PlannedMeal> {
  const { db, now } = context;
  if (input.id !== undefined && !isUuid(input.id))
    throw new AppError('invalid_input', t('The id of a meal must be a UUID.'), {
      issues: [{ path: 'id', message: t('Must be a UUID.') }],
    });
  const id = input.id ?? randomUUID();
  const kitchenId = kitchenOf(context);
  const { text } = input;
  const kept =
    text === undefined
      ? await recipeToPlan(db, input.recipeId ?? '')
      : { recipeId: null, recipeName: text, recipeImage: null };
  const stored = kept
    ? await store(db, {
        ...kept,
        id,
        kitchenId,
        userId: signedIn(context).id,
        date: input.date,
        mealType: input.mealType,
        servings: servingsOf(context, input),
        note: input.note ?? '',
        addedAt: now,
      })
    : 'recipe is gone';
  if (typeof stored !== 'string') return stored;
  const [taken] = await db
    .select({ ...MEAL_COLUMNS, kitchenId: mealPlans.kitchenId })
    .from(mealPlans)
    .where(eq(mealPlans.id, id));
  if (!taken && stored === 'recipe is gone')
    throw new AppError('not_found', t('That recipe could not be found. It may have been deleted.'));
  // Meals of other kitchens are hidden.
  if (taken?.kitchenId !== kitchenId)
    throw new AppError('conflict', t('This meal could not be added. Please try again.'));
  const { kitchenId: _, ...meal } = taken;
  return toMeal(meal);
}

/** Stores a meal, unless its recipe has been deleted since it was read. */
async function store(
  db: Db,
  meal: Parameters<ReturnType<typeof insert>['execute']>[0],
): Promise<PlannedMeal | 'recipe is gone' | 'id is taken'> {
  try {
    const [planned] = await insert(db).execute(meal);
    return planned ? toMeal(planned) : 'id is taken';
  } catch (error) {
    if (pgCode(error) !== RECIPE_IS_GONE) throw error;
    return 'recipe is gone';
  }
}

/** The requested number, otherwise the cook's household size; a free-text meal has none. */
function servingsOf({ caller }: RequestContext, { servings, text }: NewMeal): number | null {
  if (servings !== undefined || text !== undefined) return servings ?? null;
  return caller.user?.household ?? null;
}

interface MealChange {
  id: string;
  date?: string | undefined;
  mealType?: MealType | undefined;
  /** `null` for the recipe's own servings. */
  servings?: number | null | undefined;
  note?: string | undefined;
  /** Free-text meals only. */
  text?: string | undefined;
}

const update = preparedPerDb((db) => {
  const given = sql.placeholder;
  const orAsItIs = (name: string, column: PgColumn) => sql`coalesce(${given(name)}, ${column})`;
  return db
    .update(mealPlans)
    .set({
      date: sql`coalesce(${given('date')}::date, ${mealPlans.date})`,
      mealType: orAsItIs('mealType', mealPlans.mealType),
      servings: sql`case when ${given('setsServings')}::boolean then ${given('servings')}::integer else ${mealPlans.servings} end`,
      note: orAsItIs('note', mealPlans.note),
      recipeName: orAsItIs('text', mealPlans.recipeName),
    })
    .where(
      and(
        eq(mealPlans.id, given('id')),
        eq(mealPlans.kitchenId, given('kitchenId')),
        sql`(${given('text')}::text is null or ${mealPlans.recipeId} is null)`,
      ),
    )
    .returning(MEAL_COLUMNS)
    .prepare('change_meal');
});

/**
 * Changes the given fields of a meal to absolute values, so that repeating is harmless. Throws `not_found` for a meal of
 * another kitchen, `invalid_input` for renaming a recipe.
 */
export async function updateMeal(context: RequestContext, change: MealChange): Promise<PlannedMeal> {
  const id = mealId(context, change.id);
  const [changed] = await update(context.db).execute({
    id,
    kitchenId: kitchenOf(context),
    date: change.date ?? null,
    mealType: change.mealType ?? null,
    setsServings: change.servings !== undefined,
    servings: change.servings ?? null,
    note: change.note ?? null,
    text: change.text ?? null,
  });
  if (changed) return toMeal(changed);
  const [meal] = await context.db
    .select({ recipeId: mealPlans.recipeId })
    .from(mealPlans)
    .where(and(eq(mealPlans.id, id), ownMeals(context)));
  if (!meal) throw noSuchMeal();
  const message = t('This meal takes its name from its recipe. Only free-text meals can be renamed.');
  throw new AppError('invalid_input', message, { issues: [{ path: 'text', message }] });
}

/** Removes a meal. Throws `not_found` for a meal of another kitchen. */
export async function removeMeal(context: RequestContext, id: string): Promise<{ id: string }> {
  const [removed] = await context.db
    .delete(mealPlans)
    .where(and(eq(mealPlans.id, mealId(context, id)), ownMeals(context)))
    .returning({ id: mealPlans.id });
  if (!removed) throw noSuchMeal();
  return removed;
}
