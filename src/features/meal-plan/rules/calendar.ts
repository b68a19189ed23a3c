import {
  addDays,
  addMonths,
  clampDate,
  daysBetween,
  FIRST_DATE,
  formatDate,
  isPlainDate,
  LAST_DATE,
  monthGrid,
  type PlainDate,
  startOfWeek,
  weekOf,
} from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { WeekStart } from '#shared/week-start.ts';
import type { Recurring } from './occurrences.ts';

export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];
export const DEFAULT_MEAL_TYPE: MealType = 'Dinner';

export const PLAN_VIEWS = ['daily', 'weekly', 'monthly'] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

export interface PlanAddress {
  date: PlainDate;
  view: PlanView;
}

const CHOICE_DAYS = 14;
const NARROW_DAYS = 2;

/** The day and view in a URL. Each invalid or missing value falls back on its own: today, monthly (spec part 1 §2). */
export function planAddress(
  { date, view }: { date?: string | null; view?: string | null },
  today: PlainDate,
): PlanAddress & { corrected: boolean } {
  const goodDate = isPlainDate(date) ? date : today;
  const goodView = PLAN_VIEWS.find((known) => known === view) ?? 'monthly';
  return { date: goodDate, view: goodView, corrected: goodDate !== date || goodView !== view };
}

/** The heading of a view (spec part 1 §2 'Heading format'). */
export function planHeading(view: PlanView, date: PlainDate, weekStart?: WeekStart | null): string {
  if (view === 'daily') return formatDate(date, 'MMMM d, yyyy');
  if (view === 'monthly') return formatDate(date, 'MMMM yyyy');
  const week = weekOf(date, weekStart);
  return `${formatDate(week[0] ?? date, 'MMM d')} - ${formatDate(week[6] ?? date, 'MMM d, yyyy')}`;
}

/** One day, week (to its first day) or month forward (1) or back (-1), clamped to the calendar. */
export function stepDate(
  view: PlanView,
  date: PlainDate,
  step: 1 | -1,
  weekStart?: WeekStart | null,
): PlainDate {
  if (view === 'monthly') return clampDate(addMonths(date, step));
  if (view === 'daily') return clampDate(addDays(date, step));
  return clampDate(startOfWeek(addDays(date, step * 7), weekStart));
}

