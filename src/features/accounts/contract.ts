import { z } from 'zod';
import { ACCESS_MODES, endpoint } from '#shared/endpoint.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { UNIT_SYSTEMS } from '#shared/unit-systems.ts';
import { WEEK_STARTS } from '#shared/week-start.ts';
import { ALLERGENS } from './rules/allergens.ts';
import { DIETS } from './rules/diets.ts';
import { HOUSEHOLD_MESSAGE, LARGEST_HOUSEHOLD, SMALLEST_HOUSEHOLD } from './rules/household.ts';
import {
  BIO_TOO_LONG,
  EMAIL_TOO_LONG,
  LONGEST_BIO,
  LONGEST_EMAIL,
  LONGEST_INVITATION,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  LONGEST_RESET_TOKEN,
  LONGEST_TYPED_BIO,
  LONGEST_TYPED_NAME,
  LONGEST_USERNAME,
  NAME_TOO_LONG,
  PASSWORD_TOO_LONG,
  SHORTEST_PASSWORD,
  USERNAME_TOO_LONG,
} from './rules/limits.ts';
import { MAILBOXES } from './rules/mailboxes.ts';
import { bioText, displayName, isReservedUsername, RESERVED_USERNAME } from './rules/names.ts';
import {
  EMAIL_CHANGE,
  EMAIL_LINK,
  PASSWORD_CHANGE,
  RESET,
  RESET_LINK,
  SIGN_IN,
  SIGN_UP,
} from './rules/rate-limits.ts';
import { INVITATION_OVER } from './rules/sign-up.ts';

export const email = z
  .string(msg('Please enter your email'))
  .trim()
  .max(LONGEST_EMAIL, EMAIL_TOO_LONG)
  .pipe(z.email(msg('Please enter a valid email address')));
export const password = z
  .string(msg('Please enter a password'))
  // Surrounding spaces are kept but do not count toward the minimum length.
  .refine(
    (text) => text.trim().length >= SHORTEST_PASSWORD,
    msg('Password must be at least 8 characters long'),
  )
  .max(LONGEST_PASSWORD, PASSWORD_TOO_LONG);
const passwordOfNow = z
  .string(msg('Please enter your password'))
  .min(1, msg('Please enter your password'))
  .max(LONGEST_PASSWORD);
export const username = z
  .string(msg('Please choose a username to continue.'))
  .trim()
  .min(1, msg('Please choose a username to continue.'))
  .max(LONGEST_USERNAME, { error: USERNAME_TOO_LONG, abort: true })
  .regex(/^[A-Za-z0-9_]+$/, msg('Please use letters, numbers and underscores only.'))
  .refine((text) => !isReservedUsername(text), RESERVED_USERNAME);

export const name = z
  .string(msg('Please enter your name'))
  .max(LONGEST_TYPED_NAME, NAME_TOO_LONG)
  .transform(displayName)
  .pipe(z.string().refine(isSeen, msg('Please enter your name')).max(LONGEST_NAME, NAME_TOO_LONG));
export const bio = z
  .string()
  .max(LONGEST_TYPED_BIO, BIO_TOO_LONG)
  .transform(bioText)
  .pipe(z.string().max(LONGEST_BIO, BIO_TOO_LONG));

/** The units a person sees amounts and temperatures in. */
export const units = z.enum(UNIT_SYSTEMS, msg('Please choose “as written”, metric or US.'));

const allergens = z
  .array(z.enum(ALLERGENS, msg('Please choose allergens from the list.')))
  .max(ALLERGENS.length, msg('Please choose at most {count} allergens.', { count: ALLERGENS.length }));

/** How many people to cook for; `null` for as many as the recipe serves. */
const household = z
  .int(HOUSEHOLD_MESSAGE)
  .min(SMALLEST_HOUSEHOLD, HOUSEHOLD_MESSAGE)
  .max(LARGEST_HOUSEHOLD, HOUSEHOLD_MESSAGE)
  .nullable();

/** `null` until chosen: weeks then start on Monday, months on Sunday (spec part 1 §9). */
const weekStart = z.enum(WEEK_STARTS, msg('Please choose Monday, Sunday or Saturday.')).nullable();

const diets = z
  .array(z.enum(DIETS, msg('Please choose diets from the list.')))
  .max(DIETS.length, msg('Please choose at most {count} diets.', { count: DIETS.length }));

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}

