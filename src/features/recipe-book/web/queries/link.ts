import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Links an entry to the recipe made from it. The recipe is stored even if this fails. */
export async function linkEntry(id: string, recipeId: string): Promise<void> {
  await api.recipeBook.link.call({ id, recipeId }).catch(() => {});
  await queryClient().invalidateQueries({ queryKey: api.recipeBook.list.key() });
}
