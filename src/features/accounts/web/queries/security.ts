import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** The devices signed in as this person; undefined until known. */
export function useDevices() {
  return useQuery(api.accounts.sessions.queryOptions({ staleTime: 0 })).data?.sessions;
}

const refetch = () => queryClient().invalidateQueries({ queryKey: api.accounts.sessions.key() });

export function useEndSession() {
  return useMutation(api.accounts.endSession.mutationOptions({ onSettled: refetch }));
}

export function useEndOtherSessions() {
  return useMutation(api.accounts.endOtherSessions.mutationOptions({ onSettled: refetch }));
}

export function useChangePassword() {
  return useMutation(api.accounts.changePassword.mutationOptions({ onSuccess: refetch }));
}
