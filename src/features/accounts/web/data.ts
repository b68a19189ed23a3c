import { hashKey, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type ApiQueries, api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query-client.ts';
import type { Session } from '../contract.ts';

/** Who is signed in. */
export const sessionQuery = (from: ApiQueries) => from.accounts.session.queryOptions();

/** Whether a reset link still works; asked anew each time. */
export const resetLinkQuery = (from: ApiQueries, token: string) => ({
  ...from.accounts.checkResetLink.queryOptions({ input: { token } }),
  staleTime: 0,
});

const NOBODY: Session = { user: null, isAdmin: false, subscription: null, access: 'browse', outbox: false };

export function useSession(): Session {
  return useQuery(sessionQuery(api)).data ?? NOBODY;
}

/** Whether it is still unknown who is signed in. */
export function useIsVerifying(): boolean {
  return useQuery(sessionQuery(api)).isPending;
}

/** Makes the page another person's: what the cache knows of the one before is dropped, and what is in sight asked for again. */
function become(session: Session): void {
  const client = queryClient();
  const { queryKey } = sessionQuery(api);
  const isOther = { predicate: (query: { queryHash: string }) => query.queryHash !== hashKey(queryKey) };
  client.setQueryData(queryKey, session);
  client.removeQueries({ type: 'inactive', ...isOther });
  void client.resetQueries({ type: 'active', ...isOther });
}

function nobodyNow(): Session {
  const known = queryClient().getQueryData(sessionQuery(api).queryKey) ?? NOBODY;
  return { ...known, user: null, isAdmin: false, subscription: null };
}

/** Asks the server again who is signed in and what they may do, e.g. after a subscription began. */
export function refreshSession(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: sessionQuery(api).queryKey });
}

export function useSignIn() {
  return useMutation(api.accounts.signIn.mutationOptions({ onSuccess: become }));
}

export function useSignUp() {
  return useMutation(api.accounts.signUp.mutationOptions());
}

/** Signs out and goes to Home, where nothing of the person is left. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: async () => {
        queryClient().setQueryData(sessionQuery(api).queryKey, nobodyNow());
        await navigate(paths.home);
        become(nobodyNow());
      },
    }),
  );
}

export function useForgotPassword() {
  return useMutation(api.accounts.forgotPassword.mutationOptions());
}

/** Sets a new password. The server ends every session with it, so this page is nobody's then. */
export function useResetPassword() {
  return useMutation(
    api.accounts.resetPassword.mutationOptions({
      onSuccess: () => become(nobodyNow()),
    }),
  );
}

export function useCompleteProfile() {
  return useMutation(
    api.accounts.completeProfile.mutationOptions({
      onSuccess: (session) => queryClient().setQueryData(sessionQuery(api).queryKey, session),
    }),
  );
}

/** Where someone goes after signing in (spec part 2 §4 'Auth flow'). `from` must be a safe path. */
export function pathAfterSignIn({ isAdmin, user }: Session, from: string | null): string {
  if (isAdmin) return paths.adminDashboard;
  if (!user?.hasCompletedProfile) return paths.profileSetup(from ?? undefined);
  return from ?? paths.home;
}
