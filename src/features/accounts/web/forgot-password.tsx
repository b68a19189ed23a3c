import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { EMAIL_RULES, showFieldErrors } from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';
import { useForgotPassword, useSession } from './queries/session.ts';

interface Props {
  open: boolean;
  onClose(): void;
  /** The address typed so far. */
  email: string;
}

/** Requests a reset link. The answer is the same whether or not the address has an account. */
export function ForgotPassword({ open, onClose, email }: Props) {
  const form = useForm<{ email: string }>();
  const { errors } = form.formState;
  const request = useForgotPassword();
  const { outbox } = useSession();
  const { reset: forget } = request;
  const { reset } = form;

  useEffect(() => {
    if (!open) return;
    reset({ email });
    forget();
  }, [open, email, reset, forget]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await request.mutateAsync(values);
      showToast({
        title: 'Password reset email sent',
        description: 'Please check your inbox.',
        tone: 'success',
      });
    } catch (error) {
      showFieldErrors(error, form);
      showToast({ title: 'Error', description: errorMessage(error), tone: 'danger' });
    }
  });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={request.isSuccess ? 'Check your inbox' : 'Forgot your password?'}
    >
      {request.isSuccess ? (
        <div className="grid gap-4">
          <p className="flex gap-3 text-muted">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
            If {request.variables.email} has an account, a link to choose a new password is on its way. It
            works once, for an hour.
          </p>
          {outbox && (
            <p className="rounded-control bg-saffron-soft px-3.5 py-3 text-sm text-saffron-ink">
              This Plateful sends no mail yet: it keeps its letters in the{' '}
              <a href="/dev/outbox" target="_blank" rel="noopener" className="font-semibold underline">
                outbox
              </a>
              .
            </p>
          )}
          <Button onClick={onClose} className="justify-self-end">
            Done
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p className="text-muted">Enter your email and we will send you a link to choose a new one.</p>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            data-autofocus
            error={errors.email?.message}
            {...form.register('email', EMAIL_RULES)}
          />
          <FormAlert>{request.isError && !errors.email ? errorMessage(request.error) : null}</FormAlert>
          <Button type="submit" busy={request.isPending} className="justify-self-end">
            {request.isPending ? 'Sending…' : 'Send reset link'}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
