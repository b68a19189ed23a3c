import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import type { Nutrition } from './catalog/food.ts';
import type { RecipeFood } from './recipe-foods.ts';

export const NUTRIENTS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fiber',
  'salt',
] as const satisfies readonly (keyof Nutrition)[];

export interface RecipeNutrition {
  /** Energy in kcal, the rest in grams; from counted foods only. */
  perServing: Nutrition;
  /** How many ingredients are counted: known foods with an amount. */
  counted: number;
  /** How many ingredients there are, without optional ones. */
  total: number;
}

/** Nutrition per serving, from raw ingredients; `null` if none can be counted. */
export function nutritionOf(foods: readonly RecipeFood[], servings: number): RecipeNutrition | null {
  const eaten = foods.filter((food) => !food.isOptional);
  const counted = eaten.flatMap(({ food, grams }) => {
    if (food?.nutrition && grams !== null) return { nutrition: food.nutrition, grams };
    // Pinches and water are negligible in any amount.
    return food?.nutrition && food.traits.includes('mineral') ? { nutrition: food.nutrition, grams: 0 } : [];
  });
  if (counted.length === 0 || servings < 1) return null;
  const amount = (nutrient: keyof Nutrition) =>
    counted.reduce((sum, { nutrition, grams }) => sum + (nutrition[nutrient] * grams) / 100, 0) / servings;
  const perServing = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, amount(nutrient)]));
  return { perServing: perServing as unknown as Nutrition, counted: counted.length, total: eaten.length };
}

/** Energy from grams of fat, carbohydrate and protein: 9, 4 and 4 kcal per gram (EU regulation 1169/2011, annex XIV). */
export function energyFrom({ fat, carbohydrate, protein }: Macronutrients): Macronutrients {
  return { fat: fat * 9, carbohydrate: carbohydrate * 4, protein: protein * 4 };
}

type Macronutrients = Pick<Nutrition, 'fat' | 'carbohydrate' | 'protein'>;

/** Whole grams from 10 g up, tenths below; less than 0.1 g reads 'under 0.1 g'. */
export function gramsText(grams: number): string {
  if (grams >= 10) return `${Math.round(grams)} g`;
  if (grams > 0 && grams < 0.1) return t('under 0.1 g');
  return `${formatNumber(Math.round(grams * 10) / 10)} g`;
}

/** Whole kcal: '1,850'. */
export function energyText(energy: number): string {
  return formatNumber(Math.round(energy));
}

/** Below this share of counted ingredients, a figure is only a hint. */
const ENOUGH = 0.75;

/** Whether enough ingredients were counted to tell what a recipe contains. */
export function isMostlyCounted({ counted, total }: { counted: number; total: number }): boolean {
  return counted >= total * ENOUGH;
}
