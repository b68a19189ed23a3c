import { z } from 'zod';
import { session } from '#features/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { LONGEST_PART, LONGEST_PASSKEY_NAME, MOST_TRANSPORTS, PASSKEY_SIGN_IN } from './rules/limits.ts';

const NOT_READABLE = msg('This passkey could not be read. Please try again.');
const part = z.string(NOT_READABLE).max(LONGEST_PART, NOT_READABLE);
/** In the format of the browser's `PublicKeyCredential.toJSON()` (WebAuthn Level 3). */
const credential = { id: part, rawId: part, type: z.literal('public-key', NOT_READABLE) };
const transports = z.array(z.string().max(LONGEST_ID)).max(MOST_TRANSPORTS).default([]);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO times. */
  createdAt: z.string(),
  /** `null` before its first use. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** The options for the authenticator, in the format of `@simplewebauthn/browser`. */
const options = z.object({ challenge: z.string() }).loose();

export const passkeysContract = {
  list: endpoint({
    method: 'GET',
    path: '/passkeys',
    summary: 'Your passkeys, newest first',
    access: 'member',
  }).output(z.object({ passkeys: z.array(passkey) })),
  prepare: endpoint({
    method: 'POST',
    path: '/passkeys/challenge',
    summary: 'Start adding a passkey',
    access: 'member',
    inPerson: true,
    errors: ['conflict'],
  }).output(options),
  add: endpoint({
    method: 'POST',
    path: '/passkeys',
    summary: 'Add the passkey that the authenticator has created',
    access: 'member',
    inPerson: true,
    errors: ['conflict'],
  })
    .input(
      z.object({
        name: z
          .string(msg('Please name the passkey.'))
          .trim()
          .min(1, msg('Please name the passkey.'))
          .max(
            LONGEST_PASSKEY_NAME,
            msg('Please use {count} characters at most.', { count: LONGEST_PASSKEY_NAME }),
          ),
        response: z.object({
          ...credential,
          response: z.object({ clientDataJSON: part, attestationObject: part, transports }),
        }),
      }),
    )
    .output(passkey),
  remove: endpoint({
    method: 'DELETE',
    path: '/passkeys/{passkeyId}',
    summary: 'Remove a passkey',
    access: 'member',
    inPerson: true,
    errors: ['not_found'],
  })
    .input(z.object({ passkeyId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
  challenge: endpoint({
    method: 'POST',
    path: '/auth/passkey/challenge',
    summary: 'Start signing in with a passkey',
    access: 'public',
    rateLimits: [PASSKEY_SIGN_IN],
  }).output(options),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Sign in with a passkey',
    access: 'public',
    changesCaller: true,
    transaction: false,
    errors: ['not_signed_in'],
    rateLimits: [PASSKEY_SIGN_IN],
  })
    .input(
      z.object({
        response: z.object({
          ...credential,
          response: z.object({
            clientDataJSON: part,
            authenticatorData: part,
            signature: part,
            userHandle: part.optional(),
          }),
        }),
      }),
    )
    .output(session),
};
