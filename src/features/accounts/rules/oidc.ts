import { msg, t } from '#shared/t.ts';
/** Where signing in through the identity provider starts, and where the provider sends people back. */
export const OIDC_START = '/api/auth/oidc';
export const OIDC_CALLBACK = '/api/auth/callback/oidc';

const MESSAGES: Readonly<Record<string, string>> = {
  account_not_linked: msg(
    'There is already an account with your email. Please sign in with its password, then connect it in the settings.',
  ),
  email_not_found: msg('Your identity provider has not confirmed your email address.'),
  signup_disabled: msg('You have no account here yet, and Plateful does not accept new ones this way.'),
  access_denied: msg('You canceled the sign-in.'),
  account_already_linked_to_different_user: msg('That identity is connected to another account.'),
  unavailable: msg('Your identity provider cannot be reached right now. Please try again in a moment.'),
};

/** The message for a sign-in through the identity provider that failed with this code. */
export function oidcProblem(code: string): string {
  return Object.hasOwn(MESSAGES, code)
    ? (MESSAGES[code] as string)
    : t('Signing in did not work. Please try again.');
}
