import { useMutation, useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { Refusal } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import type { OwnProfile, Profile } from '../../contract.ts';

export const profileQuery = (from: ApiQueries, idOrUsername: string) =>
  from.profiles.profile.queryOptions({ input: { idOrUsername } });

/** The signed-in person's profile, as others see it. */
export const ownProfileQuery = (from: ApiQueries) => ({
  queryKey: [...api.profiles.profile.key(), 'own'],
  queryFn: async (): Promise<Profile> => {
    const { user } = await from.accounts.session.call();
    if (!user) throw new Refusal('not_found', t('Profile Not Found'));
    return from.profiles.profile.call({ idOrUsername: user.id });
  },
});

/** A profile by id or username; by default one's own. */
export function useProfile(idOrUsername: string | undefined): Profile | undefined {
  const own = useQuery({ ...ownProfileQuery(api), enabled: idOrUsername === undefined });
  const other = useQuery({ ...profileQuery(api, idOrUsername ?? ''), enabled: idOrUsername !== undefined });
  return idOrUsername === undefined ? own.data : other.data;
}

/** One's own profile for editing, including what moderators hid; always refetched. */
export function useEditedProfile() {
  return useQuery(api.profiles.own.queryOptions({ staleTime: 0, gcTime: 0 }));
}

export function useUpdateProfile() {
  return useMutation(api.profiles.update.mutationOptions({ onSuccess: showSaved }));
}

/** Shows a saved profile wherever it is cached. The server's own caches may briefly be older. */
function showSaved(saved: OwnProfile): void {
  const { id, name, username, bio, avatarUrl, isHidden } = saved;
  const client = queryClient();
  if (!isHidden)
    client.setQueriesData<Profile>({ queryKey: api.profiles.profile.key() }, (known) =>
      known?.id === id ? { ...known, name, username, bio, avatarUrl } : known,
    );
  client.setQueryData(sessionQuery(api).queryKey, (session) =>
    session?.user
      ? {
          ...session,
          user: {
            ...session.user,
            username,
            hasCompletedProfile: true,
            ...(isHidden ? {} : { name, avatarUrl }),
          },
        }
      : session,
  );
  invalidateDependents('profile');
}
