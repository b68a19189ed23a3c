import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** The signed-in person's API tokens; undefined until known. */
export function useApiTokens() {
  return useQuery(api.apiTokens.list.queryOptions({ staleTime: 0 })).data?.tokens;
}

const refetch = () => queryClient().invalidateQueries({ queryKey: api.apiTokens.list.key() });

export function useCreateToken() {
  return useMutation(api.apiTokens.create.mutationOptions({ onSuccess: refetch }));
}

export function useRevokeToken() {
  return useMutation(api.apiTokens.revoke.mutationOptions({ onSettled: refetch }));
}
