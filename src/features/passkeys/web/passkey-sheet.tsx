import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { LONGEST_PASSKEY_NAME } from '../rules/limits.ts';
import { useAddPasskey, wasDismissed } from './queries.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Names a passkey, and has the device create it. */
export default function PasskeySheet({ isOpen, onClose }: Props) {
  const form = useForm({ defaultValues: { name: '' } });
  const { errors } = form.formState;
  const add = useAddPasskey();
  const close = () => {
    form.reset();
    add.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await add.mutateAsync(name);
      showToast({
        title: t('Passkey added'),
        description: t('Use it the next time you sign in.'),
        tone: 'success',
      });
      close();
    } catch {
      // Shown below the form.
    }
  });
  const problem = add.isError && !wasDismissed(add.error) ? errorMessage(add.error) : null;
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={close}
      title={t('Add a passkey')}
      submit={t('Continue')}
      sending={t('Waiting for your device…')}
      isSending={add.isPending}
      onSubmit={submit}
      problem={problem}
    >
      <TextField
        label={t('Name')}
        hint={t(
          'A name to recognize it by, such as “Ada’s phone”. Your device then asks for your fingerprint, face or PIN.',
        )}
        maxLength={LONGEST_PASSKEY_NAME}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || t('Please name the passkey.'),
        })}
      />
    </FormSheet>
  );
}
