import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { Understood } from '../request/read-request.ts';

export interface Served {
  ingredients: { amount: string; name: string }[];
  servings: number;
}

/** The nutrition of a serving; `undefined` if too little is known of the foods. */
export const perServing = ({ ingredients, servings }: Served, catalog: Catalog) =>
  nutritionOf(recipeFoods(catalog, ingredients), servings)?.perServing;

/** Who lives alone and cooks for the freezer cooks more than one portion. */
export const inPortions = (read: Understood): Understood =>
  read.request.servings === 1 && read.request.moods.includes('mealprep')
    ? { ...read, request: { ...read.request, servings: FOR_THE_FREEZER } }
    : read;
const FOR_THE_FREEZER = 4;
