import type { SignUpMode } from '#shared/sign-up-mode.ts';
import { choiceSetting } from '#shared/site-setting.ts';

export const SIGN_UP_MODE = choiceSetting<SignUpMode>('sign-up', {
  group: 'Access',
  label: 'Who may sign up',
  help: 'Existing accounts can always sign in.',
  options: { open: 'Anyone', invitation: 'People with an invitation', closed: 'Nobody' },
  fallback: 'open',
});

/** What people read who may not sign up; `null` if anyone may. */
export function signUpRefusal(mode: SignUpMode): string | null {
  if (mode === 'open') return null;
  return mode === 'closed'
    ? 'Plateful takes no new accounts at the moment.'
    : 'You need an invitation to create an account.';
}
