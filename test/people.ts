import { hashPassword, makeSignature } from 'better-auth/crypto';
import type { Auth } from '../src/features/accounts/server/sign-in/better-auth.ts';

/** A cookie as a browser keeps it. */
export interface SessionCookie {
  name: string;
  value: string;
}

/** The hash of a password, for all accounts of a test run that have it. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);

/**
 * Makes an account as signing up does, and answers its id. It takes the hash of the password: making one takes longer than
 * most tests.
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
 * Compares passwords without hashing them, where only one is right and hashing is not the point: it takes longer than all else.
 */
export async function skipHashing(auth: Auth, right: string): Promise<void> {
  const { password } = await auth.$context;
  password.hash = async (given) => `not hashed: ${given}`;
  password.verify = async ({ hash, password: given }) =>
    hash.startsWith('not hashed: ') ? hash === `not hashed: ${given}` : given === right;
}

/** Starts a session of somebody's, as signing in does, without asking for the password. */
export async function startSession(auth: Auth, userId: string): Promise<SessionCookie> {
  const { internalAdapter, authCookies, secret } = await auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  return { name: authCookies.sessionToken.name, value };
}
