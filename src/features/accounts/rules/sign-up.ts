import type { SignUpMode } from '#shared/sign-up-mode.ts';
import { msg, t } from '#shared/t.ts';

export const INVITATION_OVER = msg(
  'This invitation has expired or was already used. Please ask for a new one.',
);

/** The message for people who may not sign up; `null` for those who may. */
export function signUpRefusal(mode: SignUpMode, isInvited = false): string | null {
  if (mode === 'open' || (mode === 'invitation' && isInvited)) return null;
  return mode === 'closed'
    ? t('Plateful is not accepting new accounts at the moment.')
    : t('You need an invitation to create an account.');
}
