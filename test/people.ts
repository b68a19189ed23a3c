import { hashPassword, makeSignature } from 'better-auth/crypto';
import type { Auth } from '../src/features/accounts/server/sign-in/better-auth.ts';

/** A cookie as a browser keeps it. */
export interface SessionCookie {
  name: string;
  value: string;
}

/** The hash of a password, shared by all accounts of a test run that have it. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);

/**
 * Creates an account as signing up does, and returns its id. Takes the hash of the password, because hashing takes longer
 * than most tests.
 */
export async function addAccount(
  auth: Auth,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const { id } = await internalAdapter.createUser({ name, email, emailVerified: false }, { method: 'test' });
  await internalAdapter.linkAccount({
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
  });
  return id;
}

/**
 * Compares passwords without hashing, if only one is right and hashing is not the point, because it takes longer than
 * everything else.
 */
export async function skipHashing(auth: Auth, right: string): Promise<void> {
  const { password } = await auth.$context;
  password.hash = async (given) => `not hashed: ${given}`;
  password.verify = async ({ hash, password: given }) =>
    hash.startsWith('not hashed: ') ? hash === `not hashed: ${given}` : given === right;
}

/** Starts a session for somebody, as signing in does, without the password. */
export async function startSession(auth: Auth, userId: string): Promise<SessionCookie> {
  const { internalAdapter, authCookies, secret } = await auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  return { name: authCookies.sessionToken.name, value };
}
