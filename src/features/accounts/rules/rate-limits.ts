import { HOUR_S, MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { type Message, msg } from '#shared/t.ts';

const SIGN_INS = msg('sign-in attempts');
const SIGN_INS_HERE = msg('sign-in attempts for this account');
const RESETS = msg('password resets');
const RESETS_HERE = msg('password resets for this account');

/** Password guessing and mailbox flooding are counted across all processes (docs/decisions/0023-sign-in-limits.md). */
const limit = (name: string, attempts: number, seconds: number, what: Message): RateLimit => ({
  name,
  attempts,
  seconds,
  what,
  per: 'address',
  everywhere: true,
});

export const SIGN_UP = limit('sign-up', 10, 10 * MINUTE_S, msg('sign-ups'));
export const SIGN_IN = limit('sign-in', 20, MINUTE_S, SIGN_INS);
export const OIDC_SIGN_IN = limit('oidc', 30, 10 * MINUTE_S, SIGN_INS);
export const RESET = limit('reset', 10, 10 * MINUTE_S, RESETS);
export const RESET_LINK = limit('reset-link', 20, 10 * MINUTE_S, RESETS);

// Counted by request data (an account, or an address and an account) if the endpoint has it.
export const SIGN_IN_PAIR = limit('sign-in-pair', 10, 5 * MINUTE_S, SIGN_INS_HERE);
export const SIGN_IN_DEVICE = limit('sign-in-device', 10, 5 * MINUTE_S, SIGN_INS_HERE);
export const SIGN_IN_ACCOUNT = limit('sign-in-account', 100, HOUR_S, SIGN_INS_HERE);
export const GUESS = limit('guess', 100, 24 * HOUR_S, SIGN_INS_HERE);
export const RESET_PAIR = limit('reset-pair', 5, 15 * MINUTE_S, RESETS_HERE);
export const RESET_ACCOUNT = limit('reset-account', 100, HOUR_S, RESETS_HERE);

export const EMAIL_CHANGE: RateLimit = {
  ...limit('email-change', 5, HOUR_S, msg('address changes')),
  per: 'user',
};
export const PASSWORD_CHANGE: RateLimit = {
  ...limit('password-change', 10, HOUR_S, msg('password changes')),
  per: 'user',
};
export const EMAIL_LINK = limit('email-link', 20, 10 * MINUTE_S, msg('confirmations'));
