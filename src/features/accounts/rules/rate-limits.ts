import type { RateLimit } from '#shared/endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const SIGN_INS = 'sign-in attempts';
const SIGN_INS_HERE = 'sign-in attempts for this account';
const RESETS = 'password resets';
const RESETS_HERE = 'password resets for this account';

/** Password guessing and mailbox flooding are counted across all processes (docs/decisions/0023). */
const limit = (name: string, attempts: number, seconds: number, what: string): RateLimit => ({
  name,
  attempts,
  seconds,
  what,
  per: 'address',
  everywhere: true,
});

export const SIGN_UP = limit('sign-up', 10, 10 * MINUTE, 'sign-ups');
export const SIGN_IN = limit('sign-in', 20, MINUTE, SIGN_INS);
export const OIDC_SIGN_IN = limit('oidc', 30, 10 * MINUTE, SIGN_INS);
export const RESET = limit('reset', 10, 10 * MINUTE, RESETS);
export const RESET_LINK = limit('reset-link', 20, 10 * MINUTE, RESETS);

// Counted by request data (an account, or an address and an account) where the endpoint has it.
export const SIGN_IN_PAIR = limit('sign-in-pair', 10, 5 * MINUTE, SIGN_INS_HERE);
export const SIGN_IN_DEVICE = limit('sign-in-device', 10, 5 * MINUTE, SIGN_INS_HERE);
export const SIGN_IN_ACCOUNT = limit('sign-in-account', 100, HOUR, SIGN_INS_HERE);
export const GUESS = limit('guess', 100, 24 * HOUR, SIGN_INS_HERE);
export const RESET_PAIR = limit('reset-pair', 5, 15 * MINUTE, RESETS_HERE);
export const RESET_ACCOUNT = limit('reset-account', 100, HOUR, RESETS_HERE);

export const EMAIL_CHANGE: RateLimit = {
  ...limit('email-change', 5, HOUR, 'changes of address'),
  per: 'user',
};
export const PASSWORD_CHANGE: RateLimit = {
  ...limit('password-change', 10, HOUR, 'changes of password'),
  per: 'user',
};
export const EMAIL_LINK = limit('email-link', 20, 10 * MINUTE, 'confirmations');
