import { isPlainDate } from '#shared/dates.ts';
import { isUuid } from '#shared/id.ts';
import { MEAL_TYPES, type PlannedMeal } from './calendar.ts';
import { LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT, MOST_LOCAL_MEALS, MOST_SERVINGS } from './limits.ts';
import { RECURRING } from './occurrences.ts';

/**
 * Reads a visitor's stored plan (spec part 1 §3 'Meal plan entry', §9). Invalid meals and duplicate ids are dropped; never
 * throws.
 */
export function readLocalPlan(kept: unknown): PlannedMeal[] {
  if (!Array.isArray(kept)) return [];
  const meals = new Map<string, PlannedMeal>();
  for (const entry of kept) {
    const meal = readMeal(entry);
    if (meal && !meals.has(meal.id)) meals.set(meal.id, meal);
    if (meals.size === MOST_LOCAL_MEALS) break;
  }
  return [...meals.values()];
}

/** A stored meal; `null` if it is invalid. */
export function readMeal(entry: unknown): PlannedMeal | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const kept = entry as Record<string, unknown>;
  const { id, date, seriesId } = kept;
  const mealType = MEAL_TYPES.find((known) => known === kept.mealType);
  const dish = readDish(kept);
  if (!isName(id) || !dish || !mealType || !isPlainDate(date)) return null;
  return {
    id,
    ...dish,
    date,
    mealType,
    recurring: RECURRING.find((known) => known === kept.recurring) ?? 'none',
    seriesId: typeof seriesId === 'string' && isUuid(seriesId) ? seriesId : null,
    servings: readServings(kept.servings),
    note: typeof kept.note === 'string' ? kept.note.trim().slice(0, LONGEST_NOTE) : '',
    addedAt: readInstant(kept.addedAt),
  };
}

/** A recipe or a free-text meal. */
function readDish({ recipeId, recipeName, recipeImage, recipeGone }: Record<string, unknown>) {
  const name = typeof recipeName === 'string' ? recipeName.trim() : '';
  const inWords = recipeId === null && name !== '';
  if (!inWords && !isName(recipeId)) return null;
  return {
    recipeId: inWords ? null : (recipeId as string),
    recipeName: name.slice(0, inWords ? LONGEST_TEXT : LONGEST_NAME),
    recipeImage: typeof recipeImage === 'string' && recipeImage ? recipeImage.slice(0, 2000) : null,
    recipeGone: !inWords && recipeGone === true,
  };
}

function readServings(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_SERVINGS
    ? value
    : null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}

function readInstant(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}
