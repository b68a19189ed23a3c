import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '#server/context.ts';
import { pgCode } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import { isPlainDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { MOST_PLANNED } from '../rules/limits.ts';
import { mealPlans } from './tables.ts';

/** The error code raised by `bound_plans` in the database. */
const PLAN_IS_FULL = 'PF002';

/** The caller's kitchen. Throws `not_signed_in` for a visitor. */
export function kitchenOf({ caller }: RequestContext): string {
  if (!caller.kitchenId) throw new AppError('not_signed_in', t('Please sign in to continue.'));
  return caller.kitchenId;
}

/** Only the caller's kitchen; meals of other kitchens are not found. */
export function ownMeals(context: RequestContext): SQL {
  return eq(mealPlans.kitchenId, kitchenOf(context));
}

export function noSuchMeal(): AppError {
  return new AppError('not_found', t('This meal is no longer on your plan.'));
}

/**
 * Resolves a meal id: a UUID, or the provisional id a device gives to a copy or occurrence (see `madeMealId`). Throws
 * `not_found`.
 */
export function mealId(context: RequestContext, id: string): string {
  const found = knownMealId(kitchenOf(context), id);
  if (!found) throw noSuchMeal();
  return found;
}

/** Like `mealId`, but `null` instead of throwing. */
export function knownMealId(kitchenId: string, id: string): string | null {
  if (isUuid(id)) return id.toLowerCase();
  const [, maker, from] = /^([^:]+):(.+)$/.exec(id) ?? [];
  if (!maker || !from || !isUuid(maker)) return null;
  const origin = isPlainDate(from) ? from : knownMealId(kitchenId, from);
  return origin && uuidOf(`${kitchenId}${maker.toLowerCase()}${origin}`);
}

/**
 * The id of an occurrence (from series id and date) or of a copy (from operation and meal id). Until saved,
 * `rules/changes.ts` calls it 'series:date' or 'copy:meal'; `knownMealId` computes the same UUID.
 */
export function madeMealId(kitchenId: SQL, maker: string, origin: SQL): SQL {
  return sql`md5(${kitchenId} || ${maker.toLowerCase()} || ${origin})::uuid`;
}

/** The same UUID for the same text. */
export function uuidOf(text: string): string {
  const digest = createHash('md5').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Runs code that adds meals. Throws `invalid_input` with a message if the plan has no room for them. */
export async function withRoom<Result>(
  add: () => Promise<Result>,
  message = () =>
    t('Your plan has {count} meals, which is the maximum. Please remove old ones first.', {
      count: MOST_PLANNED,
    }),
): Promise<Result> {
  try {
    return await add();
  } catch (error) {
    if (pgCode(error) !== PLAN_IS_FULL) throw error;
    throw new AppError('invalid_input', message(), { cause: error });
  }
}

/**
 * Serializes changes to several meals of a kitchen until the transaction ends, so that they neither deadlock nor miss each
 * other's rows. Changes to a single meal need no lock.
 */
export async function lockPlan({ db }: RequestContext, kitchenId: string): Promise<void> {
  await db.execute(sql`select from kitchens where id = ${kitchenId} for no key update`);
}

/**
 * Whoever deletes the recipe waits until the transaction ends, and then marks its meals (`mark_recipes_gone`). Only for
 * transactions: a single statement ends its own. What is copied of a meal has to be read afterward.
 */
export const holding = (recipeId: SQL | PgColumn) =>
  sql`pg_advisory_xact_lock_shared(5, ${lockOf(recipeId)})`;

/** The number of a recipe's lock, as deletions and `held_recipe` compute it (migrations 0067 and 0068). */
const lockOf = (recipeId: SQL | PgColumn) => sql`abs(hashtext(${recipeId}::text) % 64)`;

/**
 * Holds the recipes of meals, in the order in which deletions lock them.
 *
 * @param meals a condition for `meal_plans`
 */
export async function holdRecipes(db: Db, meals: SQL): Promise<void> {
  const lock = lockOf(sql`recipe_id`);
  await db.execute(sql`
    select ${holding(sql`recipe_id`)}
    from (
      select min(recipe_id::text) as recipe_id from meal_plans
      where ${meals} and recipe_id is not null and not recipe_gone
      group by ${lock} order by ${lock}
    ) held`);
}
