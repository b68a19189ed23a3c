import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { Passkey } from '../../contract.ts';
import { MOST_PASSKEYS } from '../../rules/limits.ts';
import { toPasskey } from '../queries.ts';
import { passkeys } from '../tables.ts';
import { keepChallenge, relyingParty, takeChallenge } from './challenges.ts';

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];

/** The browser's request to the authenticator for a new passkey. Throws `conflict` at the limit. */
export async function prepareRegistration(context: RequestContext) {
  const { id, email, name } = signedIn(context);
  const known = await context.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, id));
  if (known.length >= MOST_PASSKEYS) throw atTheLimit();
  const { id: rpID, name: rpName } = relyingParty(context);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known,
    // It must be discoverable without an email address, and verify its user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, id);
  return { ...options };
}

/**
 * Stores the passkey created by an authenticator. Throws `invalid_input` if its response is invalid, `conflict` at the
 * limit: several may have been prepared below it.
 */
export async function addPasskey(
  context: RequestContext,
  { name, response }: { name: string; response: Omit<Registration, 'clientExtensionResults'> },
): Promise<Passkey> {
  const { db, now } = context;
  const userId = signedIn(context).id;
  const { id: rpID, origin } = relyingParty(context);
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    logWarning('A passkey was refused', error);
    return { verified: false as const };
  });
  if (!verified.verified)
    throw new AppError('invalid_input', t('This passkey could not be added. Please try again.'));
  await lockAccount(db, userId);
  if ((await db.$count(passkeys, eq(passkeys.userId, userId))) >= MOST_PASSKEYS) throw atTheLimit();
  const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const [row] = await db
    .insert(passkeys)
    .values({
      id: randomUUID(),
      userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('conflict', t('This passkey was already added.'));
  return toPasskey(row);
}

function atTheLimit(): AppError {
  return new AppError(
    'conflict',
    t('You have {count} passkeys, which is the maximum. Please remove one.', { count: MOST_PASSKEYS }),
  );
}

/** Removes one of the caller's passkeys. Throws `not_found`. */
export async function removePasskey(context: RequestContext, passkeyId: string): Promise<{ id: string }> {
  const isOwn = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, signedIn(context).id));
  const { rowCount } = isUuid(passkeyId) ? await context.db.delete(passkeys).where(isOwn) : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This passkey no longer exists.'));
  return { id: passkeyId };
}
