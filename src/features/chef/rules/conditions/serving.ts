import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';

export interface Served {
  ingredients: { amount: string; name: string }[];
  servings: number;
}

/** The nutrition of a serving; `undefined` if too little is known of the foods. */
export const perServing = ({ ingredients, servings }: Served, catalog: Catalog) =>
  nutritionOf(recipeFoods(catalog, ingredients), servings)?.perServing;
