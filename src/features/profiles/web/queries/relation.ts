import { type InfiniteData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refreshSession, useAudience } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { People, Relation } from '../../contract.ts';
import type { Restriction } from '../../rules/restrictions.ts';

interface Person {
  id: string;
  name: string;
}

/** The signed-in person's relation to someone, with that person's current counts. */
export const relationQuery = (from: ApiQueries, idOrUsername: string) =>
  from.profiles.relation.queryOptions({ input: { idOrUsername } });

/** Undefined until known, and for visitors. */
export function useRelation(idOrUsername: string): Relation | undefined {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({
    ...relationQuery(api, idOrUsername),
    enabled: isMember && idOrUsername !== '',
  });
  return isMember ? data : undefined;
}

/** Follows or unfollows a person; shown immediately, and reverted if the server refuses. */
export function useFollow({ id, name }: Person) {
  const audience = useAudience();
  const signIn = useSignIn();
  /** The pending request: a second press before the button changes requests the same. */
  const asked = useRef<boolean>(null);
  const { mutate, isPending } = useMutation({
    // Requests run in sequence, so the last press wins.
    scope: { id: `follow ${id}` },
    mutationFn: (wanted: boolean) =>
      (wanted ? api.profiles.follow : api.profiles.unfollow).call({ profileId: id }),
    onMutate: (wanted) => showFollowing(id, wanted),
    onSuccess: (relation, wanted) => {
      // A later press is already shown, and its response is on the way.
      if (asked.current === null || asked.current === wanted) showRelation(relation);
    },
    onError: (error, wanted) => {
      const code = errorCode(error);
      if (code === 'conflict') {
        // Another tab or device has already done it.
        showToast({ title: t('Already Following'), description: t('You already follow {name}.', { name }) });
        return void queryClient().invalidateQueries({ queryKey: api.profiles.relation.key() });
      }
      void showFollowing(id, !wanted);
      if (code === 'not_signed_in') {
        void refreshSession();
        return signIn(wanted ? 'follow' : 'unfollow');
      }
      showToast({
        title: wanted ? t('Could not follow') : t('Could not unfollow'),
        description: errorMessage(error),
        tone: 'danger',
      });
    },
    onSettled: (_answer, _error, wanted) => {
      if (asked.current === wanted) asked.current = null;
      return refetchLater([api.profiles.followers.key(), api.profiles.following.key()]);
    },
  });
  const set = (wanted: boolean) => {
    if (audience === 'unknown') return;
    if (audience === 'visitor') return signIn(wanted ? 'follow' : 'unfollow');
    if (asked.current === wanted) return;
    asked.current = wanted;
    mutate(wanted);
  };
  return { set, isPending };
}

/** Tells a visitor to sign in, with a link (spec part 1 §8). */
function useSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (verb: 'follow' | 'unfollow') => {
    showToast({
      title: t('Authentication Required'),
      description:
        verb === 'follow' ? t('Please sign in to follow users.') : t('Please sign in to unfollow users.'),
    });
    void navigate(paths.login(pathname + search));
  };
}

/** Removes one of one's followers. */
export function useRemoveFollower() {
  return useMutation(
    api.profiles.removeFollower.mutationOptions({
      onSuccess: (relation) => {
        showRelation(relation);
        for (const queryKey of [api.profiles.followers.key(), api.profiles.relation.key()])
          void queryClient().invalidateQueries({ queryKey });
      },
      onError: (error) =>
        showToast({ title: t('Could not remove'), description: errorMessage(error), tone: 'danger' }),
    }),
  );
}

const DONE: Record<Restriction, [done: string, undone: string]> = {
  blocked: [t('Blocked'), t('Unblocked')],
  muted: [t('Muted'), t('Unmuted')],
};

/** Blocks or mutes a person, or reverses that; a toast offers to undo it. */
export function useRestrict({ id, name }: Person) {
  const { mutate, isPending } = useMutation({
    scope: { id: `restrict ${id}` },
    mutationFn: ({ restriction, wanted }: { restriction: Restriction; wanted: boolean }) =>
      (wanted ? api.profiles.restrict : api.profiles.unrestrict).call({ profileId: id, restriction }),
    onSuccess: (relation, { restriction, wanted }) => {
      showRelation(relation);
      for (const key of [api.profiles.hiddenIds.key(), api.profiles.restricted.key()])
        void queryClient().invalidateQueries({ queryKey: key });
      refetchLater([api.profiles.followers.key(), api.profiles.following.key()]);
      invalidateDependents('people');
      const [done, undone] = DONE[restriction];
      const undo = { label: t('Undo'), onClick: () => mutate({ restriction, wanted: !wanted }) };
      showToast({ title: `${wanted ? done : undone} ${name}`, action: undo }, `${restriction} ${id}`);
    },
    onError: (error) =>
      showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
  });
  return { set: (restriction: Restriction, wanted: boolean) => mutate({ restriction, wanted }), isPending };
}

async function showFollowing(id: string, isFollowing: boolean): Promise<void> {
  await queryClient().cancelQueries({ queryKey: api.profiles.relation.key() });
  changeRelation(id, (known) => ({
    isFollowing,
    followersCount: Math.max(0, known.followersCount + Number(isFollowing) - Number(known.isFollowing)),
  }));
  changeListed(id, isFollowing);
}

function showRelation(relation: Relation): void {
  changeRelation(relation.id, () => relation);
  changeListed(relation.id, relation.isFollowing);
  invalidateDependents('people');
}

function changeRelation(id: string, change: (known: Relation) => Partial<Relation>): void {
  queryClient().setQueriesData<Relation>({ queryKey: api.profiles.relation.key() }, (known) =>
    known?.id === id ? { ...known, ...change(known) } : known,
  );
}

function changeListed(id: string, isFollowing: boolean): void {
  for (const queryKey of [api.profiles.followers.key(), api.profiles.following.key()])
    queryClient().setQueriesData<InfiniteData<People>>({ queryKey }, (known) =>
      known?.pages
        ? {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              people: page.people.map((person) => (person.id === id ? { ...person, isFollowing } : person)),
            })),
          }
        : known,
    );
}

/** Visible lists stay as they are, so that an unfollowed person can be followed again. */
function refetchLater(keys: readonly (readonly unknown[])[]): void {
  for (const queryKey of keys) void queryClient().invalidateQueries({ queryKey, refetchType: 'none' });
}
