import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Entry } from '../../contract.ts';
import type { EntryText } from '../../rules/entries.ts';

const UNDO_MS = 8000;

/** One page of the book; without a cursor the first, without words the whole book. */
export const entriesQuery = (from: ApiQueries, q = '', cursor?: string) =>
  from.recipeBook.list.queryOptions({ input: { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) } });

export function useEntries(q: string, cursor: string | undefined) {
  // Typing on, what was found so far stays in sight.
  return useQuery({ ...entriesQuery(api, q, cursor), placeholderData: keepPreviousData });
}

interface Save extends EntryText {
  id: string;
  /** Of the entry as the cook opened it; `null` for a new one. */
  version: number | null;
}

/** Stores what a cook wrote. */
export function useSaveEntry() {
  return useMutation({
    mutationFn: ({ version, ...words }: Save) =>
      version === null ? api.recipeBook.add.call(words) : api.recipeBook.change.call({ ...words, version }),
    onSuccess: forgetEntries,
  });
}

/** An entry as it is now, after somebody changed it elsewhere. */
export function entryNow(id: string): Promise<Entry> {
  return api.recipeBook.get.call({ id });
}

/** Takes entries out of the book: out of sight at once, and back with undo or when the server cannot. */
export function useRemoveEntry() {
  const { mutate: putBack } = useMutation({
    mutationFn: ({ id, title, content, recipeId, createdAt }: Entry) =>
      api.recipeBook.add.call({ id, title, content, recipeId, createdAt }),
    onError: (error) =>
      showToast({ title: 'Could not restore the recipe', description: errorMessage(error), tone: 'danger' }),
    onSettled: forgetEntries,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Entry) => api.recipeBook.remove.call({ id }),
    onMutate: hide,
    onSuccess: (_, entry) => {
      showToast(
        {
          title: 'Deleted from your recipe book',
          description: entry.title,
          duration: UNDO_MS,
          action: { label: 'Undo', onClick: () => putBack(entry) },
        },
        `recipe-book ${entry.id}`,
      );
    },
    onError: (error) => {
      // It is gone already: that is what was wanted.
      if (errorCode(error) === 'not_found') return;
      showToast({ title: 'Failed to delete', description: errorMessage(error), tone: 'danger' });
    },
    onSettled: forgetEntries,
  });
  return remove;
}

async function hide({ id }: Entry): Promise<void> {
  const queryKey = api.recipeBook.list.key();
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueriesData<{ entries: Entry[]; nextCursor: string | null }>(
    { queryKey },
    (page) => page && { ...page, entries: page.entries.filter((entry) => entry.id !== id) },
  );
}

function forgetEntries(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: api.recipeBook.list.key() });
}
