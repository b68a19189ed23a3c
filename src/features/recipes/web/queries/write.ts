import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { WrittenRecipe } from '../../rules/form.ts';
import { forgetLists, recipeQuery } from './recipes.ts';

interface Save {
  id: string;
  /** The version the cook opened; `null` for a new recipe. */
  version: number | null;
  recipe: WrittenRecipe;
}

/** Saves a recipe and updates its page and the lists. */
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

/** A recipe to edit, fetched fresh. */
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

/** A recipe, fetched fresh. */
export function recipeNow(recipeId: string) {
  return api.recipes.get.call({ recipeId });
}

/** Refetches the session if the server says that nobody is signed in. */
export function askWhoIsSignedIn(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: api.accounts.session.queryKey() });
}
