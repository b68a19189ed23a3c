import { Fingerprint } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import { When } from '#web/ui/when.tsx';
import type { Passkey } from '../contract.ts';
import { usePasskeys, useRemovePasskey } from './queries.ts';

const PasskeySheet = lazy(() => import('./passkey-sheet.tsx'));

/** The signed-in person's passkeys, with a way to add and to remove one. */
export function Passkeys() {
  const passkeys = usePasskeys();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <p className="text-muted">
        Login with the fingerprint, face or PIN of your device instead of a password.
      </p>
      {passkeys && passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button variant="secondary" icon={<Fingerprint aria-hidden="true" />} onClick={open} className="mt-4">
        Add a passkey
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <PasskeySheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const remove = useRemovePasskey();
  const end = async () => {
    const isSure = await confirm({
      title: `Remove “${name}”?`,
      text: 'You can no longer login with it.',
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(
      { passkeyId: id },
      {
        onSuccess: () => showToast({ title: 'Passkey removed', tone: 'success' }),
        onError: (error) =>
          showToast({ title: 'That did not work', description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          Added <When at={createdAt} />
          {lastUsedAt && (
            <>
              {' · last used '}
              <When at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={remove.isPending}
        aria-label={`Remove ${name}`}
        onClick={() => void end()}
      >
        Remove
      </Button>
    </li>
  );
}
