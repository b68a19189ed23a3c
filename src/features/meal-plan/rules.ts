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
  weekOf,
} from '#shared/dates.ts';
import { isUuid } from '#shared/id.ts';
import { LONGEST_NOTE, LONGEST_TEXT, MOST_SERVINGS } from './rules/limits.ts';

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

/** The day and view an address names; each bad or missing value is replaced alone: today, monthly (spec part 1 §2). */
export function planAddress(
  { date, view }: { date?: string | null; view?: string | null },
  today: PlainDate,
): PlanAddress & { corrected: boolean } {
  const goodDate = isPlainDate(date) ? date : today;
  const goodView = PLAN_VIEWS.find((known) => known === view) ?? 'monthly';
  return { date: goodDate, view: goodView, corrected: goodDate !== date || goodView !== view };
}

/** The heading above a view (spec part 1 §2 'Heading format'). */
export function planHeading(view: PlanView, date: PlainDate): string {
  if (view === 'daily') return formatDate(date, 'MMMM d, yyyy');
  if (view === 'monthly') return formatDate(date, 'MMMM yyyy');
  const week = weekOf(date);
  return `${formatDate(week[0] ?? date, 'MMM d')} - ${formatDate(week[6] ?? date, 'MMM d, yyyy')}`;
}

/** The day one day, week or month on (1) or back (-1); the first or last day of the calendar where it would leave it. */
export function stepDate(view: PlanView, date: PlainDate, step: 1 | -1): PlainDate {
  if (view === 'monthly') return clampDate(addMonths(date, step));
  return clampDate(addDays(date, view === 'weekly' ? step * 7 : step));
}

/** The days a view shows, both ends included. */
export function visibleRange(view: PlanView, date: PlainDate): { from: PlainDate; to: PlainDate } {
  const days = view === 'daily' ? [date] : view === 'weekly' ? weekOf(date) : monthGrid(date);
  return { from: clampDate(days[0] ?? date), to: clampDate(days.at(-1) ?? date) };
}

/** The days a recipe can be planned on: 14, from today (spec part 1 §2, §9). */
export function dateChoices(today: PlainDate): { date: PlainDate; label: string }[] {
  return Array.from({ length: CHOICE_DAYS }, (_, index) => {
    const date = addDays(today, index);
    return { date, label: dayLabel(date, today) };
  });
}

/** 'Today', 'Tomorrow', or the weekday and date ('Mon, Nov 23'). */
export function dayLabel(date: PlainDate, today: PlainDate): string {
  const distance = daysBetween(today, date);
  if (distance === 0) return 'Today';
  return distance === 1 ? 'Tomorrow' : formatDate(date, 'EEE, MMM d');
}

/** Whether a day has breakfast, lunch and dinner (spec part 1 §9). */
export function isDayComplete(meals: readonly { mealType: MealType }[]): boolean {
  const types = new Set(meals.map((meal) => meal.mealType));
  return types.has('Breakfast') && types.has('Lunch') && types.has('Dinner');
}

/** How many meals of each type there are, without the types that have none. */
export function typeCounts(
  meals: readonly { mealType: MealType }[],
): { mealType: MealType; letter: string; count: number }[] {
  return MEAL_TYPES.map((mealType) => ({
    mealType,
    letter: mealType.charAt(0),
    count: meals.filter((meal) => meal.mealType === mealType).length,
  })).filter(({ count }) => count > 0);
}

/** The meals under each type, in the order of the day; within a type the first added comes first. */
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

/** The meals of every day that has any. */
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

/** Where a narrow screen's two days of a week begin: at today's place in it, or at Monday (spec part 1 §2). */
export function narrowStart(week: readonly PlainDate[], today: PlainDate): number {
  return clampStart(week.indexOf(today));
}

/** The two days before (-1) or after (1); within the week. */
export function stepNarrow(start: number, step: 1 | -1): number {
  return clampStart(start + step * NARROW_DAYS);
}

/** Two days of the week, what to write above them, and whether there are days before and after. */
export function narrowWindow(week: readonly PlainDate[], start: number) {
  const days = week.slice(start, start + NARROW_DAYS);
  const end = start + days.length;
  return {
    days,
    text: `Showing ${start + 1}-${end} of ${week.length} days`,
    hasPrevious: start > 0,
    hasNext: end < week.length,
  };
}

function clampStart(start: number): number {
  return Math.max(0, Math.min(start, 7 - NARROW_DAYS));
}

/** Whether a range of days can be asked for: each a day that exists, the end not before the start. */
export function rangeProblem(from: string | undefined, to: string | undefined): string | null {
  for (const date of [from, to])
    if (date !== undefined && !isPlainDate(date))
      return `Please choose a date that exists, from ${FIRST_DATE} to ${LAST_DATE}.`;
  return from && to && to < from ? 'The end date cannot be before the start date.' : null;
}

export const MOST_LOCAL_MEALS = 2000;
const LONGEST_NAME = 300;
const RECURRING = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;

export interface PlannedMeal {
  id: string;
  /** `null` for a free-text entry, whose text is its `recipeName`. */
  recipeId: string | null;
  recipeName: string;
  recipeImage: string | null;
  recipeGone: boolean;
  date: PlainDate;
  mealType: MealType;
  recurring: (typeof RECURRING)[number];
  seriesId: string | null;
  /** `null` for as many as the recipe serves. */
  servings: number | null;
  note: string;
  /** An instant, ISO 8601. */
  addedAt: string;
}

/**
 * The plan a visitor keeps on this device (spec part 1 §3 'Meal plan entry', §9), from the text kept there. What is not a
 * meal, or repeats an id, is left out; whatever the text holds, nothing is thrown.
 */
export function readLocalPlan(text: string | null): PlannedMeal[] {
  const kept = parseJson(text);
  if (!Array.isArray(kept)) return [];
  const meals = new Map<string, PlannedMeal>();
  for (const entry of kept) {
    const meal = readMeal(entry);
    if (meal && !meals.has(meal.id)) meals.set(meal.id, meal);
    if (meals.size === MOST_LOCAL_MEALS) break;
  }
  return [...meals.values()];
}

/** A meal as it is sent to be taken over: its name goes along only where no recipe has it. */
export function mealToMerge({ recipeName, recipeImage: _image, ...meal }: PlannedMeal) {
  const hasName = meal.recipeId === null || meal.recipeGone;
  return hasName && recipeName ? { ...meal, text: recipeName } : meal;
}

function readMeal(entry: unknown): PlannedMeal | null {
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

/** A recipe, or an entry in words. */
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
