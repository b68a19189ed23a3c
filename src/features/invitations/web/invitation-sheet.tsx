import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { copyText } from '#web/sharing.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { SecretSheet } from '#web/ui/sheets/secret-sheet.tsx';
import { LONGEST_NOTE, MOST_USES, VALID_DAYS } from '../rules/limits.ts';
import { useCreateInvitation } from './queries.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

const DAYS = VALID_DAYS.map((days) => ({
  value: String(days),
  label: t('{days, plural, one {One day} other {# days}}', { days }),
}));
const PEOPLE = t('Please enter a number from 1 to {count}.', { count: MOST_USES });

/** Creates an invitation, and then shows its link once. */
export default function InvitationSheet({ isOpen, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const form = useForm({ defaultValues: { note: '', uses: '1', days: '7' } });
  const { errors } = form.formState;
  const create = useCreateInvitation();
  const close = () => {
    setLink(null);
    form.reset();
    create.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ note, uses, days }) => {
    try {
      const lifetime = VALID_DAYS.find((each) => String(each) === days) ?? 7;
      setLink((await create.mutateAsync({ note, uses: Number(uses), days: lifetime })).link);
    } catch {
      // Shown below the form.
    }
  });
  if (link)
    return (
      <SecretSheet
        isOpen={isOpen}
        onClose={close}
        title={t('Your invitation')}
        what={t('Link')}
        advice={t('Send this link to the people you invite. It will not be shown again.')}
        secret={link}
        copy={copyText}
      />
    );
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={close}
      title={t('Invite people')}
      submit={t('Make a link')}
      sending={t('Making a link…')}
      isSending={create.isPending}
      onSubmit={submit}
      problem={create.isError ? errorMessage(create.error) : null}
    >
      <TextField
        label={t('Who it is for')}
        optional
        hint={t('Only admins see this.')}
        maxLength={LONGEST_NOTE}
        {...form.register('note')}
      />
      <TextField
        label={t('How many people may join with it')}
        inputMode="numeric"
        error={errors.uses?.message}
        {...form.register('uses', {
          validate: (uses) => (/^\d+$/.test(uses) && +uses >= 1 && +uses <= MOST_USES) || PEOPLE,
        })}
      />
      <SelectField label={t('Valid for')} options={DAYS} {...form.register('days')} />
    </FormSheet>
  );
}
