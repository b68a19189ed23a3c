import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionPage } from '#features/subscription/contract.ts';
import type { SubscriptionSort } from '#features/subscription/rules/limits.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Sorting } from './figures.ts';

export type ListedSubscription = SubscriptionPage['subscriptions'][number];
export type SubscriptionStatus = ListedSubscription['status'];

export function useSubscriptions(
  email: string,
  status: SubscriptionStatus | undefined,
  { sort, direction }: Sorting<SubscriptionSort>,
) {
  return useInfiniteQuery({
    ...api.subscription.all.infiniteOptions({
      input: (cursor: string | undefined) => ({ email, status, sort, direction, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    staleTime: 0,
  });
}

const refetchAll = () =>
  Promise.all(
    [api.subscription.key(), api.admin.key()].map((queryKey) =>
      queryClient().invalidateQueries({ queryKey }),
    ),
  );

/** Syncs profiles, and reports the result (spec part 2 §8). */
export function useSyncProfiles() {
  return useMutation(
    api.admin.syncProfiles.mutationOptions({
      onSuccess: async ({ subscribers, synced }) => {
        if (subscribers === 0) showToast({ title: t('No active subscriptions found to sync'), tone: 'info' });
        else if (synced === 0) showToast({ title: t('All profiles are already in sync'), tone: 'success' });
        else
          showToast({ title: t('Synced {synced} user profiles successfully', { synced }), tone: 'success' });
        await refetchAll();
      },
      onError: (error) =>
        showToast({
          title: t('Failed to sync user profiles'),
          description: errorMessage(error),
          tone: 'danger',
        }),
    }),
  );
}

const TOAST = 'refresh-subscriptions';

/**
 * Makes the server query the provider about every active subscription, five at a time, and reports the result (spec part 2
 * §8).
 */
export function useRefreshSubscriptions() {
  const [progress, setProgress] = useState<{ checked: number; total: number } | null>(null);

  async function refresh(): Promise<void> {
    try {
      const { refreshable: total } = await api.subscription.counts.call();
      if (total === 0) {
        showToast({ title: t('No active subscriptions found to refresh'), tone: 'info' }, TOAST);
        return;
      }
      setProgress({ checked: 0, total });
      showToast(
        { title: t('Refreshing {total} active subscription statuses...', { total }), tone: 'info' },
        TOAST,
      );
      const sum = { checked: 0, updated: 0, failed: 0 };
      let cursor: string | null = null;
      do {
        const batch: Awaited<ReturnType<typeof api.subscription.refresh.call>> =
          await api.subscription.refresh.call({ cursor });
        sum.checked += batch.checked;
        sum.updated += batch.updated;
        sum.failed += batch.failed;
        cursor = batch.cursor;
        setProgress({ checked: sum.checked, total: Math.max(total, sum.checked) });
      } while (cursor !== null);
      report(sum);
      await refetchAll();
    } catch (error) {
      showToast(
        {
          title: t('Failed to refresh subscription statuses'),
          description: errorMessage(error),
          tone: 'danger',
        },
        TOAST,
      );
    } finally {
      setProgress(null);
    }
  }

  return { refresh, progress, isRefreshing: progress !== null };
}

function report({ updated, failed }: { updated: number; failed: number }): void {
  if (updated > 0)
    showToast(
      { title: t('Successfully refreshed {updated} subscription statuses', { updated }), tone: 'success' },
      TOAST,
    );
  if (failed > 0)
    showToast(
      { title: t('Failed to refresh {failed} subscription statuses', { failed }), tone: 'danger' },
      `${TOAST}-failed`,
    );
  if (updated === 0 && failed === 0)
    showToast({ title: t('No subscription statuses needed updating'), tone: 'success' }, TOAST);
}
