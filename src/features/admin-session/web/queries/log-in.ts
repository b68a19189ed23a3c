import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshSession, signedInAs } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Logs in as admin. If another step is needed, the page stays as it is. */
export function useAdminLogIn() {
  return useMutation(
    api.adminSession.logIn.mutationOptions({
      onSuccess: ({ step, session }) => {
        if (step !== 'code') signedInAs(session);
      },
    }),
  );
}

export function useAdminLogOut() {
  return useMutation(api.adminSession.logOut.mutationOptions({ onSuccess: signedInAs }));
}

export function useAdminForgotPassword() {
  return useMutation(api.adminSession.forgotPassword.mutationOptions());
}

export function useChangeAdminPassword() {
  return useMutation(api.adminSession.changePassword.mutationOptions());
}

export function useSecondFactor() {
  return useQuery(api.adminSession.secondFactor.queryOptions());
}

const refetchSecondFactor = () =>
  queryClient().invalidateQueries({ queryKey: api.adminSession.secondFactor.key() });

export function useStartSecondFactor() {
  return useMutation(api.adminSession.startSecondFactor.mutationOptions());
}

export function useConfirmSecondFactor() {
  return useMutation(
    api.adminSession.confirmSecondFactor.mutationOptions({
      onSuccess: async () => {
        await Promise.all([refreshSession(), refetchSecondFactor()]);
      },
    }),
  );
}

export function useRemoveSecondFactor() {
  return useMutation(api.adminSession.removeSecondFactor.mutationOptions({ onSuccess: refetchSecondFactor }));
}
