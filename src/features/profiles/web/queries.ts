import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import type { Profile } from '../contract.ts';

export const profileQuery = (from: ApiQueries, idOrUsername: string) =>
  from.profiles.profile.queryOptions({ input: { idOrUsername } });

/** The signed-in person's profile. */
export const ownProfileQuery = (from: ApiQueries) => ({
  queryKey: [...api.profiles.key(), 'own'],
  queryFn: async (): Promise<Profile> => {
    const { user } = await from.accounts.session.call();
    if (!user) throw new ORPCError('not_found', { status: 404, message: 'Profile Not Found' });
    return from.profiles.profile.call({ idOrUsername: user.id });
  },
});

/** A profile by id or username; by default one's own. */
export function useProfile(idOrUsername: string | undefined): Profile | undefined {
  const own = useQuery({ ...ownProfileQuery(api), enabled: idOrUsername === undefined });
  const other = useQuery({ ...profileQuery(api, idOrUsername ?? ''), enabled: idOrUsername !== undefined });
  return idOrUsername === undefined ? own.data : other.data;
}
