import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Lets an entry of the book lead to the recipe that was made from it. That recipe is stored also where this fails. */
export async function linkEntry(id: string, recipeId: string): Promise<void> {
  await api.recipeBook.link.call({ id, recipeId }).catch(() => {});
  await queryClient().invalidateQueries({ queryKey: api.recipeBook.list.key() });
}
