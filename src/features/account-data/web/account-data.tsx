import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useCancelDeletion, useDeletion } from './queries.ts';

const DeleteAccountSheet = part(() => import('./delete-account-sheet.tsx'));

/** Downloads all data of the signed-in person, and deletes the account. */
export function AccountData() {
  const deletion = useDeletion();
  const [isOpen, setOpen] = useState(false);
  const eraseOn = deletion?.eraseAt?.slice(0, 10);
  return (
    <div className="grid gap-4">
      <div>
        <a href="/export/plateful.zip" download className={buttonClass({ variant: 'secondary' })}>
          <Download aria-hidden="true" />
          {t('Download my data')}
        </a>
        <p className="mt-2 text-sm text-muted">
          {t('One zip with your recipes and pictures, meal plan, grocery list and recipe book.')}
        </p>
      </div>
      {eraseOn ? (
        <PendingDeletion eraseOn={eraseOn} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)} icon={<Trash2 aria-hidden="true" />}>
            {t('Delete my account')}
          </Button>
        </div>
      )}
      {isOpen && <DeleteAccountSheet onClose={() => setOpen(false)} />}
    </div>
  );
}

function PendingDeletion({ eraseOn }: { eraseOn: string }) {
  const cancel = useCancelDeletion();
  return (
    <div role="status" className="rounded-card bg-danger-soft p-4 text-danger-ink">
      <p className="font-semibold">
        {t('Your account will be deleted on {date}.', { date: formatDate(eraseOn, 'MMMM d, yyyy') })}
      </p>
      <p className="mt-1">{t('Until then you can use it as before.')}</p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={cancel.isPending}
        onClick={() =>
          cancel.mutate(
            {},
            {
              onSuccess: () => showToast({ title: t('Your account stays'), tone: 'success' }),
              onError: (error) =>
                showToast({
                  title: t('Could not keep your account'),
                  description: errorMessage(error),
                  tone: 'danger',
                }),
            },
          )
        }
      >
        {t('Keep my account')}
      </Button>
    </div>
  );
}
