import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/data.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import type { StoreConnection } from '../../contract.ts';
import { answerOf, openStoreWindow } from './store-window.ts';

/** How long after the store's window closed the connection is asked for (spec part 2 §4). */
const AFTER_CLOSING_MS = 1000;

/** Whether I am connected to the grocery store; also found out when I come back from its own page. */
export function useStoreConnection() {
  return useQuery({
    ...api.groceryList.store.connection.queryOptions(),
    enabled: useSession().user !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Opens the store's window, and connects with what it answers (texts of spec part 2 §8). */
export function useConnectStore(label: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (opened: Window) => {
      const started = await api.groceryList.store.authUrl.call().catch((error: unknown) => {
        opened.close();
        if (errorCode(error) === 'too_many_tries') throw new Trouble(errorMessage(error));
        throw new Trouble(`Failed to connect to ${label}. Please try again.`);
      });
      const authUrl = new URL(started.authUrl, window.location.href);
      opened.location.replace(authUrl);
      const answer = await answerOf(opened, authUrl.searchParams.get('state') ?? '');
      if (answer === 'closed') {
        await new Promise((over) => setTimeout(over, AFTER_CLOSING_MS));
        await refreshConnection();
        return;
      }
      if (answer.type === 'grocery-store-refused') return;
      const { code, state } = answer;
      await api.groceryList.store.exchangeCode.call({ code, state }).catch(() => {
        throw new Trouble(`Failed to complete the ${label} connection. Please try again.`);
      });
      await refreshConnection();
      showToast({ title: `Successfully connected to ${label}!`, tone: 'success' });
    },
    onError: (error) => {
      showToast({
        title: error instanceof Trouble ? error.message : `Failed to connect to ${label}. Please try again.`,
        tone: 'danger',
      });
    },
  });
  const connect = () => {
    const opened = openStoreWindow();
    if (opened) mutate(opened);
    else
      showToast({
        title: 'Popup was blocked. Please allow popups for this site and try again.',
        tone: 'danger',
      });
  };
  return { connect, isConnecting: isPending };
}

/** What went wrong, in words for the cook. */
class Trouble extends Error {}

export function useDisconnectStore() {
  return useMutation(api.groceryList.store.disconnect.mutationOptions({ onSuccess: refreshConnection }));
}

/** Completes a connection in the store's own window, when the page that opened it cannot be told. */
export function useExchangedCode(answer: { code: string; state: string } | null) {
  const input = answer ?? { code: '', state: '' };
  return useQuery({
    queryKey: api.groceryList.store.exchangeCode.queryKey({ input }),
    queryFn: () => api.groceryList.store.exchangeCode.call(input),
    enabled: answer !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useStoresNear(postcode: string | null) {
  return useQuery({
    ...api.groceryList.store.locations.queryOptions({ input: { postcode: postcode ?? '' } }),
    enabled: postcode !== null,
    retry: false,
  });
}

export function useChooseLocation() {
  return useMutation(
    api.groceryList.store.chooseLocation.mutationOptions({
      onSuccess: ({ location }) => {
        queryClient().setQueryData<StoreConnection>(
          api.groceryList.store.connection.queryKey(),
          (connection) => connection && { ...connection, location },
        );
      },
    }),
  );
}

/** Whether the cook allows Plateful in, on the test store's page. */
export function useAnswerConsent() {
  return useMutation(api.groceryList.store.consent.mutationOptions());
}

/** What is in my cart at the test store. */
export const testCartQuery = (from: ApiQueries) => ({
  ...from.groceryList.store.testCart.queryOptions(),
  staleTime: 0,
});

export async function refreshConnection(): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: api.groceryList.store.connection.key() });
}
