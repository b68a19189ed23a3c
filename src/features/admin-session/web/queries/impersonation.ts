import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { switchPerson } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast } from '#web/ui/states/toast.ts';

/** Signs the admin in as somebody, and opens their profile (spec part 2 §4 'Impersonation'). */
export function useActAs() {
  const navigate = useNavigate();
  return useMutation(
    api.adminSession.actAs.mutationOptions({
      onSuccess: (session) => switchPerson(session, () => navigate(paths.profile)),
      onError: (error) =>
        showToast({ title: t('Failed to log in as user'), description: errorMessage(error), tone: 'danger' }),
    }),
  );
}

/** Returns to the admin's session, and to the dashboard while it is elevated. */
export function useStopActing() {
  const navigate = useNavigate();
  return useMutation(
    api.adminSession.stopActing.mutationOptions({
      onSuccess: (session) => switchPerson(session, () => navigate(paths.adminLogin)),
      onError: (error) =>
        showToast({
          title: t('Failed to return to admin account'),
          description: errorMessage(error),
          tone: 'danger',
        }),
    }),
  );
}
