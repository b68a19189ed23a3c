import type { SignUpMode } from '#shared/sign-up-mode.ts';
import { choiceSetting } from '#shared/site-setting.ts';

export const SIGN_UP_MODE = choiceSetting<SignUpMode>('sign-up', {
  group: 'Access',
  label: 'Who may sign up',
  help: 'Existing accounts can always sign in.',
  options: { open: 'Anyone', invitation: 'People with an invitation', closed: 'Nobody' },
  fallback: 'open',
});

export const INVITATION_OVER = 'This invitation has expired or was already used. Please ask for a new one.';

/** What people read who may not sign up; `null` for those who may. */
export function signUpRefusal(mode: SignUpMode, isInvited = false): string | null {
  if (mode === 'open' || (mode === 'invitation' && isInvited)) return null;
  return mode === 'closed'
    ? 'Plateful takes no new accounts at the moment.'
    : 'You need an invitation to create an account.';
}
