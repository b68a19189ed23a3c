import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { EMAIL_RULES, showFieldErrors } from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';

interface Props {
  /** Explains what to enter and what happens next. */
  text: string;
  /** The address typed so far. */
  email: string;
  /** Requests the link; rejects with the server's refusal. */
  request(values: { email: string }): Promise<unknown>;
}

/** Asks for the address that a reset link goes to. */
export function ForgotPasswordForm({ text, email, request }: Props) {
  const form = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await request(values);
      showToast({
        title: t('Password reset email sent'),
        description: t('Please check your inbox.'),
        tone: 'success',
      });
    } catch (error) {
      if (!showFieldErrors(error, form)) form.setError('root', { message: errorMessage(error) });
      showToast({ title: t('Error'), description: errorMessage(error), tone: 'danger' });
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{text}</p>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        data-autofocus
        error={errors.email?.message}
        {...form.register('email', EMAIL_RULES)}
      />
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        {isSubmitting ? t('Sending…') : t('Send reset link')}
      </Button>
    </form>
  );
}
