import { useQuery } from '@tanstack/react-query';
import type { AboutRecipe } from '#features/foods/contract.ts';
import { api } from '#web/api.ts';

/** What the ingredients of a recipe tell of it; asked for beside the page, which does not wait for it. */
export function useAboutRecipe(recipeId: string): { about: AboutRecipe | undefined; isMissing: boolean } {
  const { data, isError } = useQuery(api.recipes.foods.queryOptions({ input: { recipeId } }));
  return { about: data, isMissing: isError };
}
