import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

export function useSubscribe() {
  return useMutation(api.newsletter.subscribe.mutationOptions());
}

export function useConfirmSubscription() {
  return useMutation(api.newsletter.confirm.mutationOptions());
}

/** A subscriber's preferences, by the secret in their link. */
export function usePreferences(secret: string) {
  return useQuery(api.newsletter.preferences.queryOptions({ input: { secret }, staleTime: 0, retry: false }));
}

export function useUpdatePreferences() {
  return useMutation(
    api.newsletter.update.mutationOptions({
      onSuccess: (subscriber, { secret }) =>
        queryClient().setQueryData(api.newsletter.preferences.queryKey({ input: { secret } }), subscriber),
    }),
  );
}

export function useUnsubscribe() {
  return useMutation(api.newsletter.unsubscribe.mutationOptions());
}
