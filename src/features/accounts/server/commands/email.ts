import { randomBytes } from 'node:crypto';
import { and, eq, gt, like, ne, or } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { sha256 } from '#server/sha256.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Mailbox } from '../../rules/mailboxes.ts';
import { addressWantedMail, confirmNewMail, confirmOldMail, emailChangedMail } from '../mails.ts';
import { inOwnLanguage } from '../queries.ts';
import { adminUsers, emailChanges, profiles, sessions, users, verifications } from '../tables.ts';
import { type AccountServices, confirmPassword, type Done } from './sign-in.ts';

const VALID_MS = DAY_MS;
const TOKEN_BYTES = 24;

/**
 * Emails a link to the person's current address and one to the new address. The response is the same for an address that
 * somebody else has; its owner gets a different email, so that this change is never completed. Throws `invalid_input`.
 */
export async function changeEmail(
  { auth, send }: AccountServices,
  context: RequestContext,
  input: { email: string; password: string },
): Promise<Done> {
  const { db, now, config } = context;
  const user = signedIn(context);
  const newEmail = input.email.toLowerCase();
  if (newEmail === user.email.toLowerCase()) {
    const message = t('This is already your address.');
    throw new AppError('invalid_input', message, { issues: [{ path: 'email', message }] });
  }
  await confirmPassword({ auth }, context, user.id, input.password);
  const [oldToken, newToken] = [createToken(), createToken()];
  const change = {
    newEmail,
    oldTokenHash: sha256(oldToken),
    newTokenHash: sha256(newToken),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: new Date(now.getTime() + VALID_MS),
  };
  await db
    .insert(emailChanges)
    .values({ userId: user.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  const [owner] = await db.select({ name: users.name }).from(users).where(eq(users.email, newEmail));
  const { name, email } = user;
  const { publicUrl } = config;
  send(
    await inOwnLanguage(db, email, () =>
      confirmOldMail({ to: email, name, publicUrl, newEmail, token: oldToken }),
    ),
  );
  send(
    await inOwnLanguage(db, owner ? newEmail : email, () =>
      owner
        ? addressWantedMail(newEmail, owner.name, publicUrl)
        : confirmNewMail({ to: newEmail, name, publicUrl, token: newToken }),
    ),
  );
  return { message: t('Please open the links that we have sent to both addresses.') };
}

export async function cancelEmailChange(context: RequestContext): Promise<Done> {
  await context.db.delete(emailChanges).where(eq(emailChanges.userId, signedIn(context).id));
  return { message: t('Your address stays as it is.') };
}

/** The mailbox that has not confirmed yet; `null` once the address has changed. */
interface Confirmed {
  waitingFor: Mailbox | null;
}

/**
 * Confirms one of the two addresses; the second one changes it, ends every other session and voids reset links. Throws
 * `not_found`, and `conflict` if somebody has taken the address meanwhile.
 */
export async function confirmEmail(
  services: AccountServices,
  context: RequestContext,
  token: string,
): Promise<Confirmed> {
  const { db, now } = context;
  const hash = sha256(token);
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .for('update');
  if (!change) throw new AppError('not_found', t('This link is invalid or has expired.'));
  const isOld = change.oldTokenHash === hash;
  const isOtherDone = (isOld ? change.newConfirmedAt : change.oldConfirmedAt) !== null;
  if (isOtherDone) {
    await complete(services, context, change);
    return { waitingFor: null };
  }
  await db
    .update(emailChanges)
    .set(isOld ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where(eq(emailChanges.userId, change.userId));
  return { waitingFor: isOld ? 'new' : 'old' };
}

async function complete(
  { auth, devices, send }: AccountServices,
  context: RequestContext,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<void> {
  const { db, now, headers, config } = context;
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('not_found', t('This account no longer exists.'));
  if ((await db.$count(users, and(eq(users.email, newEmail), ne(users.id, userId)))) > 0)
    throw new AppError('conflict', t('Another account uses this address now.'));
  await db
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
  await db.update(profiles).set({ email: newEmail, updatedAt: now }).where(eq(profiles.id, userId));
  // Signing up with the former address must not make anyone an admin.
  await db.update(adminUsers).set({ email: newEmail }).where(eq(adminUsers.id, userId));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')));
  const here = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const own = here?.user.id === userId ? here.session.token : null;
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), own === null ? undefined : ne(sessions.token, own)));
  if (own !== null) await devices.remember(context, newEmail);
  send(await inOwnLanguage(db, newEmail, () => emailChangedMail(user.email, user.name, config.publicUrl)));
}

const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
