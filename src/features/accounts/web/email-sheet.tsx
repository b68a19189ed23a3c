import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { EMAIL_RULES, showFieldErrors } from './account-fields.tsx';
import { useChangeEmail } from './queries/email.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Asks for a new address, and for the password. */
export default function EmailSheet({ isOpen, onClose }: Props) {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const change = useChangeEmail();
  const submit = form.handleSubmit(async (said) => {
    try {
      const { message } = await change.mutateAsync(said);
      form.reset();
      onClose();
      showToast({ title: t('Check both mailboxes'), description: message, tone: 'success' });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const hasFieldError = Object.keys(errors).length > 0;
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('Change email')}
      submit={t('Send links')}
      sending={t('Sending…')}
      isSending={change.isPending}
      onSubmit={submit}
      problem={change.isError && !hasFieldError ? errorMessage(change.error) : null}
    >
      <p className="text-muted">
        {t(
          'We will email a link to your current address and one to the new address. Open both within 24 hours. Your other devices are then signed out.',
        )}
      </p>
      <TextField
        label={t('New email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', EMAIL_RULES)}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('Please enter your password') })}
      />
    </FormSheet>
  );
}
