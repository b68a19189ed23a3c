import { useQuery } from '@tanstack/react-query';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { type ApiQueries, api } from '#web/api.ts';
import type { RecipeAbilities } from '../../contract.ts';

export const abilitiesQuery = (from: ApiQueries, recipeId: string) =>
  from.recipes.abilities.queryOptions({ input: { recipeId } });

/** What the viewer may do with a recipe; nothing until the session is known. */
export function useAbilities(recipeId: string): RecipeAbilities | undefined {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({ ...abilitiesQuery(api, recipeId), enabled: isMember });
  return isMember ? data : undefined;
}
