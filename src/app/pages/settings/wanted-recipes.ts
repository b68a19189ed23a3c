import { savedOnDevice } from '#features/favorites/web/queries/kept-saved.ts';
import { bookOnDevice } from '#features/recipe-book/web/queries/kept-book.ts';
import { useKept } from '#web/kept/use-kept.ts';

/**
 * The recipes that this device should store, besides planned ones: `null` if the list was never fetched, as on mobile data;
 * `undefined` while loading.
 */
export function useWantedIds(userId: string | null): string[] | null | undefined {
  return useKept('wanted', userId !== null, async () => {
    const [saved, book] = await Promise.all([
      savedOnDevice.kept(userId ?? ''),
      bookOnDevice.kept(userId ?? ''),
    ]);
    if (!saved) return null;
    const linked = book?.items.flatMap(({ row }) => row.recipeId ?? []) ?? [];
    return [...new Set([...saved.items.map(({ row }) => row.id), ...linked])];
  });
}
