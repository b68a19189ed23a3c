import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#shared/durations.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** How many notifications are unread; refetched now and then while the page is visible. */
export const unreadQuery = (from: ApiQueries) => ({
  ...from.notifications.unread.queryOptions(),
  staleTime: MINUTE_MS,
});

export function useUnread(): number {
  return useQuery({ ...unreadQuery(api), refetchInterval: MINUTE_MS }).data?.count ?? 0;
}

/** Refetches the list and the count. */
export function refreshNotifications(): Promise<unknown> {
  return Promise.all(
    [api.notifications.list, api.notifications.unread].map((endpoint) =>
      queryClient().invalidateQueries({ queryKey: endpoint.key() }),
    ),
  );
}
