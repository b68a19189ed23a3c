import { z } from 'zod';
import { email, password, session } from '#features/accounts/contract.ts';
import { LONGEST_PASSWORD } from '#features/accounts/rules/limits.ts';
import { RESET, SIGN_IN } from '#features/accounts/rules/rate-limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { ACTING, ADMIN_RESET, CODES, LONGEST_CODE } from './rules/limits.ts';
import { LOGIN_STEPS } from './rules/login-steps.ts';

const FILL_IN = msg('Please fill in all fields');
const code = z
  .string(FILL_IN)
  .trim()
  .min(1, msg('Please enter the code'))
  .max(LONGEST_CODE, msg('That is not a code.'));
const ownPassword = z
  .string(msg('Please enter your password'))
  .min(1, msg('Please enter your password'))
  .max(LONGEST_PASSWORD);

const secondFactor = z.object({
  isOn: z.boolean(),
  /** Whether a second factor is required to log in as admin. */
  isRequired: z.boolean(),
});

export const adminSessionContract = {
  logIn: endpoint({
    method: 'POST',
    path: '/admin/session',
    summary: 'Log in as admin, for 24 hours',
    access: 'public',
    inPerson: true,
    changesCaller: true,
    errors: ['not_signed_in', 'forbidden', 'unavailable'],
    rateLimits: [SIGN_IN],
    transaction: false,
  })
    .input(
      z.object({
        email: z.string(FILL_IN).trim().min(1, FILL_IN).pipe(email),
        password: z.string(FILL_IN).min(1, FILL_IN).max(LONGEST_PASSWORD),
        /** A code from the authenticator app, or a recovery code. */
        code: code.optional(),
      }),
    )
    .output(z.object({ step: z.enum(LOGIN_STEPS), session })),
  logOut: endpoint({
    method: 'DELETE',
    path: '/admin/session',
    summary: 'End the admin login, and stay signed in',
    access: 'admin',
    changesCaller: true,
  }).output(session),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/admin/forgot-password',
    summary: 'Send an admin a reset link',
    access: 'public',
    errors: ['not_found'],
    rateLimits: [ADMIN_RESET, RESET],
    transaction: false,
  })
    .input(z.object({ email }))
    .output(z.object({ message: z.string() })),
  changePassword: endpoint({
    method: 'POST',
    path: '/admin/password',
    summary: 'Choose a new password while logged in as admin',
    access: 'elevated',
    changesCaller: true,
  })
    .input(z.object({ password }))
    .output(z.object({ message: z.string() })),
  secondFactor: endpoint({
    method: 'GET',
    path: '/admin/second-factor',
    summary: 'Whether you have an authenticator app',
    access: 'admin',
  }).output(secondFactor),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second-factor',
    summary: 'Set up an authenticator app',
    access: 'admin',
    errors: ['conflict'],
    rateLimits: [CODES],
    transaction: false,
  })
    .input(z.object({ password: ownPassword }))
    .output(
      z.object({
        /** An `otpauth:` URL, which authenticator apps read. */
        address: z.string(),
        /** The key in that URL, for typing it in. */
        key: z.string(),
        recoveryCodes: z.array(z.string()),
      }),
    ),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second-factor/confirmation',
    summary: 'Confirm an authenticator app with its first code, and log in as admin',
    access: 'admin',
    changesCaller: true,
    errors: ['conflict', 'unavailable'],
    rateLimits: [CODES],
    transaction: false,
  })
    .input(z.object({ code }))
    .output(session),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second-factor/removal',
    summary: 'Stop using an authenticator app',
    access: 'elevated',
    errors: ['conflict'],
    rateLimits: [CODES],
  })
    .input(z.object({ password: ownPassword }))
    .output(secondFactor),
  actAs: endpoint({
    method: 'POST',
    path: '/admin/impersonation',
    summary: 'Sign in as somebody else, for at most an hour',
    access: 'elevated',
    changesCaller: true,
    errors: ['not_found'],
    rateLimits: [ACTING],
  })
    .input(z.object({ userId: z.uuid(msg('Please choose a person from the list.')) }))
    .output(session),
  stopActing: endpoint({
    method: 'DELETE',
    path: '/admin/impersonation',
    summary: 'Return to the admin who is signed in as you',
    access: 'member',
    asServer: true,
    changesCaller: true,
    errors: ['conflict'],
  }).output(session),
};
