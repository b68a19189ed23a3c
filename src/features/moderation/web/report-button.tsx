import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import type { ContentType } from '../rules/content.ts';

const ReportSheet = part(() => import('./report-sheet.tsx'));

interface Props extends Pick<ButtonLook, 'size' | 'className'> {
  contentType: ContentType;
  contentId: string;
  /** The reported content, in words. */
  what: string;
}

/** Opens the report sheet. Visitors are sent to sign in, and come back to where they were. */
export function ReportButton({ contentType, contentId, what, ...look }: Props) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = () => {
    if (!user) {
      showToast({ title: t('Authentication Required'), description: t('Please sign in to report content.') });
      return void navigate(paths.login(pathname + search));
    }
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        onClick={open}
        icon={<Flag aria-hidden="true" />}
        aria-label={t('Report: {what}', { what })}
        {...look}
      >
        {t('Report')}
      </Button>
      {wasOpened && (
        <ReportSheet {...{ contentType, contentId, what, isOpen }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
