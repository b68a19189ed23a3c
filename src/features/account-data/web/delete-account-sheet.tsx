import { type FormEvent, useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { GRACE_DAYS } from '../rules/limits.ts';
import { useRequestDeletion } from './queries.ts';

/** Confirms the deletion of the account with the password. */
export default function DeleteAccountSheet({ onClose }: { onClose(): void }) {
  const [password, setPassword] = useState('');
  const [keepRecipes, setKeepRecipes] = useState(false);
  const [error, setError] = useState('');
  const { subscription } = useSession();
  const request = useRequestDeletion();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setError(t('Please enter your password'));
    request.mutate(
      { password, keepRecipes },
      { onSuccess: onClose, onError: (failure) => setError(errorMessage(failure)) },
    );
  };
  return (
    <FormSheet
      isOpen
      onClose={onClose}
      title={t('Delete your account?')}
      submit={t('Delete Account')}
      isSending={request.isPending}
      tone="danger"
      onSubmit={send}
    >
      <p>
        {t(
          'After {count} days, everything of yours is erased: profile, recipes, pictures, plan, lists and book. Until then you can change your mind.',
          { count: GRACE_DAYS },
        )}
      </p>
      <p>{t('The plan and the list of a household stay with the others in it.')}</p>
      {subscription === 'ACTIVE' && (
        <p>{t('A subscription ends with the account. If it renews before that day, cancel it first.')}</p>
      )}
      <Checkbox
        label={t('Keep my recipes for others, without my name')}
        checked={keepRecipes}
        onChange={(event) => setKeepRecipes(event.target.checked)}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError('');
        }}
      />
    </FormSheet>
  );
}
