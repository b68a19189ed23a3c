import { Copy } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { copyText } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { LONGEST_CODE } from '../rules/limits.ts';
import { useConfirmSecondFactor, useStartSecondFactor } from './queries/log-in.ts';

/** Sets up an authenticator app: asks for the password, shows its key and recovery codes, then asks for its first code. */
export function SetUpSecondFactor({ onDone }: { onDone(): void }) {
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [text, setText] = useState('');
  const begun = start.data;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!begun) return start.mutate({ password: text }, { onSuccess: () => setText('') });
    confirm.mutate(
      { code: text },
      {
        onSuccess: () => {
          showToast({ title: t('Authenticator app confirmed'), tone: 'success' });
          onDone();
        },
      },
    );
  };
  const failure = begun ? confirm.error : start.error;

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {begun ? (
        <>
          <AppKey address={begun.address} secret={begun.key} />
          <RecoveryCodes codes={begun.recoveryCodes} />
          <TextField
            label={t('Code from your authenticator app')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={LONGEST_CODE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      ) : (
        <PasswordField
          label={t('Your password')}
          autoComplete="current-password"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <FormAlert>{failure ? errorMessage(failure) : null}</FormAlert>
      <Button type="submit" busy={start.isPending || confirm.isPending} disabled={text === ''}>
        {begun ? t('Confirm') : t('Continue')}
      </Button>
    </form>
  );
}

function AppKey({ address, secret }: { address: string; secret: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {t('Scan this with your authenticator app, open it on this phone, or type in the key.')}
      </p>
      <QrCode text={address} />
      <p className="text-center text-sm">
        <a href={address} className="tap-44 font-semibold text-primary-ink underline underline-offset-4">
          {t('Open in an authenticator app')}
        </a>
      </p>
      <code className="block rounded-control bg-sunken px-3 py-2.5 text-center text-sm break-all">
        {secret}
      </code>
    </div>
  );
}

/** White around it in both themes, because scanners need the contrast. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text);
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: dots.join('') };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('QR code of the key')}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control bg-white p-2"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = async () =>
    showToast(
      (await copyText(codes.join('\n')))
        ? { title: t('Recovery codes copied'), tone: 'success' }
        : { title: t('Copy failed'), tone: 'danger' },
    );
  return (
    <div className="rounded-control border border-line p-4">
      <h2 className="font-sans text-base font-semibold">{t('Recovery codes')}</h2>
      <p className="mt-1 text-sm text-muted">
        {t('Each works once instead of a code, in case you lose your phone. They are not shown again.')}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 -ms-3"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t('Copy')}
      </Button>
    </div>
  );
}
