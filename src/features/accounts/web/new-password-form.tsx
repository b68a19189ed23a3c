import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { NEW_PASSWORD_RULES, showFieldErrors } from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';

interface NewPassword {
  password: string;
  again: string;
}

interface Props {
  /** Rejects with the server's refusal. */
  save(password: string): Promise<unknown>;
  /** Called once it is saved. */
  onSaved(): void;
}

/** The two fields for a new password, used by everybody (spec part 2 §2). */
export function NewPasswordForm({ save, onSaved }: Props) {
  const form = useForm<NewPassword>({ defaultValues: { password: '', again: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await save(password);
      showToast({
        title: t('Password updated'),
        description: t('Please login with your new password.'),
        tone: 'success',
      });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error, form)) form.setError('root', { message: errorMessage(error) });
      showToast({ title: t('Error'), description: errorMessage(error), tone: 'danger' });
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={t('New Password')}
        autoComplete="new-password"
        hint={
          errors.password ? undefined : t('At least 8 characters. You will be signed out everywhere else.')
        }
        error={errors.password?.message}
        {...form.register('password', NEW_PASSWORD_RULES)}
      />
      <PasswordField
        label={t('Confirm Password')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register('again', {
          validate: (again, { password }) => again === password || t('Passwords do not match.'),
        })}
      />
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('Updating password...') : t('Update Password')}
      </Button>
    </form>
  );
}
