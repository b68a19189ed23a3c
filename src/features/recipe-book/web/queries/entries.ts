import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Entry } from '../../contract.ts';
import type { EntryText } from '../../rules/entries.ts';

/** A page of the book; the first without a cursor, all entries without a query. */
export const entriesQuery = (from: ApiQueries, q = '', cursor?: string) =>
  from.recipeBook.list.queryOptions({ input: { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) } });

export function useEntries(q: string, cursor: string | undefined) {
  // Keeps the previous results while typing.
  return useQuery({ ...entriesQuery(api, q, cursor), placeholderData: keepPreviousData });
}

interface Save extends EntryText {
  id: string;
  /** The version the cook opened; `null` for a new entry. */
  version: number | null;
}

export function useSaveEntry() {
  return useMutation({
    mutationFn: ({ version, ...words }: Save) =>
      version === null ? api.recipeBook.add.call(words) : api.recipeBook.update.call({ ...words, version }),
    onSuccess: forgetEntries,
  });
}

/** The latest version of an entry that was changed elsewhere. */
export function entryNow(id: string): Promise<Entry> {
  return api.recipeBook.get.call({ id });
}

/** Deletes an entry optimistically; undo or a failure restores it. */
export function useRemoveEntry() {
  const { mutate: putBack } = useMutation({
    mutationFn: ({ id, title, content, recipeId, createdAt }: Entry) =>
      api.recipeBook.add.call({ id, title, content, recipeId, createdAt }),
    onError: (error) =>
      showToast({
        title: t('Could not restore the recipe'),
        description: errorMessage(error),
        tone: 'danger',
      }),
    onSettled: forgetEntries,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Entry) => api.recipeBook.remove.call({ id }),
    onMutate: hide,
    onSuccess: (_, entry) => {
      showToast(
        {
          title: t('Deleted from your recipe book'),
          description: entry.title,
          action: { label: t('Undo'), onClick: () => putBack(entry) },
        },
        `recipe-book ${entry.id}`,
      );
    },
    onError: (error) => {
      // Already deleted, as intended.
      if (errorCode(error) === 'not_found') return;
      showToast({ title: t('Failed to delete'), description: errorMessage(error), tone: 'danger' });
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
