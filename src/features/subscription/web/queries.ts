import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshSession, useSession } from '#features/accounts/web/queries/session.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';

/** Polling interval of a pending subscription (spec part 2 §9). */
const POLL_MS = 5000;

/** One's subscription, what a new one costs, and the payment provider. */
export const subscriptionQuery = (from: ApiQueries) => from.subscription.get.queryOptions();

/** A test payment, as its approval page shows it. */
export const testPaymentQuery = (from: ApiQueries, subscriptionId: string) =>
  from.subscription.testPayment.queryOptions({ input: { subscriptionId } });

/** Whether there is anything to subscribe to or manage; never with open access. */
export function useOffersSubscription(): boolean {
  const { access, subscription } = useSession();
  return access !== 'open' || subscription !== null;
}

export function useSubscription() {
  return useQuery(subscriptionQuery(api));
}

/** The same, refetched whenever its page becomes visible: going back from a payment page restores the page as it was. */
export function useSubscriptionNow() {
  return useQuery({ ...subscriptionQuery(api), refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
}

export function useStartSubscription() {
  return useMutation(
    api.subscription.start.mutationOptions({
      // The subscription has changed since the page loaded it.
      onError: (error) => (errorCode(error) === 'conflict' ? forgetSubscription() : undefined),
    }),
  );
}

/** What a subscription costs with a promo code. */
export function useTryPromoCode() {
  return useMutation(api.subscription.tryPromoCode.mutationOptions());
}

export function useCancelSubscription() {
  return useMutation(api.subscription.cancel.mutationOptions({ onSettled: forgetSubscription }));
}

/** Queries the provider once, because someone wants to know. */
export function useRefreshStatus() {
  return useMutation(api.subscription.verify.mutationOptions({ onSuccess: forgetSubscription }));
}

export function useTestPayment(subscriptionId: string) {
  return useQuery(testPaymentQuery(api, subscriptionId));
}

/** Approves, declines or changes a test payment. */
export function useDecideTestPayment() {
  return useMutation(
    api.subscription.decide.mutationOptions({
      onSettled: async () => {
        await queryClient().invalidateQueries({ queryKey: api.subscription.testPayment.key() });
        await forgetSubscription();
      },
    }),
  );
}

/** Verifies a subscription, polling while it is pending. Once it is active, refetches the session. */
export function useVerifiedStatus(subscriptionId: string | null) {
  return useQuery({
    queryKey: api.subscription.verify.queryKey({ input: { subscriptionId: subscriptionId ?? '' } }),
    queryFn: async () => {
      const { status } = await api.subscription.verify.call({ subscriptionId: subscriptionId ?? '' });
      if (status !== 'PENDING') await forgetSubscription();
      return status;
    },
    enabled: subscriptionId !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data === 'PENDING' ? POLL_MS : false),
  });
}

async function forgetSubscription(): Promise<void> {
  await Promise.all([
    queryClient().invalidateQueries({ queryKey: subscriptionQuery(api).queryKey }),
    refreshSession(),
  ]);
}
