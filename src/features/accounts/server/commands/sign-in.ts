import { setTimeout as wait } from 'node:timers/promises';
import { makeSignature } from 'better-auth/crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CookieOptions } from 'hono/utils/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Caller, RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { languageCookie } from '#server/language.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Screen } from '#server/offers.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { memberCookie } from '#shared/member-cookie.ts';
import { paths } from '#shared/paths.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import type { Session } from '../../contract.ts';
import {
  GUESS,
  RESET_ACCOUNT,
  RESET_PAIR,
  SIGN_IN_ACCOUNT,
  SIGN_IN_DEVICE,
  SIGN_IN_PAIR,
} from '../../rules/rate-limits.ts';
import { SIGN_UP_MODE } from '../../rules/settings.ts';
import { INVITATION_OVER, signUpRefusal } from '../../rules/sign-up.ts';
import { ownerOfResetLink, sessionOf } from '../queries.ts';
import { type Auth, type ResetPage, SESSION_S } from '../sign-in/better-auth.ts';
import { refuseGuessablePassword } from '../sign-in/guessable-passwords.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { EndOtherAccess } from '../sign-in/new-password.ts';
import { credentials, PASSWORD_PROVIDER, users } from '../tables.ts';
import { hidesCause, ifRefused, unchecked } from './refusals.ts';

export interface AccountServices {
  auth: Auth;
  rateLimits: RateLimits;
  devices: KnownDevices;
  findCaller(headers: Headers): Promise<Caller>;
  /** The same, read within a transaction. */
  findCallerIn(db: Db, headers: Headers): Promise<Caller>;
  /** Emails the owner of an account that someone keeps guessing its password. */
  warnOfGuesses(user: { email: string; name: string }): void;
  send(mail: Mail): void;
  screen: Screen;
  invitations: Invitations;
  endOtherAccess: EndOtherAccess;
}

/** Invitation links for people who may not sign up on their own. */
export interface Invitations {
  /** Takes one use; false if there is none left. */
  take(db: Db, code: string, now: Date): Promise<boolean>;
  giveBack(db: Db, code: string): Promise<void>;
}

/** The owner gets one email after this many wrong passwords in a day. */
const GUESSES_TOLD = 10;
/** Reset links emailed to one account per hour. */
const RESETS_MAILED = 10;
/** Writing a link and its mail takes a few milliseconds, which would tell whose addresses are known. */
const ANSWERED_MS = 150;

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Done {
  message: string;
}

/**
 * Creates an account, if admins let people sign up, or this person was invited. The response is the same for new and
 * existing addresses; the owner of an existing one gets an email.
 */
export async function signUp(
  { auth, invitations }: AccountServices,
  { db, now, settings }: Pick<RequestContext, 'db' | 'now' | 'settings'>,
  {
    invitation,
    ...input
  }: { name: string; email: string; password: string; invitation?: string | undefined },
): Promise<Done> {
  const mode = settings.get(SIGN_UP_MODE);
  const refusal = signUpRefusal(mode, invitation !== undefined);
  if (refusal) throw new AppError('forbidden', refusal);
  await refuseGuessablePassword(input.password, input.email);
  const code = mode === 'invitation' ? invitation : undefined;
  if (code !== undefined && !(await invitations.take(db, code, now)))
    throw new AppError('forbidden', INVITATION_OVER);
  const email = input.email.toLowerCase();
  const made = await auth.api.signUpEmail({ body: { ...input, email } }).catch(async (error: unknown) => {
    if (code !== undefined) await invitations.giveBack(db, code);
    if (!hidesCause(error)) throw error;
    // If sent twice at once, the first request creates it and both get the same response.
    if ((await db.$count(users, eq(users.email, email))) > 0) return null;
    throw unchecked(error);
  });
  const done = { message: t('Account created!') };
  if (made === null) return done;
  const { user } = made;
  // For an address that has an account, better-auth returns a user that does not exist.
  if (code !== undefined && (await db.$count(users, eq(users.id, user.id))) === 0)
    await invitations.giveBack(db, code);
  // Emails are in the language of the page on which somebody signed up.
  await db
    .update(users)
    .set({ language: language() })
    .where(and(eq(users.id, user.id), isNull(users.language)));
  return done;
}

