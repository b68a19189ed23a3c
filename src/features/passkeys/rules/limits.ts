import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const LONGEST_PASSKEY_NAME = 60;
export const MOST_PASSKEYS = 20;
/** Longer parts of an authenticator's response are refused before they are read. */
export const LONGEST_PART = 8_192;
export const MOST_TRANSPORTS = 8;

export const PASSKEY_SIGN_IN: RateLimit = {
  name: 'passkey',
  attempts: 30,
  seconds: 60,
  what: msg('sign-in attempts'),
  per: 'address',
  everywhere: true,
};
