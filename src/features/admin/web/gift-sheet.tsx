import { type FormEvent, useState } from 'react';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { AdminUser } from '../contract.ts';
import { endOfDay } from './day.tsx';
import { useGift, useRevokeGift } from './queries/offers.ts';

interface Props {
  /** The recipient; `null` while the sheet is closed. */
  user: AdminUser | null;
  onClose(): void;
}

/** Gives a person access without payment, or takes it back. */
export function GiftSheet({ user, onClose }: Props) {
  const gift = useGift();
  const revoke = useRevokeGift();
  const [until, setUntil] = useState('');
  const name = user?.name || t('this person');
  const close = () => {
    gift.reset();
    revoke.reset();
    setUntil('');
    onClose();
  };
  const done = (title: string) => () => {
    showToast({ title, tone: 'success' });
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!user) return;
    gift.mutate(
      { userId: user.id, until: endOfDay(until) },
      { onSuccess: done(t('{name} has access', { name })) },
    );
  };
  const takeBack = () =>
    user &&
    revoke.mutate({ userId: user.id }, { onSuccess: done(t('{name} has no gifted access', { name })) });
  const failure = gift.error ?? revoke.error;
  return (
    <Sheet open={user !== null} onClose={close} title={t('Gift access to {name}', { name })}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-muted">{t('Everything a subscription includes, free of charge.')}</p>
        <TextField
          label={t('Last day')}
          hint={t('Leave empty for no end date.')}
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <FormAlert>{failure ? errorMessage(failure) : null}</FormAlert>
        <div className="flex flex-wrap justify-end gap-3">
          {user?.hasGift && (
            <Button variant="secondary" busy={revoke.isPending} onClick={takeBack}>
              {t('Take gift back')}
            </Button>
          )}
          <Button type="submit" busy={gift.isPending}>
            {t('Give access')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
