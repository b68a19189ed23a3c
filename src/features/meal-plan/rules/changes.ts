import { addDays, daysBetween, FIRST_DATE, LAST_DATE, type PlainDate } from '#shared/dates.ts';
import type { MealType, PlannedMeal } from './calendar.ts';
import { nextOccurrences, type Recurring } from './occurrences.ts';

export const SERIES_SCOPES = ['one', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** The editable fields of a meal. `recipeName` is the text of a free-text meal. */
export type MealEdit = Partial<Pick<PlannedMeal, 'date' | 'mealType' | 'servings' | 'note' | 'recipeName'>>;

/** How a meal was repeated. */
export type Repetition = Pick<PlannedMeal, 'recurring' | 'seriesId'>;

/** Where a meal was before a change moved or repeated it; only what that change set. */
export type FormerPlace = Pick<PlannedMeal, 'id'> &
  Partial<Pick<PlannedMeal, 'date' | 'mealType'>> &
  (Repetition | Partial<Record<keyof Repetition, undefined>>);

/** One change to the plan, stored on the device until it is saved. Each is safe to send again. */
export type PlanChange =
  | { kind: 'plan'; meal: PlannedMeal }
  | { kind: 'change'; meal: PlannedMeal; to: MealEdit }
  | { kind: 'remove'; meal: PlannedMeal }
  | { kind: 'repeat'; meal: PlannedMeal; recurring: Recurring; seriesId: string }
  | {
      kind: 'moveSeries';
      meal: PlannedMeal;
      scope: SeriesScope;
      date: PlainDate;
      /** Omitted if every meal keeps its own. */
      mealType?: MealType | undefined;
    }
  | { kind: 'removeSeries'; meal: PlannedMeal; scope: SeriesScope }
  | { kind: 'copyDays'; id: string; from: PlainDate; to: PlainDate; days: number }
  | { kind: 'restore'; meals: PlannedMeal[]; remove: string[]; moved: FormerPlace[] };

/** The plan after a change. Meals outside `meals` are left to the server. */
export function applyChange(meals: readonly PlannedMeal[], change: PlanChange): PlannedMeal[] {
  switch (change.kind) {
    case 'plan':
      return put(meals, [change.meal]);
    case 'change': {
      const known = meals.find(({ id }) => id === change.meal.id) ?? change.meal;
      return put(meals, [{ ...known, ...change.to }]);
    }
    case 'remove':
      return without(meals, [change.meal.id]);
    case 'repeat':
      return repeat(meals, change);
    case 'moveSeries':
      return put(meals, moved(meals, change));
    case 'removeSeries':
      return without(
        meals,
        inScope(meals, change.meal, change.scope).map(({ id }) => id),
      );
    case 'copyDays':
      return put(meals, copies(meals, change));
    case 'restore':
      return put(movedBack(without(meals, change.remove), change.moved), change.meals);
  }
}

/** The change that restores `before`. */
export function undoBetween(before: readonly PlannedMeal[], after: readonly PlannedMeal[]): PlanChange {
  const kept = new Map(after.map((meal) => [meal.id, meal]));
  const known = new Set(before.map(({ id }) => id));
  return {
    kind: 'restore',
    meals: before.filter((meal) => JSON.stringify(kept.get(meal.id)) !== JSON.stringify(meal)),
    remove: after.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    moved: [],
  };
}

/** Ids of the visible meals that a change affects. */
export function touchedMeals(meals: readonly PlannedMeal[], change: PlanChange): string[] {
  switch (change.kind) {
    case 'restore':
      return [...change.meals, ...change.moved].map(({ id }) => id);
    case 'copyDays':
      return meals.filter(({ id }) => id.startsWith(`${change.id}:`)).map(({ id }) => id);
    case 'repeat':
      return meals.filter(({ seriesId }) => seriesId === change.seriesId).map(({ id }) => id);
    case 'moveSeries':
      return inScope(meals, change.meal, 'all').map(({ id }) => id);
    default:
      return [change.meal.id];
  }
}

/** The meals of a series in scope: this one, this and following, or all. */
function inScope(
  meals: readonly PlannedMeal[],
  { id, seriesId, date }: PlannedMeal,
  scope: SeriesScope,
): PlannedMeal[] {
  return meals.filter((meal) => {
    if (meal.id === id) return true;
    if (scope === 'one' || seriesId === null || meal.seriesId !== seriesId) return false;
    return scope === 'all' || meal.date >= date;
  });
}

function moved(
  meals: readonly PlannedMeal[],
  { meal, scope, date, mealType }: Extract<PlanChange, { kind: 'moveSeries' }>,
): PlannedMeal[] {
  const days = daysBetween(meal.date, date);
  return inScope(meals, meal, scope)
    .map((other) => ({ ...other, date: addDays(other.date, days), mealType: mealType ?? other.mealType }))
    .filter((other) => other.date >= FIRST_DATE && other.date <= LAST_DATE);
}

/** Days that already have the dish at that meal are skipped (spec part 1 §4). */
function repeat(
  meals: readonly PlannedMeal[],
  { meal, recurring, seriesId }: Extract<PlanChange, { kind: 'repeat' }>,
): PlannedMeal[] {
  if (recurring === 'none') return put(meals, [{ ...meal, recurring, seriesId: null }]);
  // Not another of the same day, as one moved onto it is.
  const later = inScope(meals, meal, 'following').filter(({ date }) => date > meal.date);
  const left = without(meals, [meal.id, ...later.map(({ id }) => id)]);
  const taken = new Set(left.filter((other) => isSameDish(other, meal)).map(({ date }) => date));
  const first = { ...meal, recurring, seriesId };
  const more = nextOccurrences(meal.date, recurring)
    .filter((date) => !taken.has(date))
    .map((date) => ({ ...first, id: `${seriesId}:${date}`, date }));
  return [...left, first, ...more];
}

function isSameDish(a: PlannedMeal, b: PlannedMeal): boolean {
  if (a.mealType !== b.mealType || a.recipeId !== b.recipeId) return false;
  return a.recipeId !== null || a.recipeName.toLowerCase() === b.recipeName.toLowerCase();
}

/** The meals that copying days adds. Days that already have the dish at that meal are skipped. */
export function copies(
  meals: readonly PlannedMeal[],
  { id, from, to, days }: Pick<Extract<PlanChange, { kind: 'copyDays' }>, 'id' | 'from' | 'to' | 'days'>,
): PlannedMeal[] {
  const distance = daysBetween(from, to);
  const last = addDays(from, days - 1);
  return meals
    .filter(({ date }) => date >= from && date <= last)
    .map((meal) => ({
      ...meal,
      id: `${id}:${meal.id}`,
      date: addDays(meal.date, distance),
      recurring: 'none' as const,
      seriesId: null,
    }))
    .filter(({ date }) => date >= FIRST_DATE && date <= LAST_DATE)
    .filter((copy) => !meals.some((meal) => meal.date === copy.date && isSameDish(meal, copy)));
}

function movedBack(meals: readonly PlannedMeal[], places: readonly FormerPlace[]): PlannedMeal[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return meals.map((meal) => ({ ...meal, ...byId.get(meal.id) }));
}

function put(meals: readonly PlannedMeal[], changed: readonly PlannedMeal[]): PlannedMeal[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...meals.filter(({ id }) => !ids.has(id)), ...changed];
}

function without(meals: readonly PlannedMeal[], ids: readonly string[]): PlannedMeal[] {
  const gone = new Set(ids);
  return meals.filter(({ id }) => !gone.has(id));
}
