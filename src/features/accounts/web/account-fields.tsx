import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { fieldErrors } from '#web/errors.ts';
import {
  EMAIL_TOO_LONG,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  NAME_TOO_LONG,
  PASSWORD_TOO_LONG,
  SHORTEST_PASSWORD,
} from '../rules/limits.ts';

/** Validation of account fields, in the spec's words (part 2 §5). The server applies the same rules. */
export const EMAIL_RULES = {
  required: t('Please enter your email'),
  maxLength: { value: LONGEST_EMAIL, message: EMAIL_TOO_LONG },
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: t('Please enter a valid email address') },
};
export const NAME_RULES = {
  validate: (name: string) => name.trim() !== '' || t('Please enter your name'),
  maxLength: { value: LONGEST_NAME, message: NAME_TOO_LONG },
};
export const PASSWORD_HINT = t('Password must be at least 8 characters long');
const PASSWORD_LIMIT = { value: LONGEST_PASSWORD, message: PASSWORD_TOO_LONG };
export const PASSWORD_RULES = {
  required: t('Please enter a password'),
  minLength: { value: SHORTEST_PASSWORD, message: PASSWORD_HINT },
  maxLength: PASSWORD_LIMIT,
};
export const NEW_PASSWORD_RULES = {
  required: t('Please enter a password'),
  minLength: { value: SHORTEST_PASSWORD, message: t('Password must be at least 8 characters long.') },
  maxLength: PASSWORD_LIMIT,
};

/** Shows the server's field errors and focuses the first. Returns whether there were any. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: UseFormReturn<Values>,
): boolean {
  const known = fieldErrors(error).filter(({ path }) => path in getValues());
  known.forEach(({ path, message }, at) => {
    setError(path as Path<Values>, { message }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}
