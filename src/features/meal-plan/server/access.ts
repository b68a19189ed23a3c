import { eq, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { mealPlans } from './tables.ts';

/** The kitchen whose plan and list the caller may see and change. Throws `not_signed_in` for a visitor. */
export function kitchenOf({ caller }: RequestContext): string {
  if (!caller.kitchenId) throw new AppError('not_signed_in', 'Please sign in to continue.');
  return caller.kitchenId;
}

/** Only the caller's own meals; another kitchen's are not found. */
export function ownMeals(context: RequestContext): SQL {
  return eq(mealPlans.kitchenId, kitchenOf(context));
}

/** What is told of a meal that is not the caller's, or not there any more. */
export function noSuchMeal(): AppError {
  return new AppError('not_found', 'That meal is not on your plan any more.');
}

/** The id of a meal to look for; what is no UUID names none. */
export function mealId(id: string): string {
  if (!isUuid(id)) throw noSuchMeal();
  return id;
}

/**
 * Lets nobody else change several meals of a kitchen until the transaction ends. Whoever changes more than one meal asks
 * for it first: so no two changes wait for each other, and none misses what the other made. Single meals need no leave.
 */
export async function holdPlan({ db }: RequestContext, kitchenId: string): Promise<void> {
  await db.execute(sql`select from kitchens where id = ${kitchenId} for no key update`);
}
