import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { type IndexRow, listOnDevice } from '#web/kept/kept-lists.ts';
import { useKept } from '#web/kept/use-kept.ts';
import type { Entry } from '../../contract.ts';

interface Row extends IndexRow {
  recipeId: string | null;
  recipeVersion: number | null;
}

/** A person's book on this device. */
export const bookOnDevice = listOnDevice<Row, Entry>(
  'book',
  {
    index: async () => (await api.recipeBook.index.call()).entries,
    some: async (ids) => (await api.recipeBook.some.call({ ids })).entries,
  },
  signedInUserId,
);

/** The whole book as stored on this device, newest first; `null` if there is none, undefined until known. */
export function useKeptBook(isWanted: boolean): Entry[] | null | undefined {
  return useKept('book', isWanted, async () => {
    const book = await bookOnDevice.kept(signedInUserId() ?? '');
    // Linking an entry to a recipe, or deleting the recipe, does not change the entry's version.
    return book?.items.map(({ row, item }) => ({ ...item, recipeId: row.recipeId })) ?? null;
  });
}
