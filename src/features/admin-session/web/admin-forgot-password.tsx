import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_RULES, showFieldErrors } from '#features/accounts/web/account-fields.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useAdminForgotPassword } from './queries/log-in.ts';

interface Props {
  open: boolean;
  onClose(): void;
  /** The address typed so far. */
  email: string;
}

/** Requests a reset link for an admin. */
export function AdminForgotPassword({ open, onClose, email }: Props) {
  const form = useForm<{ email: string }>();
  const { errors } = form.formState;
  const request = useAdminForgotPassword();
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
      onClose();
    } catch (error) {
      showFieldErrors(error, form);
      showToast({ title: 'Error', description: errorMessage(error), tone: 'danger' });
    }
  });

  return (
    <Sheet open={open} onClose={onClose} title="Forgot your password?">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-muted">
          Enter the email of an admin, and we will send a link to choose a new password.
        </p>
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
    </Sheet>
  );
}
