import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { type ApiQueries, api } from '#web/api.ts';
import type { Profile } from '../contract.ts';

export const profileQuery = (from: ApiQueries, idOrUsername: string) =>
  from.profiles.profile.queryOptions({ input: { idOrUsername } });

/** The profile of whoever is signed in. */
export const ownProfileQuery = (from: ApiQueries) => ({
  queryKey: [...api.profiles.key(), 'own'],
  queryFn: async (): Promise<Profile> => {
    const { user } = await from.accounts.session.call();
    if (!user) throw new ORPCError('not_found', { status: 404, message: 'Profile Not Found' });
    return from.profiles.profile.call({ idOrUsername: user.id });
  },
});

/** A profile by id or username; without either, one's own. */
export function useProfile(idOrUsername: string | undefined): Profile | undefined {
  const own = useQuery({ ...ownProfileQuery(api), enabled: idOrUsername === undefined });
  const other = useQuery({ ...profileQuery(api, idOrUsername ?? ''), enabled: idOrUsername !== undefined });
  return idOrUsername === undefined ? own.data : other.data;
}

/** The newest recipes of a person. */
export const profileRecipesQuery = (from: ApiQueries, idOrUsername: string) =>
  from.profiles.recipes.queryOptions({ input: { idOrUsername } });

/** The newest recipes of whoever is signed in. */
export const ownRecipesQuery = (from: ApiQueries) => ({
  queryKey: [...api.profiles.recipes.key(), 'own'],
  queryFn: async (): Promise<{ recipes: RecipeCard[] }> => {
    const { user } = await from.accounts.session.call();
    return user ? from.profiles.recipes.call({ idOrUsername: user.id }) : { recipes: [] };
  },
});

/** The newest recipes that go with `useProfile`. */
export function useProfileRecipes(idOrUsername: string | undefined) {
  const own = useQuery({ ...ownRecipesQuery(api), enabled: idOrUsername === undefined });
  const other = useQuery({
    ...profileRecipesQuery(api, idOrUsername ?? ''),
    enabled: idOrUsername !== undefined,
  });
  return idOrUsername === undefined ? own : other;
}
