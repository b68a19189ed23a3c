import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { recipeAsText, type Written } from '../../rules/entries.ts';

/** Saves recipes to the cook's book as text, one after another. A retry after an error continues where it stopped. */
export function useKeepAll(recipes: readonly Written[]) {
  const [entries] = useState(() => recipes.map(entryOf));
  const [kept, setKept] = useState(0);
  const keep = useMutation({
    mutationFn: async () => {
      for (const [at, entry] of entries.entries()) {
        if (at < kept) continue;
        await api.recipeBook.add.call(entry);
        setKept(at + 1);
      }
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: api.recipeBook.list.key() }),
  });
  return { keep, kept };
}

function entryOf(recipe: Written) {
  const { title, content } = recipeAsText(recipe);
  return { id: newId(), title: title.trim() || t('Without a title'), content: content || t('No text') };
}
