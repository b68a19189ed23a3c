import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshSession } from './session.ts';

const emailChangeQuery = (from: ApiQueries) => from.accounts.emailChange.queryOptions({ staleTime: 0 });

/** The pending change of address; undefined until known. */
export function useEmailChange() {
  return useQuery(emailChangeQuery(api)).data?.change;
}

const refetchChange = () => queryClient().invalidateQueries({ queryKey: api.accounts.emailChange.key() });

export function useChangeEmail() {
  return useMutation(api.accounts.changeEmail.mutationOptions({ onSuccess: refetchChange }));
}

export function useCancelEmailChange() {
  return useMutation(api.accounts.cancelEmailChange.mutationOptions({ onSuccess: refetchChange }));
}

export function useConfirmEmail() {
  return useMutation(api.accounts.confirmEmail.mutationOptions({ onSuccess: refreshSession }));
}
