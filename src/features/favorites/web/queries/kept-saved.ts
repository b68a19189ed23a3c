import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { api } from '#web/api.ts';
import { type IndexRow, listOnDevice } from '#web/kept/kept-lists.ts';
import { useKept } from '#web/kept/use-kept.ts';
import { queryClient } from '#web/query-client.ts';
import { favoriteIdsQuery, withPending } from './favorite-ids.ts';

/** The cards of a person's saved recipes on this device. */
export const savedOnDevice = listOnDevice<IndexRow, RecipeCard>(
  'saved',
  {
    index: async () => (await api.favorites.index.call()).recipes,
    some: async (recipeIds) => (await api.favorites.some.call({ recipeIds })).recipes,
  },
  signedInUserId,
);

/** All saved recipes stored on this device, latest first; `null` if there are none, undefined until known. */
export function useKeptSaved(isWanted: boolean): RecipeCard[] | null | undefined {
  return useKept('saved', isWanted, async () => {
    const kept = await savedOnDevice.kept(signedInUserId() ?? '');
    const cards = kept?.items.map(({ item }) => item) ?? null;
    if (cards) await showSaved(cards.map(({ id }) => id));
    return cards;
  });
}

/** Fills bookmarks although the server cannot be reached; the ids are refetched as soon as it can be. */
async function showSaved(saved: string[]): Promise<void> {
  const { queryKey } = favoriteIdsQuery(api);
  if (queryClient().getQueryData(queryKey)) return;
  const ids = await withPending({ saved, liked: [] });
  queryClient().setQueryData(queryKey, (known) => known ?? ids, { updatedAt: 0 });
}
