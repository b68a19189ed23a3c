import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { isPlainDate } from '#shared/dates.ts';
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

/**
 * The id of a meal to look for: a UUID, or what a device calls a meal that a copy or repeat of its own will make
 * (see `madeMealId`). Throws `not_found` for what names none.
 */
export function mealId(context: RequestContext, id: string): string {
  const found = knownMealId(kitchenOf(context), id);
  if (!found) throw noSuchMeal();
  return found;
}

/** The same without a word: `null` for what names no meal. */
export function knownMealId(kitchenId: string, id: string): string | null {
  if (isUuid(id)) return id.toLowerCase();
  const [, maker, from] = /^([^:]+):(.+)$/.exec(id) ?? [];
  if (!maker || !from || !isUuid(maker)) return null;
  const origin = isPlainDate(from) ? from : knownMealId(kitchenId, from);
  return origin && uuidOf(`${kitchenId}${maker.toLowerCase()}${origin}`);
}

/**
 * The id of what a repeat makes on a day, from the id of its series and the date, or a copy of a meal, from the ids of both:
 * `rules/changes.ts` calls it 'series:date' or 'copy:meal' until it is saved, and `knownMealId` counts the same.
 */
export function madeMealId(kitchenId: SQL, maker: string, origin: SQL): SQL {
  return sql`md5(${kitchenId} || ${maker.toLowerCase()} || ${origin})::uuid`;
}

/** One and the same UUID for a text. */
export function uuidOf(text: string): string {
  const digest = createHash('md5').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Lets nobody else change several meals of a kitchen until the transaction ends. Whoever changes more than one meal asks
 * for it first: so no two changes wait for each other, and none misses what the other made. Single meals need no leave.
 */
export async function lockPlan({ db }: RequestContext, kitchenId: string): Promise<void> {
  await db.execute(sql`select from kitchens where id = ${kitchenId} for no key update`);
}
