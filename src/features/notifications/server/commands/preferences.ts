import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { NotificationPreferences } from '../../contract.ts';
import { CONFIRM_MAILS } from '../../rules/limits.ts';
import { QUIET_AT_FIRST } from '../../rules/local-time.ts';
import type { MailSecrets } from '../access.ts';
import { confirmMail } from '../mails.ts';
import { preferencesOf, toPreferences } from '../queries/center.ts';
import { notificationPeople, notifications } from '../tables.ts';

export interface MailServices {
  secrets: MailSecrets;
  mailer: Pick<Mailer, 'send'>;
  rateLimits: RateLimits;
}

/** Records the caller's time zone; from then on they get scheduled messages. */
export async function setTimeZone(
  context: RequestContext,
  timeZone: string,
): Promise<NotificationPreferences> {
  const [row] = await context.db
    .insert(notificationPeople)
    .values({
      userId: signedIn(context).id,
      timeZone,
      quietFrom: QUIET_AT_FIRST.from,
      quietUntil: QUIET_AT_FIRST.until,
    })
    .onConflictDoUpdate({ target: notificationPeople.userId, set: { timeZone } })
    .returning();
  return toPreferences(row);
}

/** Changes how the caller is notified. Throws `not_found` before their time zone is known. */
export async function updatePreferences(
  context: RequestContext,
  { talk, quiet }: { talk: boolean; quiet: { from: number; until: number } | null },
): Promise<NotificationPreferences> {
  const [row] = await context.db
    .update(notificationPeople)
    .set({ talk, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null })
    .where(eq(notificationPeople.userId, signedIn(context).id))
    .returning();
  if (!row) throw clockUnknown();
  return toPreferences(row);
}

/**
 * Starts or stops emails about unread notifications. For an unverified address, an email with a link is sent first, because
 * anybody can sign up with any address. Throws `not_found` before the caller's time zone is known.
 */
export async function setMails(
  { secrets, mailer, rateLimits }: MailServices,
  context: RequestContext,
  mails: boolean,
): Promise<NotificationPreferences & { isConfirming: boolean }> {
  const { db, now, config } = context;
  const { id, email } = signedIn(context);
  const isKnown = !mails || (await isVerified(db, id));
  if (isKnown) {
    const isTheirs = eq(notificationPeople.userId, id);
    const [row] = await db.update(notificationPeople).set({ mails }).where(isTheirs).returning();
    if (!row) throw clockUnknown();
    return { ...toPreferences(row), isConfirming: false };
  }
  await rateLimits.consume(CONFIRM_MAILS, id);
  mailer.send(confirmMail(email, config.publicUrl, secrets.toConfirm({ userId: id, email }, now)));
  return { ...(await preferencesOf(context)), isConfirming: true };
}

/** Starts emails to an address whose link was opened. Throws `not_found` for a link that has expired or is not ours. */
export async function confirmMails(
  secrets: MailSecrets,
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  token: string,
): Promise<{ message: string }> {
  const confirmed = secrets.confirmed(token, now);
  const { rowCount } = confirmed
    ? await db.execute(sql`
        update notification_people set mails = true from users
        where users.id = user_id and user_id = ${confirmed.userId} and users.email = ${confirmed.email}`)
    : { rowCount: 0 };
  if (!rowCount)
    throw new AppError(
      'not_found',
      t('This link is not valid, or has expired. Please turn on emails again.'),
    );
  return { message: t('You will get an email each morning if there is anything you have not read.') };
}

/** Stops emails, using the secret in each of them; safe to repeat. Throws `not_found` for a secret that is not ours. */
export async function stopMails(db: Db, secrets: MailSecrets, secret: string): Promise<{ message: string }> {
  const userId = secrets.idOf(secret);
  if (!userId) throw new AppError('not_found', t('This link is not valid.'));
  await db.update(notificationPeople).set({ mails: false }).where(eq(notificationPeople.userId, userId));
  return { message: t('You will get no more emails about notifications.') };
}

/** Marks one of the caller's notifications as read, or all. Ids of others change nothing. */
export async function markRead(context: RequestContext, id: string | null): Promise<{ message: string }> {
  const isTheirs = and(eq(notifications.userId, signedIn(context).id), isNull(notifications.readAt));
  if (id === null || isUuid(id))
    await context.db
      .update(notifications)
      .set({ readAt: context.now })
      .where(id === null ? isTheirs : and(isTheirs, eq(notifications.id, id)));
  return { message: t('Read.') };
}

function clockUnknown(): AppError {
  return new AppError('not_found', t('Please reload the page and try again.'));
}

async function isVerified(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ isVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  return user?.isVerified === true;
}
