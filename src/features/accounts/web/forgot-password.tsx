import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { T } from '#web/ui/t.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useForgotPassword, useSession } from './queries/session.ts';

interface Props {
  open: boolean;
  onClose(): void;
  /** The address typed so far. */
  email: string;
}

/** Requests a reset link. The response is the same whether or not the address has an account. */
export function ForgotPassword({ open, onClose, email }: Props) {
  const { mutateAsync, isSuccess, variables, reset: forget } = useForgotPassword();
  const { outbox } = useSession();
  useEffect(() => {
    if (open) forget();
  }, [open, forget]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isSuccess ? t('Check your inbox') : t('Forgot your password?')}
    >
      {isSuccess ? (
        <div className="grid gap-4">
          <p className="flex gap-3 text-muted">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
            {t(
              'If {email} has an account, a link to choose a new password is on its way. It works once, for an hour.',
              { email: variables.email },
            )}
          </p>
          {outbox && (
            <p className="rounded-control bg-saffron-soft px-3.5 py-3 text-sm text-saffron-ink">
              <T
                text="This Plateful sends no email yet: messages stay in the <link>outbox</link>."
                parts={{
                  link: (
                    <a
                      href="/dev/outbox"
                      target="_blank"
                      rel="noopener"
                      className="font-semibold underline"
                    />
                  ),
                }}
              />
            </p>
          )}
          <Button onClick={onClose} className="justify-self-end">
            {t('Done')}
          </Button>
        </div>
      ) : (
        <ForgotPasswordForm
          text={t('Enter your email and we will send you a link to choose a new one.')}
          email={email}
          request={mutateAsync}
        />
      )}
    </Sheet>
  );
}
