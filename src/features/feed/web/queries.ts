import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The feed of the signed-in person. */
export function useFeed() {
  return useInfiniteQuery(
    api.feed.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
}
