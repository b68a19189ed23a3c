import type { Nutrition } from './food.ts';
import type { RecipeFood } from './recipe-foods.ts';

export const NUTRIENTS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fibre',
  'salt',
] as const satisfies readonly (keyof Nutrition)[];

export interface RecipeNutrition {
  /** Energy in kcal, the rest in grams; of the foods counted. */
  perServing: Nutrition;
  /** How many ingredients are in it: known foods with an amount. */
  counted: number;
  /** How many ingredients there are, without those left to the cook's choice. */
  total: number;
}

/** What a serving has, of the ingredients as they go into the pot; `null` when none of them can be counted. */
export function nutritionOf(foods: readonly RecipeFood[], servings: number): RecipeNutrition | null {
  const eaten = foods.filter((food) => !food.isOptional);
  const counted = eaten.flatMap(({ food, grams }) => {
    if (food?.nutrition && grams !== null) return { nutrition: food.nutrition, grams };
    // A pinch of this, and water, are nothing to speak of however much it is.
    return food?.nutrition && food.traits.includes('mineral') ? { nutrition: food.nutrition, grams: 0 } : [];
  });
  if (counted.length === 0 || servings < 1) return null;
  const amount = (nutrient: keyof Nutrition) =>
    counted.reduce((sum, { nutrition, grams }) => sum + (nutrition[nutrient] * grams) / 100, 0) / servings;
  const perServing = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, amount(nutrient)]));
  return { perServing: perServing as unknown as Nutrition, counted: counted.length, total: eaten.length };
}

/** The energy in grams of fat, carbohydrate and protein, kcal: 9, 4 and 4 a gram (EU regulation 1169/2011, annex XIV). */
export function energyFrom({ fat, carbohydrate, protein }: Macronutrients): Macronutrients {
  return { fat: fat * 9, carbohydrate: carbohydrate * 4, protein: protein * 4 };
}

type Macronutrients = Pick<Nutrition, 'fat' | 'carbohydrate' | 'protein'>;

/** Whole grams from 10 g on; below, a tenth; 'under 0.1 g' is said as it is. */
export function gramsText(grams: number): string {
  if (grams >= 10) return `${Math.round(grams)} g`;
  if (grams > 0 && grams < 0.1) return 'under 0.1 g';
  return `${Math.round(grams * 10) / 10} g`;
}

/** Whole kcal: '1,850'. */
export function energyText(energy: number): string {
  return Math.round(energy).toLocaleString('en');
}
