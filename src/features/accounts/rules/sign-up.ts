import type { SignUpMode } from '#shared/sign-up-mode.ts';

export const INVITATION_OVER = 'This invitation has expired or was already used. Please ask for a new one.';

/** What people read who may not sign up; `null` for those who may. */
export function signUpRefusal(mode: SignUpMode, isInvited = false): string | null {
  if (mode === 'open' || (mode === 'invitation' && isInvited)) return null;
  return mode === 'closed'
    ? 'Plateful takes no new accounts at the moment.'
    : 'You need an invitation to create an account.';
}
