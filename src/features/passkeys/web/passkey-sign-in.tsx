import { Fingerprint } from 'lucide-react';
import { useNavigate } from 'react-router';
import { pathAfterSignIn } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { usePasskeySignIn, wasDismissed } from './queries.ts';

/** Signs in with a passkey, in browsers that support them. */
export function PasskeySignIn({ from }: { from: string | null }) {
  const isHydrated = useHydrated();
  const signIn = usePasskeySignIn();
  const navigate = useNavigate();
  if (isHydrated && !('PublicKeyCredential' in window)) return null;
  const start = () =>
    signIn.mutate(undefined, {
      onSuccess: (session) => {
        showToast({ title: t('Login Successful'), description: t('Welcome back!'), tone: 'success' });
        void navigate(pathAfterSignIn(session, from), { replace: true });
      },
      onError: (error) => {
        if (wasDismissed(error)) return;
        showToast({ title: t('Error signing in'), description: errorMessage(error), tone: 'danger' });
      },
    });
  return (
    <Button
      variant="secondary"
      wide
      busy={signIn.isPending}
      icon={<Fingerprint aria-hidden="true" />}
      onClick={start}
      className="mt-4"
    >
      {t('Sign in with a passkey')}
    </Button>
  );
}
