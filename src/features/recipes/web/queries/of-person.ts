import { useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import type { RecipeCard } from '../../contract.ts';

/** The newest recipes of a person. */
export const profileRecipesQuery = (from: ApiQueries, idOrUsername: string) =>
  from.recipes.ofPerson.queryOptions({ input: { idOrUsername } });

/** The newest recipes of the signed-in person. */
export const ownRecipesQuery = (from: ApiQueries) => ({
  queryKey: [...api.recipes.ofPerson.key(), 'own'],
  queryFn: async (): Promise<{ recipes: RecipeCard[]; total: number }> => {
    const { user } = await from.accounts.session.call();
    return user ? from.recipes.ofPerson.call({ idOrUsername: user.id }) : { recipes: [], total: 0 };
  },
});

export function useOwnRecipes() {
  return useQuery(ownRecipesQuery(api));
}

/** A person's newest recipes, for use with `useProfile`. */
export function useProfileRecipes(idOrUsername: string | undefined) {
  const own = useQuery({ ...ownRecipesQuery(api), enabled: idOrUsername === undefined });
  const other = useQuery({
    ...profileRecipesQuery(api, idOrUsername ?? ''),
    enabled: idOrUsername !== undefined,
  });
  return idOrUsername === undefined ? own : other;
}
