import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Reel } from '../contract.ts';
import { useRemoveReel } from './queries.ts';

/** Deletes a reel after confirmation, for its author and admins. */
export function DeleteReel({ reel, className }: { reel: Reel; className?: string }) {
  const { user, isAdmin } = useSession();
  const { mutateAsync: remove, isPending } = useRemoveReel();
  const navigate = useNavigate();
  if (!isAdmin && user?.id !== reel.authorId) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('Are you sure you want to delete this video?'),
      text: t('“{title}” will be gone for everyone. This cannot be undone.', { title: reel.title }),
      confirmLabel: t('Delete'),
    });
    if (!isSure) return;
    try {
      await navigate(paths.reels, { replace: true });
      await remove({ reelId: reel.id });
      showToast({ title: t('Video deleted'), tone: 'success' });
    } catch (error) {
      showToast({ title: t('Failed to delete video'), description: errorMessage(error), tone: 'danger' });
    }
  };
  return (
    <Button
      variant="ghost"
      busy={isPending}
      onClick={() => void ask()}
      className={className}
      icon={<Trash2 aria-hidden="true" />}
    >
      {t('Delete')}
    </Button>
  );
}
