import { and, asc, gte, lte } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Meal } from '../contract.ts';
import { rangeProblem } from '../rules.ts';
import { ownMeals } from './access.ts';
import { mealPlans } from './tables.ts';

/** More meals than a lifetime of planning a day ahead; keeps one answer from growing without end. */
const MOST_MEALS = 10_000;

export const MEAL_COLUMNS = {
  id: mealPlans.id,
  recipeId: mealPlans.recipeId,
  recipeName: mealPlans.recipeName,
  recipeImage: mealPlans.recipeImage,
  date: mealPlans.date,
  mealType: mealPlans.mealType,
  recurring: mealPlans.recurring,
  addedAt: mealPlans.addedAt,
};

type MealRow = Pick<typeof mealPlans.$inferSelect, keyof typeof MEAL_COLUMNS>;

/** The meals of a range of days, or without one the whole plan; by day, then as they were added. */
export async function plannedMeals(
  context: RequestContext,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ meals: Meal[] }> {
  const problem = rangeProblem(from, to);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'to', message: problem }] });
  const rows = await context.db
    .select(MEAL_COLUMNS)
    .from(mealPlans)
    .where(
      and(
        ownMeals(context),
        from ? gte(mealPlans.date, from) : undefined,
        to ? lte(mealPlans.date, to) : undefined,
      ),
    )
    .orderBy(asc(mealPlans.date), asc(mealPlans.addedAt))
    .limit(MOST_MEALS);
  return { meals: rows.map(toMeal) };
}

export function toMeal(row: MealRow): Meal {
  return { ...row, addedAt: row.addedAt.toISOString() } as Meal;
}
