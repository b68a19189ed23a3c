import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '#web/errors.ts';

/** Validation of account fields, in the spec's words (part 2 §5). The server applies the same rules. */
export const EMAIL_RULES = {
  required: 'Please enter your email',
  maxLength: { value: 254, message: 'Please use an email of 254 characters at most.' },
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please enter a valid email address' },
};
export const NAME_RULES = {
  validate: (name: string) => name.trim() !== '' || 'Please enter your name',
  maxLength: { value: 80, message: 'Please use 80 characters at most.' },
};
export const PASSWORD_HINT = 'Password must be at least 8 characters long';
const LONGEST_PASSWORD = { value: 128, message: 'Password must be at most 128 characters long' };
export const PASSWORD_RULES = {
  required: 'Please enter a password',
  minLength: { value: 8, message: PASSWORD_HINT },
  maxLength: LONGEST_PASSWORD,
};
export const NEW_PASSWORD_RULES = {
  required: 'Please enter a password',
  minLength: { value: 8, message: 'Password must be at least 8 characters long.' },
  maxLength: LONGEST_PASSWORD,
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
