import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { StoreConnection } from '../../contract.ts';
import { answerOf, openStoreWindow } from '../state/store-window.ts';

/** Delay before fetching the connection after the store's window has closed (spec part 2 §4). */
const AFTER_CLOSING_MS = 1000;

/** The caller's store connection, refetched on return from the store's page. */
export function useStoreConnection() {
  return useQuery({
    ...api.groceryStore.connection.queryOptions(),
    enabled: useSession().user !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Opens the store's window and connects with its response (texts of spec part 2 §8). */
export function useConnectStore(label: string) {
  const [isConnecting, setConnecting] = useState(false);
  const start = useMutation(
    api.groceryStore.authUrl.mutationOptions({
      onError: (error) => {
        const failed = t('Failed to connect to {label}. Please try again.', { label });
        const title = errorCode(error) === 'rate_limited' ? errorMessage(error) : failed;
        showToast({ title, tone: 'danger' });
      },
    }),
  );
  const exchange = useMutation(
    api.groceryStore.exchangeCode.mutationOptions({
      onSuccess: async () => {
        await refreshConnection();
        showToast({ title: t('Successfully connected to {label}!', { label }), tone: 'success' });
      },
      onError: () =>
        showToast({
          title: t('Failed to complete the {label} connection. Please try again.', { label }),
          tone: 'danger',
        }),
    }),
  );
  const follow = async (opened: Window) => {
    const started = await start.mutateAsync(undefined).catch(() => null);
    if (!started) return opened.close();
    const authUrl = new URL(started.authUrl, window.location.href);
    opened.location.replace(authUrl);
    const answer = await answerOf(opened, authUrl.searchParams.get('state') ?? '');
    if (answer === 'closed') {
      await new Promise((over) => setTimeout(over, AFTER_CLOSING_MS));
      await refreshConnection();
    } else if (answer.type === 'grocery-store-authorized') {
      await exchange.mutateAsync({ code: answer.code, state: answer.state }).catch(() => null);
    }
  };
  const connect = () => {
    // Immediately: browsers block popups that do not follow a click.
    const opened = openStoreWindow();
    if (!opened) {
      showToast({
        title: t('Popup was blocked. Please allow popups for this site and try again.'),
        tone: 'danger',
      });
      return;
    }
    setConnecting(true);
    void follow(opened).finally(() => setConnecting(false));
  };
  return { connect, isConnecting };
}

export function useDisconnectStore() {
  return useMutation(api.groceryStore.disconnect.mutationOptions({ onSuccess: refreshConnection }));
}

/** Completes a connection in the popup itself if its opener is unreachable. */
export function useExchangedCode(answer: { code: string; state: string } | null) {
  const input = answer ?? { code: '', state: '' };
  return useQuery({
    queryKey: api.groceryStore.exchangeCode.queryKey({ input }),
    queryFn: () => api.groceryStore.exchangeCode.call(input),
    enabled: answer !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useStoresNear(postcode: string | null) {
  return useQuery({
    ...api.groceryStore.locations.queryOptions({ input: { postcode: postcode ?? '' } }),
    // Runs offline too, so that the failure is reported immediately.
    networkMode: 'always',
    enabled: postcode !== null,
    retry: false,
  });
}

export function useChooseLocation() {
  return useMutation(
    api.groceryStore.setLocation.mutationOptions({
      onSuccess: ({ location }) => {
        queryClient().setQueryData<StoreConnection>(
          api.groceryStore.connection.queryKey(),
          (connection) => connection && { ...connection, location },
        );
      },
    }),
  );
}

/** Answers the test store's consent page. */
export function useAnswerConsent() {
  return useMutation(api.groceryStore.consent.mutationOptions());
}

/** The caller's cart at the test store. */
export const testCartQuery = (from: ApiQueries) => ({
  ...from.groceryStore.testCart.queryOptions(),
  staleTime: 0,
});

export function useTestCart() {
  return useQuery(testCartQuery(api));
}

export async function refreshConnection(): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: api.groceryStore.connection.key() });
}
