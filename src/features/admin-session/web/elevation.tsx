import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { refreshSession, useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { EXPIRY_TOAST_MS } from '../rules/limits.ts';

const TOAST = 'admin-expired';

function sayExpired(): void {
  showToast(
    {
      title: t('Admin authentication expired. Please log in again.'),
      tone: 'danger',
      duration: EXPIRY_TOAST_MS,
    },
    TOAST,
  );
  void refreshSession();
}

/** Whether the admin login is valid. Tells the admin if it ends while a page is open. */
function useElevation(): boolean {
  const { elevatedUntil } = useSession();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (!elevatedUntil) return;
    const timer = setTimeout(
      () => {
        setEnded(elevatedUntil);
        sayExpired();
      },
      Math.max(0, new Date(elevatedUntil).getTime() - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [elevatedUntil]);
  // The server may have ended it early.
  useEffect(() => {
    const client = queryClient();
    const onEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === 'error' && errorCode(event.action.error) === 'not_elevated') sayExpired();
    };
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(onEvent),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return elevatedUntil !== null && elevatedUntil !== ended;
}

/** Shows content that needs an admin login, or where to log in (spec part 2 §2 '/admin/dashboard'). */
export function Elevated({ children }: { children: ReactNode }) {
  const isElevated = useElevation();
  if (isElevated) return children;
  return (
    <EmptyState
      level="h1"
      icon={<ShieldAlert />}
      title={t('Admin Authentication Required')}
      text={t('The service role key is missing or has expired. Please log in again as admin.')}
    >
      <Button asLink to={paths.adminLogin}>
        {t('Go to Admin Login')}
      </Button>
      <Button asLink to={paths.home} variant="secondary">
        {t('Return to Main Site')}
      </Button>
    </EmptyState>
  );
}