/** A new session whose cookie has not been sent yet. */
export interface StartedSession {
  cookies: string[];
  /** Headers for requests in that session. */
  headers: Headers;
  caller: Caller;
}

/**
 * Starts a session for an email address and its password. A wrong password and an unknown address get the same response.
 * Guesses from elsewhere never lock out a device that has signed in before.
 */
export async function startSession(
  services: AccountServices,
  context: RequestContext,
  input: { email: string; password: string },
  refusal = t('Invalid email or password'),
): Promise<StartedSession> {
  const email = input.email.toLowerCase();
  const { auth, rateLimits, devices, findCaller } = services;
  const device = await devices.find(context, email);
  const pair = pairOf(context, email);
  if (device) await rateLimits.consume(SIGN_IN_DEVICE, device);
  else {
    await rateLimits.consume(SIGN_IN_PAIR, pair);
    await rateLimits.consume(SIGN_IN_ACCOUNT, email);
  }
  const checked = await hashOf(context.db, email);
  const { headers: answer } = await auth.api
    .signInEmail({
      body: { email, password: input.password },
      headers: clientHeaders(context),
      returnHeaders: true,
    })
    .catch(
      ifRefused(async () => {
        await readAsMuchForUnknown(context.db, email);
        if (!device) await countGuess(services, context, email);
        throw new AppError('not_signed_in', refusal);
      }),
    );
  const started = await startedSession({ findCaller }, answer.getSetCookie());
  const stored = await hashOf(context.db, email, 'share');
  // Checking a password takes longer than changing it, which ends only the sessions that exist by then.
  if (stored !== checked && !(await isPassword(auth, stored, input.password))) {
    await auth.api.signOut({ headers: started.headers });
    throw new AppError('not_signed_in', refusal);
  }
  await rateLimits.reset(SIGN_IN_PAIR, pair);
  if (device) await rateLimits.reset(SIGN_IN_DEVICE, device);
  return started;
}

/** The hash of an account's password; with `share`, after waiting for a change of it that is just being stored. */
async function hashOf(db: Db, email: string, lock?: 'share'): Promise<string | null> {
  const found = db
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(users.email, email), eq(credentials.providerId, PASSWORD_PROVIDER)));
  const [row] = await (lock ? found.for(lock, { of: credentials }) : found);
  return row?.hash ?? null;
}

async function isPassword(auth: Auth, hash: string | null, password: string): Promise<boolean> {
  const { password: passwords } = await auth.$context;
  return hash !== null && (await passwords.verify({ hash, password }));
}

/** Starts a session for somebody who has proven their identity other than by a password. */
export async function startSessionOf(
  { auth, findCaller }: Pick<AccountServices, 'auth' | 'findCaller'>,
  userId: string,
): Promise<StartedSession> {
  const { internalAdapter, authCookies, secret } = await auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  const { name, attributes } = authCookies.sessionToken;
  const value = `${token}.${await makeSignature(token, secret)}`;
  const cookie = serialize(name, value, { ...(attributes as CookieOptions), maxAge: SESSION_S });
  return startedSession({ findCaller }, [cookie]);
}

async function startedSession(
  { findCaller }: Pick<AccountServices, 'findCaller'>,
  cookies: string[],
): Promise<StartedSession> {
  const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  return { cookies, headers, caller: await findCaller(headers) };
}

/** Sets the session cookie; the device counts as known from then on. */
export async function handOver(
  { devices }: Pick<AccountServices, 'devices'>,
  context: RequestContext,
  { cookies, caller }: StartedSession,
): Promise<void> {
  if (caller.user) await devices.remember(context, caller.user.email.toLowerCase());
  const own = caller.user ? languageCookie(context.config, caller.user.language ?? language()) : null;
  for (const cookie of [...cookies, memberCookie(context.config.publicUrl, SESSION_S), ...(own ? [own] : [])])
    context.responseHeaders.append('set-cookie', cookie);
}

