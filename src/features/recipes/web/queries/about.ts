import { useQuery } from '@tanstack/react-query';
import type { AboutRecipe } from '#features/foods/contract.ts';
import { api } from '#web/api.ts';

/** Nutrition and diets of a recipe, loaded without blocking the page. */
export function useAboutRecipe(recipeId: string): { about: AboutRecipe | undefined; isMissing: boolean } {
  const { data, isError } = useQuery(api.recipes.foods.queryOptions({ input: { recipeId } }));
  return { about: data, isMissing: isError };
}
