import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Whether an invitation link can still be used; undefined until known, and without a code. */
export function useIsInvited(code: string | null) {
  const { data } = useQuery({
    ...api.invitations.check.queryOptions({ input: { code: code ?? '' } }),
    enabled: code !== null,
  });
  return code === null ? undefined : data?.valid;
}

/** Invitations that can still be used; undefined until known. */
export function useInvitations() {
  return useQuery(api.invitations.list.queryOptions({ staleTime: 0 })).data?.invitations;
}

const refetch = () => queryClient().invalidateQueries({ queryKey: api.invitations.list.key() });

export function useCreateInvitation() {
  return useMutation(api.invitations.create.mutationOptions({ onSuccess: refetch }));
}

export function useRevokeInvitation() {
  return useMutation(api.invitations.revoke.mutationOptions({ onSettled: refetch }));
}
