import { useMutation, useQuery } from '@tanstack/react-query';
import { signedInAs } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

type Library = typeof import('@simplewebauthn/browser');
type RegistrationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type SignInOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

const library = () => import('@simplewebauthn/browser');

/** The signed-in person's passkeys; undefined until known. */
export function usePasskeys() {
  return useQuery(api.passkeys.list.queryOptions({ staleTime: 0 })).data?.passkeys;
}

const refetch = () => queryClient().invalidateQueries({ queryKey: api.passkeys.list.key() });

/** Has this device create a passkey, and adds it. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const { startRegistration } = await library();
      const optionsJSON = (await api.passkeys.prepare.call()) as unknown as RegistrationOptions;
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      return api.passkeys.add.call({ name, response: { id, rawId, type: 'public-key', response } });
    },
    onSuccess: refetch,
  });
}

export function useRemovePasskey() {
  return useMutation(api.passkeys.remove.mutationOptions({ onSettled: refetch }));
}

/** Signs in with a passkey on this device, or on one nearby. */
export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await library();
      const optionsJSON = (await api.passkeys.challenge.call()) as unknown as SignInOptions;
      const { id, rawId, response } = await startAuthentication({ optionsJSON });
      return api.passkeys.signIn.call({ response: { id, rawId, type: 'public-key', response } });
    },
    onSuccess: signedInAs,
  });
}

/** Whether the person closed the browser's own dialog, which needs no message. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
