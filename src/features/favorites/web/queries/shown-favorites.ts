import { notifyManager } from '@tanstack/react-query';
import type { Recipe } from '#features/recipes/contract.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { type FavoriteChange, withFavorite } from '../../rules/changes.ts';

/** Shows a like or save before the server has it. */
export async function showFavorite(change: FavoriteChange): Promise<void> {
  const client = queryClient();
  const { queryKey } = api.favorites.ids.queryOptions();
  await client.cancelQueries({ queryKey });
  const { kind, recipeId, wanted } = change;
  const more = wanted ? 1 : -1;
  // The pressed button and its count change in the same frame.
  notifyManager.batch(() => {
    client.setQueryData(queryKey, (ids) => ids && withFavorite(ids, change));
    changeRecipe(recipeId, ({ likes, savedCount }) =>
      kind === 'liked'
        ? { likes: Math.max(0, likes + more) }
        : { savedCount: Math.max(0, savedCount + more) },
    );
  });
}

/** Changes a recipe where its page shows it. */
export function changeRecipe(recipeId: string, change: (recipe: Recipe) => Partial<Recipe>): void {
  queryClient().setQueryData(api.recipes.get.queryKey({ input: { recipeId } }), (recipe) =>
    recipe ? { ...recipe, ...change(recipe) } : recipe,
  );
}
