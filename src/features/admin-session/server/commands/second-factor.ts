import { eq } from 'drizzle-orm';
import type { Session } from '#features/accounts/contract.ts';
import { ifRefused } from '#features/accounts/server/commands/refusals.ts';
import { type AccountServices, confirmPassword } from '#features/accounts/server/commands/sign-in.ts';
import { secondFactors, users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import { CODES, USED_CODES } from '../../rules/limits.ts';
import { SECOND_FACTOR } from '../../rules/settings.ts';
import { hasSecondFactor, secondFactorOf } from '../queries.ts';
import { elevate } from './elevate.ts';

const USED_CODE = msg('That code has already been used. Please wait for the next one.');
const WRONG_CODE = msg('That code is not correct. Please enter the latest one from your authenticator app.');

/** Starts setting up an authenticator app; it is not required until its first code is confirmed. */
export async function startSecondFactor(
  { auth }: AccountServices,
  context: RequestContext,
  { password }: { password: string },
): Promise<{ address: string; key: string; recoveryCodes: string[] }> {
  const user = signedIn(context);
  if (await hasSecondFactor(context.db, user.id))
    throw new AppError('conflict', t('You already have an authenticator app. Remove it first.'));
  await confirmPassword({ auth }, context, user.id, password);
  const begun = await auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: context.headers,
  });
  if (!('totpURI' in begun)) throw new Error('The two-factor plugin answered without a key.');
  return {
    address: begun.totpURI,
    key: new URL(begun.totpURI).searchParams.get('secret') ?? '',
    recoveryCodes: begun.backupCodes,
  };
}

/** Accepts the first code of an authenticator app, and elevates the session. */
export async function confirmSecondFactor(
  services: AccountServices,
  context: RequestContext,
  { code }: { code: string },
): Promise<Session> {
  const user = signedIn(context);
  if (await hasSecondFactor(context.db, user.id))
    throw new AppError('conflict', t('Your authenticator app is already confirmed.'));
  const { headers } = await services.auth.api
    .verifyTOTP({ body: { code }, headers: context.headers, returnHeaders: true })
    .catch(ifRefused(() => refuseCode()));
  // The plugin starts a new session after a successful verification.
  const cookies = headers.getSetCookie();
  for (const cookie of cookies) context.responseHeaders.append('set-cookie', cookie);
  await recordAudit(context, { action: 'add_second_factor', subjectType: 'profile', subjectId: user.id });
  const renewed = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  return elevate(services, context, cookies.length > 0 ? renewed : context.headers);
}

/** Checks a code from the authenticator app, or uses up a recovery code. Throws `invalid_input`. */
export async function verifyCode(
  { auth, rateLimits }: AccountServices,
  userId: string,
  headers: Headers,
  code: string,
): Promise<void> {
  await rateLimits.consume(CODES, userId);
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    await auth.api.verifyTOTP({ body: { code: digits }, headers }).catch(ifRefused(() => refuseCode()));
    // Otherwise an onlooker could reuse the code for half a minute.
    if ((await rateLimits.count(USED_CODES, `${userId} ${digits}`)) > 1) refuseCode(USED_CODE);
  } else
    await auth.api
      .verifyBackupCode({ body: { code, disableSession: true }, headers })
      .catch(ifRefused(() => refuseCode()));
  await rateLimits.reset(CODES, userId);
}

function refuseCode(message = WRONG_CODE): never {
  throw new AppError('invalid_input', message, { issues: [{ path: 'code', message }] });
}

export async function removeSecondFactor(
  { auth }: AccountServices,
  context: RequestContext,
  { password }: { password: string },
) {
  const { db, settings } = context;
  const user = signedIn(context);
  if (settings.get(SECOND_FACTOR) === 'required')
    throw new AppError('conflict', t('Admins of this Plateful need an authenticator app.'));
  await confirmPassword({ auth }, context, user.id, password);
  await db.delete(secondFactors).where(eq(secondFactors.userId, user.id));
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id));
  await recordAudit(context, { action: 'remove_second_factor', subjectType: 'profile', subjectId: user.id });
  return secondFactorOf(context);
}
