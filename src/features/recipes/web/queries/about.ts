import { useQuery } from '@tanstack/react-query';
import type { AboutRecipe } from '#features/foods/contract.ts';
import { type ApiQueries, api } from '#web/api.ts';

export const aboutQuery = (from: ApiQueries, recipeId: string) =>
  from.recipes.foods.queryOptions({ input: { recipeId } });

/** Nutrition and diets of a recipe, loaded without blocking navigation. */
export function useAboutRecipe(recipeId: string): { about: AboutRecipe | undefined; isMissing: boolean } {
  const { data, isError } = useQuery(aboutQuery(api, recipeId));
  return { about: data, isMissing: isError };
}

/** The densities of the foods that metric cooks weigh, in grams per milliliter by ingredient index. */
export const densities = (about: AboutRecipe | undefined): ReadonlyMap<number, number> =>
  new Map(about?.weighed.map(({ at, gramsPerMl }) => [at, gramsPerMl]));
