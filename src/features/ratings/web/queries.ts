import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { forgetLists } from '#features/recipes/web/queries/recipes.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { ChangedRating, OwnRating } from '../contract.ts';

/** The notes and photos of a recipe's cooks, page by page. */
export function useRatings(recipeId: string) {
  return useInfiniteQuery(
    api.ratings.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ recipeId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
}

/** The signed-in person's rating; undefined until known. */
export function useOwnRating(recipeId: string, isMember: boolean): OwnRating | null | undefined {
  return useQuery({ ...api.ratings.own.queryOptions({ input: { recipeId } }), enabled: isMember }).data?.own;
}

export function useRate(recipeId: string) {
  return useMutation(api.ratings.rate.mutationOptions({ onSuccess: (changed) => show(recipeId, changed) }));
}

/** Removes one's own rating, and offers to restore it. */
export function useUnrate(recipeId: string) {
  const rate = useRate(recipeId);
  return useMutation({
    mutationFn: (_: OwnRating) => api.ratings.unrate.call({ recipeId }),
    onSuccess: (changed, { stars, note, image }) => {
      show(recipeId, changed);
      showToast({
        title: t('Rating removed'),
        action: { label: t('Undo'), onClick: () => rate.mutate({ recipeId, stars, note, image }) },
      });
    },
    onError: (error) =>
      showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
  });
}

/** Shows a changed rating immediately; the server's cached pages may lag by a minute. */
function show(recipeId: string, { own, rating, ratingCount }: ChangedRating): void {
  const client = queryClient();
  const input = { recipeId };
  client.setQueryData(api.ratings.own.queryKey({ input }), { own });
  void client.invalidateQueries({ queryKey: api.ratings.list.key() });
  client.setQueryData(api.recipes.get.queryKey({ input }), (recipe) =>
    recipe ? { ...recipe, rating, ratingCount } : recipe,
  );
  forgetLists();
}
