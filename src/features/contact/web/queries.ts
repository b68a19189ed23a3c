import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

export function useSendMessage() {
  return useMutation(api.contact.send.mutationOptions());
}

/** Messages to the operator, newest first, page by page. */
export function useMessages() {
  return useInfiniteQuery(
    api.contact.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
}

export function useRemoveMessage() {
  return useMutation(
    api.contact.remove.mutationOptions({
      onSettled: () => queryClient().invalidateQueries({ queryKey: api.contact.list.key() }),
    }),
  );
}
