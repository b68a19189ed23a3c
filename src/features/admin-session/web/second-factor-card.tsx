import { type FormEvent, useState } from 'react';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useRemoveSecondFactor, useSecondFactor } from './queries/log-in.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** The admin's own authenticator app. */
export function SecondFactorCard() {
  const { data } = useSecondFactor();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { isOn, isRequired } = data;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{t('Your authenticator app')}</h2>
        <Badge tone={isOn ? 'herb' : 'outline'}>{isOn ? t('On') : t('Off')}</Badge>
      </div>
      <p className="mt-1 text-muted">
        {isOn
          ? t('The admin login asks you for its code.')
          : t('The admin login can ask you for a code from an app on your phone.')}
        {isRequired && ` ${t('Every admin of this Plateful needs one.')}`}
      </p>
      {!(isOn && isRequired) && (
        <Button className="mt-4" variant="secondary" onClick={() => setOpen(true)}>
          {isOn ? t('Remove') : t('Set up')}
        </Button>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={isOn ? t('Remove your authenticator app') : t('Set up an authenticator app')}
      >
        {isOn ? (
          <Remove onDone={() => setOpen(false)} />
        ) : (
          <SetUpSecondFactor onDone={() => setOpen(false)} />
        )}
      </Sheet>
    </Card>
  );
}

function Remove({ onDone }: { onDone(): void }) {
  const remove = useRemoveSecondFactor();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(
      { password },
      {
        onSuccess: () => {
          showToast({ title: t('Authenticator app removed'), tone: 'success' });
          onDone();
        },
      },
    );
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={t('Your password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormAlert>{remove.isError ? errorMessage(remove.error) : null}</FormAlert>
      <Button type="submit" variant="danger" busy={remove.isPending} disabled={password === ''}>
        {t('Remove')}
      </Button>
    </form>
  );
}
