import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { Restriction } from '../../rules/restrictions.ts';

/** The lists of people that a profile links to. */
export type ListName = 'followers' | 'following';

const byCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

export function usePeopleOf(list: ListName, profileId: string) {
  return useInfiniteQuery(
    api.profiles[list].infiniteOptions({
      input: (cursor: string | undefined) => ({ profileId, cursor }),
      ...byCursor,
    }),
  );
}

export function useRestricted(restriction: Restriction) {
  return useInfiniteQuery(
    api.profiles.restricted.infiniteOptions({
      input: (cursor: string | undefined) => ({ restriction, cursor }),
      ...byCursor,
    }),
  );
}
