import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { NUTRIENTS, type RecipeNutrition } from '#features/foods/rules/nutrition.ts';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';

/** The share of ingredients that must be known; below it, a total would mislead. */
const LEAST_COUNTED = 2 / 3;

/** Totals for one serving of each meal (energy in kcal, the rest in grams), and how many meals they cover. */
export interface MealsNutrition {
  total: Nutrition;
  /** Meals included in the total. */
  counted: number;
  /** All meals, including free-text meals and deleted recipes. */
  planned: number;
}

export interface DayNutrition extends MealsNutrition {
  date: PlainDate;
}

/** Nutrition per serving of a recipe; `null` if too few of its ingredients are known. */
export function servingOf(nutrition: RecipeNutrition | null): Nutrition | null {
  return nutrition && nutrition.counted >= nutrition.total * LEAST_COUNTED ? nutrition.perServing : null;
}

/** Days with meals, in order. A day's total is one serving of each meal. */
export function nutritionOfDays(
  dishes: readonly { serving: Nutrition | null; dates: readonly PlainDate[] }[],
): DayNutrition[] {
  const days = new Map<PlainDate, DayNutrition>();
  for (const { serving, dates } of dishes)
    for (const date of dates) {
      const day = days.get(date) ?? { date, total: NOTHING, counted: 0, planned: 0 };
      days.set(date, {
        date,
        total: serving ? combined(day.total, serving, (sum, more) => sum + more) : day.total,
        counted: day.counted + (serving ? 1 : 0),
        planned: day.planned + 1,
      });
    }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** The average over days with a counted meal, and how many those are; `null` if there are none. */
export function dailyAverage(days: readonly DayNutrition[]): (MealsNutrition & { days: number }) | null {
  const known = days.filter(({ counted }) => counted > 0);
  if (known.length === 0) return null;
  const sum = known.reduce((total, day) => combined(total, day.total, (a, b) => a + b), NOTHING);
  return {
    total: combined(sum, NOTHING, (all) => all / known.length),
    counted: days.reduce((count, day) => count + day.counted, 0),
    planned: days.reduce((count, day) => count + day.planned, 0),
    days: known.length,
  };
}

/** '1 of 2 meals counted'. */
export function coverageText({ counted, planned }: Pick<MealsNutrition, 'counted' | 'planned'>): string {
  return t('{planned, plural, one {{counted} of # meal counted} other {{counted} of # meals counted}}', {
    counted,
    planned,
  });
}

const NOTHING: Nutrition = {
  energy: 0,
  protein: 0,
  fat: 0,
  saturatedFat: 0,
  carbohydrate: 0,
  sugars: 0,
  fiber: 0,
  salt: 0,
};

function combined(a: Nutrition, b: Nutrition, how: (a: number, b: number) => number): Nutrition {
  const result = { ...NOTHING };
  for (const nutrient of NUTRIENTS) result[nutrient] = how(a[nutrient], b[nutrient]);
  return result;
}
