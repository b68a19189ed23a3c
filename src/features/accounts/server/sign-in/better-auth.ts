import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import { guardedCookie } from '#server/cookies.ts';
import type { Db } from '#server/database/db.ts';
import { logError } from '#server/monitoring/log.ts';
import { DAY_S } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { credentials, secondFactors, sessions, users, verifications } from '../tables.ts';
import { type EndOtherAccess, endAccessOfOldPassword } from './new-password.ts';
import { type OidcProvider, oidcPlugin } from './oidc.ts';

export interface AuthOptions {
  db: Db;
  secret: string;
  publicUrl: string;
  /** The identity provider for signing in, if any. */
  oidc?: OidcProvider;
  /** Sends a password reset link to one of the two pages for it. */
  sendResetLink(user: { email: string; name: string }, token: string, page: ResetPage): void;
  endOtherAccess: EndOtherAccess;
  /** Tells the owner of an address that someone tried to sign up with it again. */
  sendAlreadySignedUp(user: { email: string; name: string }): void;
}

/** The pages for choosing a new password. */
export const RESET_PAGES = [paths.resetPassword, paths.adminResetPassword] as const;
export type ResetPage = (typeof RESET_PAGES)[number];

export const SESSION_S = 60 * DAY_S;
/** Sessions are extended at most once a day, so that a visit rarely writes. */
const RENEWED_S = DAY_S;
const RESET_LINK_S = 60 * 60;

// The second factor protects only the admin login: with the plugin's hook, signing in would require it too.
const { hooks: _signInHook, ...secondFactor } = twoFactor({ issuer: 'Plateful' });

/** Passwords, sessions and reset links, used in process only: better-auth's own routes are not served. */
export function createAuth({
  db,
  secret,
  publicUrl,
  sendResetLink,
  sendAlreadySignedUp,
  endOtherAccess,
  oidc,
}: AuthOptions) {
  return betterAuth({
    secret,
    baseURL: publicUrl,
    // Its own logger prints the parameters of failed statements, including session tokens.
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        logError(
          `Sign-in: ${message}`,
          details.find((detail) => detail instanceof Error),
        ),
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db as Parameters<typeof drizzleAdapter>[0], {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: secondFactors,
      },
    }),
    user: {
      additionalFields: { hasCompletedProfile: { type: 'boolean', input: false, defaultValue: false } },
    },
    session: { expiresIn: SESSION_S, updateAge: RENEWED_S },
    advanced: {
      cookiePrefix: guardedCookie('plateful', { publicUrl }),
      // better-auth would add a weaker prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:') },
      database: { generateId: () => randomUUID() },
    },
    emailAndPassword: {
      enabled: true,
      // Signing up never signs in, so that new and existing addresses get the same response.
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token, url }) => {
        const asked = new URL(url).searchParams.get('callbackURL');
        sendResetLink(user, token, RESET_PAGES.find((page) => page === asked) ?? paths.resetPassword);
      },
      onExistingUserSignUp: async ({ user }) => sendAlreadySignedUp(user),
      onPasswordReset: async ({ user }) => {
        await endAccessOfOldPassword(db, user.id, endOtherAccess);
      },
    },
    plugins: [secondFactor, ...(oidc ? [oidcPlugin(oidc)] : [])],
    // Because people connect an identity themselves, it may have a different address than the account.
    account: { encryptOAuthTokens: true, accountLinking: { allowDifferentEmails: true } },
    databaseHooks: {
      session: {
        create: {
          after: async (session) => {
            await db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, session.userId));
          },
        },
      },
    },
  });
}

/** When a session with this end may first be extended. */
export const renewableFrom = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - (SESSION_S - RENEWED_S) * 1000);

export type Auth = ReturnType<typeof createAuth>;