/** The days a view shows, inclusive. */
export function visibleRange(
  view: PlanView,
  date: PlainDate,
  weekStart?: WeekStart | null,
): { from: PlainDate; to: PlainDate } {
  const days = shownDays(view, date, weekStart);
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

export function shownDays(view: PlanView, date: PlainDate, weekStart?: WeekStart | null): PlainDate[] {
  const days =
    view === 'daily' ? [date] : view === 'weekly' ? weekOf(date, weekStart) : monthGrid(date, weekStart);
  return days.filter((day) => clampDate(day) === day);
}

/** All days of the month around a day. */
export function monthDays(date: PlainDate): PlainDate[] {
  return monthGrid(date).filter((day) => day.slice(0, 7) === date.slice(0, 7));
}

export interface DateChoice {
  date: PlainDate;
  label: string;
}

/**
 * The days offered when planning a recipe: 14 from today (spec part 1 §2, §9), plus the day it was chosen for if that is
 * another.
 */
export function dateChoices(today: PlainDate, chosenFor?: PlainDate): DateChoice[] {
  const days = Array.from({ length: CHOICE_DAYS }, (_, index) => addDays(today, index));
  if (chosenFor && !days.includes(chosenFor)) days.push(chosenFor);
  return days.map((date) => ({ date, label: dayLabel(date, today) }));
}

/** 'Today', 'Tomorrow', or the weekday and date ('Mon, Nov 23'). */
export function dayLabel(date: PlainDate, today: PlainDate): string {
  const distance = daysBetween(today, date);
  if (distance === 0) return t('Today');
  return distance === 1 ? t('Tomorrow') : formatDate(date, 'EEE, MMM d');
}

/** Whether a day has breakfast, lunch and dinner (spec part 1 §9). */
export function isDayComplete(meals: readonly { mealType: MealType }[]): boolean {
  const types = new Set(meals.map((meal) => meal.mealType));
  return types.has('Breakfast') && types.has('Lunch') && types.has('Dinner');
}

/** The meal type to preselect: dinner, or the first one still missing that day. */
export function freeMealType(meals: readonly { mealType: MealType }[]): MealType {
  const types = new Set(meals.map((meal) => meal.mealType));
  return [DEFAULT_MEAL_TYPE, ...MEAL_TYPES].find((type) => !types.has(type)) ?? DEFAULT_MEAL_TYPE;
}

/** How many meals there are of each type; types without meals are left out. */
export function typeCounts(
  meals: readonly { mealType: MealType }[],
): { mealType: MealType; count: number }[] {
  return MEAL_TYPES.map((mealType) => ({
    mealType,
    count: meals.filter((meal) => meal.mealType === mealType).length,
  })).filter(({ count }) => count > 0);
}

/** The meals by type in the order of the day; within a type, oldest first. */
export function mealsByType<Planned extends { mealType: MealType; addedAt: string }>(
  meals: readonly Planned[],
): { mealType: MealType; meals: Planned[] }[] {
  return MEAL_TYPES.map((mealType) => ({
    mealType,
    meals: meals
      .filter((meal) => meal.mealType === mealType)
      .sort((a, b) => a.addedAt.localeCompare(b.addedAt)),
  }));
}

/** Meals grouped by day. */
export function mealsByDate<Planned extends { date: PlainDate }>(
  meals: readonly Planned[],
): Map<PlainDate, Planned[]> {
  const days = new Map<PlainDate, Planned[]>();
  for (const meal of meals) {
    const day = days.get(meal.date);
    if (day) day.push(meal);
    else days.set(meal.date, [meal]);
  }
  return days;
}

/** The first of the two days a narrow screen shows: today (spec part 1 §2), or in other weeks the day asked for. */
export function narrowStart(week: readonly PlainDate[], today: PlainDate, date: PlainDate): number {
  return clampStart(week.indexOf(week.includes(today) ? today : date));
}

/** The previous (-1) or next (1) two days, within the week. */
export function stepNarrow(start: number, step: 1 | -1): number {
  return clampStart(start + step * NARROW_DAYS);
}

/**
 * The day a suggested dinner goes to: today if visible (spec part 1 §2), otherwise the first visible day without a dinner,
 * otherwise the first.
 */
export function suggestedDay(
  view: PlanView,
  date: PlainDate,
  today: PlainDate,
  days: ReadonlyMap<PlainDate, readonly { mealType: MealType }[]>,
  weekStart?: WeekStart | null,
): PlainDate {
  const shown = view === 'daily' ? [date] : view === 'weekly' ? weekOf(date, weekStart) : monthDays(date);
  if (shown.includes(today)) return today;
  const isFree = (day: PlainDate) => !days.get(day)?.some(({ mealType }) => mealType === DEFAULT_MEAL_TYPE);
  return shown.find(isFree) ?? shown[0] ?? date;
}

/** The two visible days with their label, and whether there are days before and after. */
export function narrowWindow(week: readonly PlainDate[], start: number) {
  const days = week.slice(start, start + NARROW_DAYS);
  const end = start + days.length;
  return {
    days,
    text: t('Showing {count}-{end} of {count2} days', { count: start + 1, end, count2: week.length }),
    hasPrevious: start > 0,
    hasNext: end < week.length,
  };
}

function clampStart(start: number): number {
  return Math.max(0, Math.min(start, 7 - NARROW_DAYS));
}

/** Why a range of days is invalid, for the cook; `null` for a valid one. */
export function rangeProblem(
  from: string | undefined,
  to: string | undefined,
  mostDays?: number,
): string | null {
  for (const date of [from, to])
    if (date !== undefined && !isPlainDate(date))
      return t('Please choose a date that exists, from {first} to {last}.', {
        first: FIRST_DATE,
        last: LAST_DATE,
      });
  if (!from || !to) return null;
  if (to < from) return t('The end date cannot be before the start date.');
  return mostDays && daysBetween(from, to) >= mostDays
    ? t('Please choose at most {mostDays} days.', { mostDays })
    : null;
}

export interface PlannedMeal {
  id: string;
  /** `null` for a free-text meal, whose text is its `recipeName`. */
  recipeId: string | null;
  recipeName: string;
  recipeImage: string | null;
  recipeGone: boolean;
  date: PlainDate;
  mealType: MealType;
  recurring: Recurring;
  seriesId: string | null;
  /** `null` for the recipe's own servings. */
  servings: number | null;
  note: string;
  /** ISO 8601. */
  addedAt: string;
}

/** A meal in the form for merging or restoring: its name is sent only if no recipe provides one. */
export function mealToMerge({ recipeName, recipeImage: _image, ...meal }: PlannedMeal) {
  const hasName = meal.recipeId === null || meal.recipeGone;
  return hasName && recipeName ? { ...meal, text: recipeName } : meal;
}
