import { Check, Clock } from 'lucide-react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { SheetButton } from '#web/ui/sheets/sheet-button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { T } from '#web/ui/t.tsx';
import type { EmailChange } from '../contract.ts';
import { EmailAddress } from './email-address.tsx';
import { useCancelEmailChange, useEmailChange } from './queries/email.ts';
import { useSession } from './queries/session.ts';

const EmailSheet = part(() => import('./email-sheet.tsx'));

/** The account's address, and a pending change until both mailboxes have confirmed it. */
export function EmailSetting() {
  const { user } = useSession();
  const change = useEmailChange();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {user && <EmailAddress>{user.email}</EmailAddress>}
        </p>
        <SheetButton sheet={EmailSheet}>{t('Change email')}</SheetButton>
      </div>
      {change && <OpenChange change={change} />}
    </>
  );
}

function OpenChange({ change }: { change: EmailChange }) {
  const cancel = useCancelEmailChange();
  const leave = () =>
    cancel.mutate(undefined, {
      onError: (error) =>
        showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
    });
  return (
    <section aria-label={t('Email address change')} className="mt-4 border-t border-line pt-4">
      <p>
        <T
          text={
            'It changes to <strong>{newEmail}</strong> once you have opened the links that were mailed to both addresses.'
          }
          values={{ newEmail: change.newEmail }}
          parts={{ strong: <strong className="wrap-anywhere" /> }}
        />
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        <Mailbox isDone={change.oldConfirmed}>{t('Your current address')}</Mailbox>
        <Mailbox isDone={change.newConfirmed}>{t('The new address')}</Mailbox>
      </ul>
      <Button variant="secondary" size="sm" busy={cancel.isPending} onClick={leave} className="mt-3">
        {t('Keep my address')}
      </Button>
    </section>
  );
}

function Mailbox({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? Check : Clock;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={isDone ? 'size-4 text-herb-ink' : 'size-4 text-muted'} />
      {children}: {isDone ? t('confirmed') : t('not confirmed yet')}
    </li>
  );
}
