import { eq, type SQL } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
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
