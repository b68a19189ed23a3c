import { Fingerprint } from 'lucide-react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { part } from '#web/ui/part.tsx';
import { RemovableRow } from '#web/ui/removable-row.tsx';
import { SheetButton } from '#web/ui/sheets/sheet-button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { T } from '#web/ui/t.tsx';
import { When } from '#web/ui/when.tsx';
import type { Passkey } from '../contract.ts';
import { usePasskeys, useRemovePasskey } from './queries.ts';

const PasskeySheet = part(() => import('./passkey-sheet.tsx'));

/** The signed-in person's passkeys, with buttons to add and remove them. */
export function Passkeys() {
  const passkeys = usePasskeys();
  return (
    <>
      <p className="text-muted">
        {t('Sign in with your device’s fingerprint, face or PIN instead of a password.')}
      </p>
      {passkeys && passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <SheetButton sheet={PasskeySheet} icon={<Fingerprint aria-hidden="true" />} className="mt-4">
        {t('Add a passkey')}
      </SheetButton>
    </>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const remove = useRemovePasskey();
  return (
    <RemovableRow
      name={name}
      details={
        <>
          <T text="Added <when/>" parts={{ when: <When at={createdAt} /> }} />
          {lastUsedAt && (
            <>
              {' · '}
              <T text="last used <when/>" parts={{ when: <When at={lastUsedAt} /> }} />
            </>
          )}
        </>
      }
      verb={t('Remove')}
      warning={t('You can no longer sign in with it.')}
      isBusy={remove.isPending}
      onRemove={() =>
        remove.mutate(
          { passkeyId: id },
          {
            onSuccess: () => showToast({ title: t('Passkey removed'), tone: 'success' }),
            onError: (error) =>
              showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
          },
        )
      }
    />
  );
}
