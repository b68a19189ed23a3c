import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { NotificationPreferences } from '../../contract.ts';
import { refreshNotifications } from './unread.ts';

/** One's own notifications, newest first, page by page. */
export function useNotifications() {
  return useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
}

/** Marks one as read, or all of them with `null`; shown immediately. */
export function useMarkRead() {
  const { mutate, isPending } = useMutation(
    api.notifications.read.mutationOptions({ onSettled: refreshNotifications }),
  );
  return { markRead: (id: string | null) => mutate({ id }), isPending };
}

/** Marks one as read that was opened outside of Plateful. On failure it stays unread. */
export async function readOpened(id: string): Promise<void> {
  await api.notifications.read.call({ id }).catch(() => {});
  await refreshNotifications();
}

const preferencesKey = () => api.notifications.preferences.queryKey();
const showPreferences = (preferences: NotificationPreferences) =>
  queryClient().setQueryData(preferencesKey(), preferences);

export function useNotificationPreferences() {
  return useQuery(api.notifications.preferences.queryOptions());
}

/** Shown immediately, and reverted if the server refuses. */
export function useUpdatePreferences() {
  return useMutation(
    api.notifications.updatePreferences.mutationOptions({
      onMutate: ({ talk, quiet }) => {
        const before = queryClient().getQueryData(preferencesKey());
        if (before) showPreferences({ ...before, talk, quiet });
        return before;
      },
      onSuccess: showPreferences,
      onError: (_error, _input, before) => before && showPreferences(before),
    }),
  );
}

export function useChooseMails() {
  return useMutation(
    api.notifications.setMails.mutationOptions({
      onSuccess: ({ isConfirming: _, ...preferences }) => showPreferences(preferences),
    }),
  );
}

/** Reports this device's time zone to the server if it knows a different one, or none. */
export function useOwnClock(): void {
  const known = useNotificationPreferences().data?.timeZone;
  const { mutate } = useMutation(
    api.notifications.setTimeZone.mutationOptions({ onSuccess: showPreferences }),
  );
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (known !== undefined && known !== timeZone) mutate({ timeZone });
  }, [known, mutate]);
}

export function useConfirmMails() {
  return useMutation(api.notifications.confirmMails.mutationOptions());
}

export function useStopMails() {
  return useMutation(api.notifications.stopMails.mutationOptions());
}

/** Promotions sent by admins, and how many people the next one would reach. */
export function usePromotions() {
  return useQuery(api.notifications.promotions.queryOptions({ staleTime: 0 }));
}

export function useSendPromotion() {
  return useMutation(
    api.notifications.sendPromotion.mutationOptions({
      onSuccess: () => queryClient().invalidateQueries({ queryKey: api.notifications.promotions.key() }),
    }),
  );
}
