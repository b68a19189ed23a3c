import { LogOut } from 'lucide-react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useSignOut } from './queries/session.ts';

export function SignOutButton({ className }: { className?: string }) {
  const signOut = useSignOut();
  const leave = () =>
    signOut.mutate(undefined, {
      onError: (error) =>
        showToast({ title: t('Error signing out'), description: errorMessage(error), tone: 'danger' }),
    });
  return (
    <Button
      variant="secondary"
      icon={<LogOut aria-hidden="true" />}
      busy={signOut.isPending}
      onClick={leave}
      className={className}
    >
      {signOut.isPending ? t('Signing out…') : t('Sign Out')}
    </Button>
  );
}
