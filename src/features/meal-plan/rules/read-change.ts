import { isPlainDate } from '#shared/dates.ts';
import { MEAL_TYPES, type PlannedMeal } from './calendar.ts';
import { type PlanChange, SERIES_SCOPES } from './changes.ts';
import { RECURRING } from './occurrences.ts';

/** Reads a change as it was stored on the device; `null` if it is malformed. */
export function readPlanChange(stored: unknown): PlanChange | null {
  const change = Object(stored) as Record<string, unknown>;
  const kind = String(change.kind);
  const isWhole = Object.hasOwn(READABLE, kind) && READABLE[kind as PlanChange['kind']](change);
  return isWhole ? (stored as PlanChange) : null;
}

type Fields = Record<string, unknown>;

const READABLE: Record<PlanChange['kind'], (change: Fields) => boolean> = {
  plan: ({ meal }) => isMeal(meal),
  change: ({ meal, to }) => isMeal(meal) && typeof to === 'object' && to !== null,
  remove: ({ meal }) => isMeal(meal),
  repeat: ({ meal, recurring, seriesId }) =>
    isMeal(meal) && isOneOf(RECURRING, recurring) && typeof seriesId === 'string',
  moveSeries: ({ meal, scope, date }) => isMeal(meal) && isOneOf(SERIES_SCOPES, scope) && isPlainDate(date),
  removeSeries: ({ meal, scope }) => isMeal(meal) && isOneOf(SERIES_SCOPES, scope),
  copyDays: ({ id, from, to, days }) =>
    typeof id === 'string' && isPlainDate(from) && isPlainDate(to) && Number.isInteger(days),
  restore: ({ meals, remove, moved }) =>
    Array.isArray(meals) &&
    meals.every(isMeal) &&
    Array.isArray(remove) &&
    remove.every((id) => typeof id === 'string') &&
    Array.isArray(moved) &&
    moved.every((place) => typeof Object(place).id === 'string'),
};

function isMeal(stored: unknown): stored is PlannedMeal {
  const { id, recipeId, recipeName, date, mealType } = Object(stored) as Fields;
  const isDish = typeof recipeName === 'string' && (recipeId === null || typeof recipeId === 'string');
  return typeof id === 'string' && isDish && isPlainDate(date) && isOneOf(MEAL_TYPES, mealType);
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && known.includes(value);
}