/** What the browser may know about its user. */
export const session = z.object({
  user: z
    .object({
      id: z.string(),
      /** The kitchen of their plan and list. */
      kitchenId: z.string(),
      email: z.string(),
      name: z.string(),
      username: z.string().nullable(),
      avatarUrl: z.string().nullable(),
      hasCompletedProfile: z.boolean(),
      units,
      diets,
      allergens,
      household,
      weekStart,
      language: z.string().nullable(),
    })
    .nullable(),
  isAdmin: z.boolean(),
  /** ISO time at which an admin has to log in as admin again; `null` without an elevated session. */
  elevatedUntil: z.string().nullable(),
  /** The admin who is signed in as `user`, and until when (ISO time). */
  impersonator: z.object({ name: z.string(), until: z.string() }).nullable(),
  subscription: z.string().nullable(),
  access: z.enum(ACCESS_MODES),
  /** Whether the development mail outbox is available. */
  outbox: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** A change of address waiting until both mailboxes have confirmed it. */
export const emailChange = z.object({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** A device that is signed in. */
export const deviceSession = z.object({
  id: z.string(),
  /** 'Chrome on Android' */
  device: z.string(),
  /** ISO time. */
  signedInAt: z.string(),
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** How a person can sign in. */
export const identity = z.object({ isConnected: z.boolean(), hasPassword: z.boolean() });
export type Identity = z.infer<typeof identity>;

const done = z.object({ message: z.string() });

export const accountsContract = {
  session: endpoint({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in',
    access: 'public',
    sameForCaller: true,
  }).output(session),
  signUp: endpoint({
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Create an account',
    access: 'public',
    rateLimits: [SIGN_UP],
    errors: ['forbidden'],
    transaction: false,
  })
    .input(
      z.object({
        name,
        email,
        password,
        /** The code of an invitation link, if one is required. */
        invitation: z.string().max(LONGEST_INVITATION, INVITATION_OVER).optional(),
      }),
    )
    .output(done),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Sign in',
    changesCaller: true,
    access: 'public',
    errors: ['not_signed_in'],
    rateLimits: [SIGN_IN],
    transaction: false,
  })
    .input(
      z.object({
        email,
        password: passwordOfNow,
      }),
    )
    .output(session),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Sign out',
    changesCaller: true,
    access: 'public',
    transaction: false,
  }).output(done),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a reset link',
    access: 'public',
    rateLimits: [RESET],
    transaction: false,
  })
    .input(z.object({ email }))
    .output(done),
  checkResetLink: endpoint({
    method: 'GET',
    path: '/auth/reset-password',
    summary: 'Whether a reset link still works',
    access: 'public',
    rateLimits: [RESET_LINK],
  })
    .input(z.object({ token: z.string().max(LONGEST_RESET_TOKEN) }))
    .output(z.object({ valid: z.boolean() })),
  resetPassword: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with a reset link',
    changesCaller: 'anybody',
    access: 'public',
    errors: ['not_found'],
    rateLimits: [RESET_LINK],
    transaction: false,
  })
    .input(z.object({ token: z.string().max(LONGEST_RESET_TOKEN), password }))
    .output(done),
  updatePreferences: endpoint({
    method: 'PATCH',
    path: '/preferences',
    summary: 'Choose units, diets, allergens, household size and week start; omitted fields stay',
    changesCaller: true,
    access: 'member',
  })
    .input(
      z.object({
        units: units.optional(),
        diets: diets.transform(distinct).optional(),
        allergens: allergens.transform(distinct).optional(),
        household: household.optional(),
        weekStart: weekStart.optional(),
      }),
    )
    .output(session),
  setLanguage: endpoint({
    method: 'POST',
    path: '/language',
    summary: 'Choose the language of pages and emails',
    changesCaller: true,
    access: 'member',
  })
    .input(z.object({ language: z.enum(LANGUAGES, msg('Please choose a language from the list.')) }))
    .output(session),
  completeProfile: endpoint({
    method: 'POST',
    path: '/profile-setup',
    summary: 'Choose a username and bio',
    changesCaller: true,
    publishes: true,
    access: 'member',
    errors: ['conflict', 'forbidden'],
  })
    .input(z.object({ username, bio: bio.default('') }))
    .output(session),
  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    summary: 'The devices that are signed in to your account, newest first',
    access: 'member',
  }).output(z.object({ sessions: z.array(deviceSession) })),
  endSession: endpoint({
    method: 'DELETE',
    path: '/sessions/{sessionId}',
    summary: 'Sign a device out',
    access: 'member',
    inPerson: true,
    changesCaller: true,
    errors: ['not_found'],
  })
    .input(z.object({ sessionId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/sessions',
    summary: 'Sign out every other device',
    access: 'member',
    inPerson: true,
    changesCaller: true,
  }).output(done),
  changePassword: endpoint({
    method: 'POST',
    path: '/password',
    summary: 'Change your password; every other device is signed out, and API tokens and open links end',
    access: 'member',
    inPerson: true,
    changesCaller: true,
    rateLimits: [PASSWORD_CHANGE],
  })
    .input(z.object({ currentPassword: passwordOfNow, password }))
    .output(done),
  identity: endpoint({
    method: 'GET',
    path: '/identity',
    summary: 'Whether you can sign in through the identity provider, and with a password',
    access: 'member',
  }).output(identity),
  disconnectIdentity: endpoint({
    method: 'DELETE',
    path: '/identity',
    summary: 'Stop signing in through the identity provider; refused without a password',
    access: 'member',
    inPerson: true,
    errors: ['conflict', 'not_found'],
  }).output(identity),
  emailChange: endpoint({
    method: 'GET',
    path: '/email-change',
    summary: 'Your pending change of email address',
    access: 'member',
  }).output(z.object({ change: emailChange.nullable() })),
  changeEmail: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/email-change',
    summary: 'Change your email address: emails a link to the old and the new one',
    access: 'member',
    rateLimits: [EMAIL_CHANGE],
    transaction: false,
  })
    .input(z.object({ email, password: passwordOfNow }))
    .output(done),
  cancelEmailChange: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/email-change',
    summary: 'Cancel the change of email address',
    access: 'member',
  }).output(done),
  confirmEmail: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/email-change/confirmation',
    summary: 'Confirm a change of address with one of its two links',
    access: 'public',
    changesCaller: 'anybody',
    errors: ['not_found', 'conflict'],
    rateLimits: [EMAIL_LINK],
  })
    .input(z.object({ token: z.string().max(LONGEST_RESET_TOKEN) }))
    // The mailbox that has not confirmed it yet; `null` once the address has changed.
    .output(z.object({ waitingFor: z.enum(MAILBOXES).nullable() })),
};