/** Signs in and sets the session cookie. */
export async function signIn(
  services: AccountServices,
  context: RequestContext,
  input: { email: string; password: string },
): Promise<Session> {
  const started = await startSession(services, context, input);
  await handOver(services, context, started);
  return sessionOf({ ...context, caller: started.caller });
}

/**
 * For an unknown address, no password hash was read. One is queried now; otherwise the response time would reveal who has an
 * account.
 */
async function readAsMuchForUnknown(db: Db, email: string): Promise<void> {
  if ((await db.$count(users, eq(users.email, email))) === 0)
    await db.select().from(credentials).where(eq(credentials.userId, NOBODY));
}

export async function signOut({ auth }: AccountServices, context: RequestContext): Promise<Done> {
  const { headers } = await auth.api.signOut({ headers: context.headers, returnHeaders: true });
  for (const cookie of [...headers.getSetCookie(), memberCookie(context.config.publicUrl, 0)])
    context.responseHeaders.append('set-cookie', cookie);
  return { message: t('Signed out') };
}

async function countGuess(
  { rateLimits, warnOfGuesses }: AccountServices,
  { db }: RequestContext,
  email: string,
): Promise<void> {
  if ((await rateLimits.count(GUESS, email)) !== GUESSES_TOLD) return;
  const [owner] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.email, email));
  if (owner) warnOfGuesses(owner);
}

/**
 * Sends a reset link if the address is known; the response is the same either way. Once strangers have requested too many
 * links for an account, no more are sent, and those already in the owner's mailbox keep working.
 */
export async function forgotPassword(
  { auth, rateLimits, devices }: AccountServices,
  context: RequestContext,
  input: { email: string },
  page: ResetPage = paths.resetPassword,
): Promise<Done> {
  const email = input.email.toLowerCase();
  await rateLimits.consume(RESET_PAIR, pairOf(context, email));
  const answered = wait(ANSWERED_MS);
  const isKnown = (await devices.find(context, email)) !== null;
  if (isKnown || (await rateLimits.count(RESET_ACCOUNT, email)) <= RESETS_MAILED)
    await auth.api.requestPasswordReset({ body: { email, redirectTo: page } });
  await answered;
  return { message: t('Password reset email sent') };
}

/**
 * Sets a new password, ending every session and voiding every other reset link of the account. The device counts as
 * known from then on.
 */
export async function resetPassword(
  { auth, rateLimits, devices }: AccountServices,
  context: RequestContext,
  input: { token: string; password: string },
): Promise<Done> {
  const email = await ownerOfResetLink(context.db, input.token);
  await refuseGuessablePassword(input.password, email);
  await auth.api.resetPassword({ body: { token: input.token, newPassword: input.password } }).catch(
    ifRefused(() => {
      throw new AppError('not_found', t('This password reset link is invalid or has expired.'));
    }),
  );
  if (email) {
    await rateLimits.reset(SIGN_IN_PAIR, pairOf(context, email));
    await devices.remember(context, email);
  }
  return { message: t('Password updated') };
}

/** Throws `invalid_input` unless this is the account's password. The calling endpoint limits the attempts. */
export async function confirmPassword(
  { auth }: Pick<AccountServices, 'auth'>,
  { db }: Pick<RequestContext, 'db'>,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)));
  if (await isPassword(auth, row?.hash ?? null, password)) return;
  const message = t('This is not your password.');
  throw new AppError('invalid_input', message, { issues: [{ path: field, message }] });
}

/** Counts per address and account, so one person's typos never lock out another. */
function pairOf({ address }: RequestContext, email: string): string {
  return `${address} ${email}`;
}

function clientHeaders({ address, headers }: RequestContext): Headers {
  return new Headers({ 'x-forwarded-for': address, 'user-agent': headers.get('user-agent') ?? '' });
}
