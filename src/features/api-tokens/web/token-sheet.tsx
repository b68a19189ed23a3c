import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { copyText } from '#web/sharing.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { SecretSheet } from '#web/ui/sheets/secret-sheet.tsx';
import { LIFETIMES, LONGEST_TOKEN_NAME } from '../rules/limits.ts';
import { AREA_NAMES } from '../rules/scope-names.ts';
import { AREAS, type Area, type Scope } from '../rules/scopes.ts';
import { useCreateToken } from './queries.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

type Right = 'none' | 'read' | 'write';

interface Fields {
  name: string;
  days: string;
  rights: Record<Area, Right>;
}

const RIGHTS = [
  { value: 'none', label: t('No access') },
  { value: 'read', label: t('Read') },
  { value: 'write', label: t('Read and change') },
];
const DAYS = LIFETIMES.map((days) => ({
  value: String(days),
  label: days === null ? t('Until I revoke it') : days === 365 ? t('One year') : t('{days} days', { days }),
}));
const BLANK: Fields = {
  name: '',
  days: '90',
  rights: { recipes: 'read', 'meal-plan': 'none', 'grocery-list': 'none' },
};

/** Creates an API token, and then shows its secret once. */
export default function TokenSheet({ isOpen, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({ defaultValues: BLANK });
  const { errors } = form.formState;
  const create = useCreateToken();
  const close = () => {
    setSecret(null);
    form.reset();
    create.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ name, days, rights }) => {
    const scopes = AREAS.flatMap((area): Scope[] =>
      rights[area] === 'none' ? [] : [`${area}:${rights[area]}`],
    );
    if (scopes.length === 0)
      return form.setError('rights.recipes', { message: t('Please choose what the token may do.') });
    try {
      const lifetime = LIFETIMES.find((each) => String(each) === days) ?? null;
      setSecret((await create.mutateAsync({ name, scopes, days: lifetime })).secret);
    } catch {
      // Shown below the form.
    }
  });
  if (secret)
    return (
      <SecretSheet
        isOpen={isOpen}
        onClose={close}
        title={t('Your new API token')}
        what={t('API token')}
        advice={t(
          'Copy it now: it will not be shown again. Anyone who has it can use your account as far as you allowed.',
        )}
        secret={secret}
        copy={copyText}
      />
    );
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={close}
      title={t('New API token')}
      submit={t('Create token')}
      sending={t('Creating…')}
      isSending={create.isPending}
      onSubmit={submit}
      problem={create.isError ? errorMessage(create.error) : null}
    >
      <TextField
        label={t('Name')}
        hint={t('What will use it, such as “Kitchen display”.')}
        maxLength={LONGEST_TOKEN_NAME}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || t('Please name the token.'),
        })}
      />
      {AREAS.map((area) => (
        <SelectField
          key={area}
          {...AREA_NAMES[area]}
          options={RIGHTS}
          error={errors.rights?.[area]?.message}
          {...form.register(`rights.${area}`, { onChange: () => form.clearErrors('rights') })}
        />
      ))}
      <SelectField label={t('Valid for')} options={DAYS} {...form.register('days')} />
    </FormSheet>
  );
}
