import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { refreshSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useStopActing } from './queries/impersonation.ts';

/** Fixed on every screen while an admin is signed in as somebody else (spec part 2 §2). */
export default function ReturnToAdmin({ name, until }: { name: string | null; until: string }) {
  const stop = useStopActing();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(async () => {
      await refreshSession();
      showToast({ title: t('You are yourself again: the hour is over.'), tone: 'info' });
      await navigate(paths.adminLogin);
    }, new Date(until).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [until, navigate]);
  return (
    <aside
      data-low-chip
      aria-label={t('Signed in as somebody else')}
      className="fixed bottom-[calc(var(--lowest)+var(--save-bar,0px)+0.75rem)] start-3 z-40 flex max-w-[calc(100vw-1.5rem)] items-center gap-3 rounded-full border border-line bg-raised p-1.5 shadow-lift print:hidden desk:start-5"
    >
      <Button
        busy={stop.isPending}
        onClick={() => stop.mutate(undefined)}
        icon={<ShieldCheck aria-hidden="true" />}
      >
        {t('Return to Admin')}
      </Button>
      <p className="min-w-0 truncate pe-3 text-sm text-muted max-sm:hidden">
        {t('Signed in as')} <span className="font-semibold text-ink">{name ?? t('somebody')}</span>
      </p>
    </aside>
  );
}
