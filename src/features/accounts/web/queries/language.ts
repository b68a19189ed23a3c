import { useMutation } from '@tanstack/react-query';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_S, type Language } from '#shared/languages.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { forgetKept } from '#web/offline.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { useSession } from './session.ts';

/** Stores the language with the account, or on the device while signed out, and reloads the page in it. */
export function useChooseLanguage(): (language: Language) => void {
  const { user } = useSession();
  const { mutate } = useMutation(
    api.accounts.setLanguage.mutationOptions({
      onSuccess: reload,
      onError: (error) => showToast({ title: errorMessage(error), tone: 'danger' }),
    }),
  );
  return (language) => {
    if (user) return mutate({ language });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_S}; SameSite=Lax`;
    void reload();
  };
}

/** Each language has its own pages. Those stored for offline use are in the previous one. */
async function reload(): Promise<void> {
  await forgetKept();
  window.location.reload();
}
