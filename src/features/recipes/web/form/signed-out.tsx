import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** Replaces the form while signed out (spec part 2 §2). */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  // When the session ends far down in the form, the page would otherwise appear empty.
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a cleanup.
    scrollTo({ top: 0 });
  }, []);
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={t('Authentication required to create content')}
      text={t('Please sign in. Your draft is saved on this device.')}
    >
      <Button asLink to={paths.login(from)}>
        {t('Sign in')}
      </Button>
      <Button asLink to={paths.auth({ activeTab: 'signup', from })} variant="secondary">
        {t('Sign up')}
      </Button>
    </EmptyState>
  );
}
