import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** How the signed-in person can sign in; undefined until known, and if there is no identity provider. */
export function useIdentity(hasProvider: boolean) {
  return useQuery({ ...api.accounts.identity.queryOptions({ staleTime: 0 }), enabled: hasProvider }).data;
}

export function useDisconnectIdentity() {
  const show = (identity: { isConnected: boolean; hasPassword: boolean }) =>
    queryClient().setQueryData(api.accounts.identity.queryKey(), identity);
  return useMutation(api.accounts.disconnectIdentity.mutationOptions({ onSuccess: show }));
}
