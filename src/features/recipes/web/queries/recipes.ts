import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { Refusal } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import type { Category, Recipe, RecipeCard } from '../../contract.ts';

export const recipeQuery = (from: ApiQueries, recipeId: string) =>
  from.recipes.get.queryOptions({ input: { recipeId } });

export const similarQuery = (from: ApiQueries, recipeId: string) =>
  from.recipes.similar.queryOptions({ input: { recipeId } });

/** The newest recipes. */
export const recentQuery = (from: ApiQueries, limit: number) =>
  from.recipes.list.queryOptions({ input: { limit } });

/** The categories are built in, so they are fetched once. */
export const categoriesQuery = (from: ApiQueries) =>
  from.recipes.categories.queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** One category; fails with `not_found` for an unknown id. */
export const categoryQuery = (from: ApiQueries, id: string) => ({
  queryKey: ['category', id],
  queryFn: async (): Promise<Category> => {
    const { categories } = await from.recipes.categories.call();
    const category = categories.find((known) => known.id === id);
    if (!category) throw new Refusal('not_found', t('Category Not Found'));
    return category;
  },
});

export function useRecipe(recipeId: string): Recipe | undefined {
  return useQuery(recipeQuery(api, recipeId)).data;
}

export function useSimilarRecipes(recipeId: string): RecipeCard[] | undefined {
  return useQuery(similarQuery(api, recipeId)).data?.recipes;
}

export function useRecentRecipes(limit: number) {
  return useQuery(recentQuery(api, limit));
}

export function useCategories() {
  return useQuery(categoriesQuery(api)).data ?? { categories: [], dietCards: [] };
}

export function useCategory(id: string): Category | undefined {
  return useQuery(categoryQuery(api, id)).data;
}

/**
 * Refetches everything that may show a changed recipe, or one that is gone; queries about a recipe that is gone are left
 * alone.
 */
export function forgetLists(goneId?: string): void {
  const isOfGone = (queryKey: readonly unknown[]) =>
    goneId !== undefined && JSON.stringify(queryKey).includes(goneId);
  for (const queryKey of [api.recipes.list.key(), api.recipes.similar.key(), api.recipes.ofPerson.key()])
    void queryClient().invalidateQueries({ queryKey, predicate: (query) => !isOfGone(query.queryKey) });
  invalidateDependents('recipes');
}

/** Deletes a recipe, leaves its page, and refetches every list that may contain it. */
export function useRemoveRecipe() {
  const navigate = useNavigate();
  return useMutation(
    api.recipes.remove.mutationOptions({
      onSuccess: async ({ id }) => {
        // Navigate first, so that this page does not refetch the deleted recipe.
        await navigate(paths.recipes, { replace: true });
        forgetLists(id);
        queryClient().removeQueries({ queryKey: api.recipes.get.queryKey({ input: { recipeId: id } }) });
      },
    }),
  );
}

/** Whether a recipe still exists. If the request fails, it counts as gone. */
export function isStillThere(recipeId: string): Promise<boolean> {
  return api.recipes.get.call({ recipeId }).then(
    () => true,
    () => false,
  );
}

/** Recipes whose view this page has counted. */
const viewed = new Set<string>();

/** Counts a view once the recipe is visible. Failures are ignored. */
export function useCountView(recipeId: string): void {
  useEffect(() => {
    if (viewed.has(recipeId)) return;
    viewed.add(recipeId);
    api.recipes.view.call({ recipeId }).catch(() => {});
  }, [recipeId]);
}
