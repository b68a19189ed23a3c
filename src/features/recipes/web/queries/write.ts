import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { WrittenRecipe } from '../../rules/form.ts';
import { forgetLists, recipeQuery } from './recipes.ts';

interface Save {
  id: string;
  /** Of the recipe as the cook opened it; `null` for a new one. */
  version: number | null;
  recipe: WrittenRecipe;
}

/** Stores what a cook wrote; the recipe's page and the lists show it at once. */
export function useSaveRecipe() {
  return useMutation({
    mutationFn: ({ id, version, recipe }: Save) =>
      version === null
        ? api.recipes.create.call({ id, ...recipe })
        : api.recipes.update.call({ recipeId: id, version, ...recipe }),
    onSuccess: (saved) => {
      queryClient().setQueryData(recipeQuery(api, saved.id).queryKey, saved);
      forgetLists();
      void queryClient().invalidateQueries({ queryKey: api.recipes.foods.key() });
    },
  });
}

/** A recipe to be changed, as it is now and not as it was seen last. */
export function useRecipeToEdit(recipeId: string) {
  return useQuery({
    queryKey: ['recipe-to-edit', recipeId],
    queryFn: () => api.recipes.get.call({ recipeId }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}

/** A recipe as it is now. */
export function recipeNow(recipeId: string) {
  return api.recipes.get.call({ recipeId });
}

/** Who is signed in is found out again, where the server says that it is nobody. */
export function askWhoIsSignedIn(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: api.accounts.session.queryKey() });
}
