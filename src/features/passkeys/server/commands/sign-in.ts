import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Session } from '#features/accounts/contract.ts';
import {
  type AccountServices,
  handOver,
  startSessionOf,
} from '#features/accounts/server/commands/sign-in.ts';
import { sessionOf } from '#features/accounts/server/queries.ts';
import type { RequestContext } from '#server/context.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { passkeys } from '../tables.ts';
import { keepChallenge, relyingParty, takeChallenge } from './challenges.ts';

type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** The challenge for the authenticator to sign; the person chooses the passkey. */
export async function prepareSignIn(context: RequestContext) {
  const { id: rpID } = relyingParty(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await keepChallenge(context, options.challenge, null);
  return { ...options };
}

/** Signs in with a passkey and sets the session cookie. Every failure gets the same response. */
export async function signInWithPasskey(
  services: AccountServices,
  context: RequestContext,
  response: Omit<Assertion, 'clientExtensionResults'>,
): Promise<Session> {
  const userId = await ownerOf(context, response);
  if (!userId) throw new AppError('not_signed_in', t('This passkey is not registered here.'));
  const started = await startSessionOf(services, userId);
  await handOver(services, context, started);
  return sessionOf({ ...context, caller: started.caller });
}

async function ownerOf(
  context: RequestContext,
  response: Omit<Assertion, 'clientExtensionResults'>,
): Promise<string | null> {
  const { db, now } = context;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  if (!passkey) return null;
  const { id: rpID, origin } = relyingParty(context);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    logWarning('A passkey was refused', error);
    return { verified: false, authenticationInfo: null };
  });
  if (!verified || !authenticationInfo) return null;
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, passkey.id));
  return passkey.userId;
}
