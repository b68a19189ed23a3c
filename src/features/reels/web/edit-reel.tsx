import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import type { Reel } from '../contract.ts';

const EditReelSheet = part(() => import('./edit-reel-sheet.tsx'));

/** Edits a reel, for its author. */
export function EditReel({ reel, className }: { reel: Reel; className?: string }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user?.id !== reel.authorId) return null;
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => setOpen(true)}
        className={className}
        icon={<Pencil aria-hidden="true" />}
      >
        {t('Edit')}
      </Button>
      {isOpen && <EditReelSheet reel={reel} onClose={() => setOpen(false)} />}
    </>
  );
}
