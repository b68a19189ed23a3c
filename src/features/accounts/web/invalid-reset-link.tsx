import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#shared/t.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';

/** How long its message stays before redirecting (spec part 2 §9). */
const REDIRECT_MS = 2000;

/** Says that a reset link no longer works, and redirects to a login page. */
export function InvalidResetLink({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <div role="alert" className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl md:text-4xl">{t('Invalid Reset Link')}</h1>
      <p className="mt-3 text-muted">{t('This password reset link is invalid or has expired.')}</p>
      <p className="mt-6">
        <Spinner label={t('Redirecting to login page...')} />
      </p>
    </div>
  );
}
