import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PASSWORD_HINT, PASSWORD_RULES, showFieldErrors } from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';
import { useChangePassword } from './queries/security.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the password of now, and for a new one. */
export default function PasswordSheet({ isOpen, onClose }: Props) {
  const id = useId();
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
      showToast({ title: message, description: 'Your other devices are signed out.', tone: 'success' });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const hasFieldError = Object.keys(errors).length > 0;
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title="Change password"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={change.isPending}>
            {change.isPending ? 'Changing…' : 'Change password'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: 'Please enter your password' })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={errors.password ? undefined : PASSWORD_HINT}
          error={errors.password?.message}
          {...form.register('password', PASSWORD_RULES)}
        />
        <FormAlert>{change.isError && !hasFieldError ? errorMessage(change.error) : null}</FormAlert>
      </form>
    </Sheet>
  );
}
