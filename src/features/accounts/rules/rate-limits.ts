import type { RateLimit } from '#shared/endpoint.ts';
import { type Message, msg } from '#shared/t.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const SIGN_INS = msg('sign-in attempts');
const SIGN_INS_HERE = msg('sign-in attempts for this account');
const RESETS = msg('password resets');
const RESETS_HERE = msg('password resets for this account');

/** Password guessing and mailbox flooding are counted across all processes (docs/decisions/0023). */
const limit = (name: string, attempts: number, seconds: number, what: Message): RateLimit => ({
  name,
  attempts,
  seconds,
  what,
  per: 'address',
  everywhere: true,
});

export const SIGN_UP = limit('sign-up', 10, 10 * MINUTE, msg('sign-ups'));
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
  ...limit('email-change', 5, HOUR, msg('changes of address')),
  per: 'user',
};
export const PASSWORD_CHANGE: RateLimit = {
  ...limit('password-change', 10, HOUR, msg('changes of password')),
  per: 'user',
};
export const EMAIL_LINK = limit('email-link', 20, 10 * MINUTE, msg('confirmations'));
