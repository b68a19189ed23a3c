import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PASSWORD_HINT, PASSWORD_RULES, showFieldErrors } from './account-fields.tsx';
import { useChangePassword } from './queries/security.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the current password and a new one. */
export default function PasswordSheet({ isOpen, onClose }: Props) {
  const form = useForm({ defaultValues: { currentPassword: '', password: '' } });
  const { errors } = form.formState;
  const change = useChangePassword();
  const close = () => {
    form.reset();
    change.reset();
    onClose();
  };
  const submit = form.handleSubmit(async (passwords) => {
    try {
      const { message } = await change.mutateAsync(passwords);
      close();
      showToast({
        title: message,
        description: t('Your other devices are signed out, and API tokens are revoked.'),
        tone: 'success',
      });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const hasFieldError = Object.keys(errors).length > 0;
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={close}
      title={t('Change password')}
      submit={t('Change password')}
      sending={t('Changing…')}
      isSending={change.isPending}
      onSubmit={submit}
      problem={change.isError && !hasFieldError ? errorMessage(change.error) : null}
    >
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required: t('Please enter your password') })}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={errors.password ? undefined : PASSWORD_HINT}
        error={errors.password?.message}
        {...form.register('password', PASSWORD_RULES)}
      />
    </FormSheet>
  );
}
