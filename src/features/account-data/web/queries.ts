import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Deletion } from '../contract.ts';

/** When the signed-in person's account will be erased. */
export function useDeletion() {
  return useQuery(api.accountData.deletion.queryOptions()).data;
}

const show = (deletion: Deletion) =>
  queryClient().setQueryData(api.accountData.deletion.queryKey(), deletion);

export function useRequestDeletion() {
  return useMutation(api.accountData.requestDeletion.mutationOptions({ onSuccess: show }));
}

export function useCancelDeletion() {
  return useMutation(api.accountData.cancelDeletion.mutationOptions({ onSuccess: show }));
}
