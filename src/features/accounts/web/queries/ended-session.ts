import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { onNotSignedIn } from '#web/not-signed-in.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { becomeVisitor, signedInUserId } from './session.ts';

/**
 * Tells people with an open page that their session has ended: it expired, or was ended on another device. The page stays
 * until they choose to sign in again, because it may hold unsaved text.
 */
export function useEndedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (isAsking || signedInUserId() === null) return;
      isAsking = true;
      try {
        const { user } = await api.accounts.session.call();
        if (user === null && signedInUserId() !== null) tell();
      } catch {
        // Without a response this remains unknown; the next refusal checks again.
      } finally {
        isAsking = false;
      }
    };
    const tell = () =>
      showToast(
        {
          title: t('Your session has ended'),
          description: t('Please sign in again to continue.'),
          tone: 'danger',
          action: {
            label: t('Sign In'),
            onClick: () => void becomeVisitor(() => navigate(paths.login(pathname + search))),
          },
          duration: 10_000,
        },
        'ended-session',
      );
    return onNotSignedIn(() => void ask());
  }, [navigate, pathname, search]);
}
