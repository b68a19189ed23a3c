import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { recipePicture } from '#features/recipes/rules/recipe.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { FIRST_DATE, LAST_DATE } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { rangeProblem } from '../../rules/calendar.ts';
import { MOST_READ } from '../../rules/limits.ts';
import { holding, kitchenOf } from '../access.ts';
import { mealPlans } from '../tables.ts';

/**
 * SQL for a value of a meal's recipe as it is now; null if nobody can open the recipe any more, because it has been deleted or
 * moderators withhold it. A scalar subquery, which the planner answers from the index, where it might read all recipes to join.
 */
const ofRecipe = (value: string, from: string) =>
  `(select ${value} from recipes where recipes.id = ${from}.recipe_id)`;
const titleNow = (from: string) => ofRecipe('title', from);
const pictureNow = (from: string) => ofRecipe("coalesce(nullif(permanent_image_url, ''), image)", from);

const STORED_COLUMNS = {
  id: mealPlans.id,
  recipeId: mealPlans.recipeId,
  recipeName: mealPlans.recipeName,
  recipeImage: mealPlans.recipeImage,
  recipeGone: mealPlans.recipeGone,
  date: mealPlans.date,
  mealType: mealPlans.mealType,
  recurring: mealPlans.recurring,
  seriesId: mealPlans.seriesId,
  servings: mealPlans.servings,
  note: mealPlans.note,
};

export const MEAL_COLUMNS = {
  ...STORED_COLUMNS,
  titleNow: sql<string | null>`${sql.raw(titleNow('meal_plans'))}`,
  pictureNow: sql<string | null>`${sql.raw(pictureNow('meal_plans'))}`,
  /** As text in PostgreSQL's format: converting ninety rows to `Date` and back costs more than reading them. */
  addedAt: sql<string>`${mealPlans.addedAt}`,
};

/** The same columns in raw SQL, from `meal_plans` or a CTE. */
export const mealFields = (from: string) =>
  sql.raw(
    [
      ...Object.entries({ ...STORED_COLUMNS, addedAt: mealPlans.addedAt }).map(
        ([field, { name }]) => `${from}.${name} as "${field}"`,
      ),
      `${titleNow(from)} as "titleNow"`,
      `${pictureNow(from)} as "pictureNow"`,
    ].join(', '),
  );

export type MealRow = Pick<typeof mealPlans.$inferSelect, keyof typeof STORED_COLUMNS> & {
  titleNow: string | null;
  pictureNow: string | null;
  addedAt: string;
};

const planOf = preparedPerDb((db) =>
  db
    .select(MEAL_COLUMNS)
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.kitchenId, sql.placeholder('kitchenId')),
        gte(mealPlans.date, sql.placeholder('from')),
        lte(mealPlans.date, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(mealPlans.date), asc(mealPlans.addedAt))
    .limit(MOST_READ + 1)
    .prepare('plan_of_kitchen'),
);

/** A kitchen's first 2,000 meals in an inclusive range of days, by day and then by time added. One statement. */
export async function mealsOf(db: Db, kitchenId: string, from: string, to: string): Promise<PlannedMeal[]> {
  return (await mealsAndMore(db, kitchenId, from, to)).meals;
}

async function mealsAndMore(db: Db, kitchenId: string, from: string, to: string) {
  const rows = await planOf(db).execute({ kitchenId, from, to });
  const hasMore = rows.length > MOST_READ;
  if (hasMore) rows.length = MOST_READ;
  for (const { recipeId } of rows) if (recipeId) shows(`recipe:${recipeId}`);
  return { meals: rows.map(toMeal), hasMore };
}

/**
 * The caller's meals in a range of days, or the whole plan. Throws `invalid_input` for an invalid range, and for one without
 * an end that contains more than 2,000 meals.
 */
export async function plannedMeals(
  context: RequestContext,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ meals: PlannedMeal[] }> {
  const problem = rangeProblem(from, to);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'to', message: problem }] });
  const kitchenId = kitchenOf(context);
  const { meals, hasMore } = await mealsAndMore(context.db, kitchenId, from ?? FIRST_DATE, to ?? LAST_DATE);
  if (hasMore && (from === undefined || to === undefined)) {
    const message = t('That is more than {count} meals. Please choose a first and a last day.', {
      count: MOST_READ,
    });
    throw new AppError('invalid_input', message, { issues: [{ path: 'to', message }] });
  }
  return { meals };
}

const { id, title, image, permanentImageUrl, category, tags, version } = recipes;
const TO_PLAN = { id, title, image, permanentImageUrl, category, tags, version };

function keptOf(row: Pick<typeof recipes.$inferSelect, keyof typeof TO_PLAN>) {
  return {
    recipeId: row.id,
    recipeName: row.title,
    recipeImage: recipePicture({ ...row, image: row.permanentImageUrl || row.image }),
  };
}

/** The recipe data that meals store, of recipes that are held; unknown ids are left out. */
export async function recipesToPlan(db: Db, ids: readonly string[]) {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ ...TO_PLAN, held: holding(id) })
    .from(recipes)
    .where(inArray(id, wanted));
  return rows.map(keptOf);
}

const recipeById = preparedPerDb((db) =>
  db
    .select(TO_PLAN)
    .from(recipes)
    .where(eq(id, sql.placeholder('id')))
    .prepare('recipe_to_plan'),
);

/** The data a meal stores about one recipe; `null` if unknown. */
export async function recipeToPlan(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await recipeById(db).execute({ id });
  return row ? keptOf(row) : null;
}

/** Runs a raw statement that returns `mealFields`. */
export async function mealRows(db: Db, statement: SQL): Promise<PlannedMeal[]> {
  return (await db.execute<MealRow>(statement)).rows.map(toMeal);
}

/** What a meal has stored of its recipe is shown once the recipe is gone; until then, the recipe as it is now. */
export function toMeal({ titleNow, pictureNow, ...row }: MealRow): PlannedMeal {
  return {
    ...row,
    recipeName: titleNow ?? row.recipeName,
    recipeImage: pictureNow ?? row.recipeImage,
    recipeGone: row.recipeGone || (row.recipeId !== null && titleNow === null),
    addedAt: isoInstant(row.addedAt),
  } as PlannedMeal;
}

/** '2026-11-21 07:52:01.5+00' as ISO 8601 with milliseconds, regardless of the session's time zone. */
function isoInstant(text: string): string {
  if (!text.endsWith('+00')) return new Date(text.replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
