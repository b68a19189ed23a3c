import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { GRACE_DAYS } from '../rules/limits.ts';
import { useRequestDeletion } from './queries.ts';

/** Confirms the deletion of the account with the password. */
export default function DeleteAccountSheet({ onClose }: { onClose(): void }) {
  const [password, setPassword] = useState('');
  const [keepRecipes, setKeepRecipes] = useState(false);
  const [error, setError] = useState('');
  const request = useRequestDeletion();
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setError('Please enter your password');
    request.mutate(
      { password, keepRecipes },
      { onSuccess: onClose, onError: (failure) => setError(errorMessage(failure)) },
    );
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Delete your account?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={request.isPending}>
            Delete Account
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-4">
        <p>
          After {GRACE_DAYS} days, everything of yours is erased: profile, recipes, pictures, plan, lists and
          book. Until then you can change your mind.
        </p>
        <Checkbox
          label="Keep my recipes for others, without my name"
          checked={keepRecipes}
          onChange={(event) => setKeepRecipes(event.target.checked)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
        />
      </form>
    </Sheet>
  );
}
