import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { type DeliveryFailure, failureOf, type Mailer } from '#server/mail/mailer.ts';
import { logWarning } from '#server/monitoring/log.ts';
import type { PlainDate } from '#shared/dates.ts';
import { mailDue } from '../../rules/local-time.ts';
import type { MailSecrets } from '../access.ts';
import { digestMail } from '../mails.ts';
import { messagesOf } from '../queries/messages.ts';
import { zonesDue } from '../queries/zones.ts';
import { notificationMails, notifications } from '../tables.ts';

export interface Mailing {
  db: Db;
  mailer: Pick<Mailer, 'deliver'>;
  secrets: MailSecrets;
  publicUrl: string;
}

interface Reader extends Record<string, unknown> {
  userId: string;
  email: string;
  language: string | null;
}

const BATCH = 50;
const MOST_ATTEMPTS = 3;
/** Notifications per email. */
const MOST_MAILED = 20;

/** Emails unread notifications, in their morning, to everybody who asked for that. */
export async function mailDigests(mailing: Mailing, now: Date, signal: AbortSignal): Promise<void> {
  for (const [day, zones] of await zonesDue(mailing.db, now, mailDue))
    for (let last: string | null = null; ; ) {
      const batch: Reader[] = await waitingFor(mailing.db, day, zones, last);
      for (const reader of batch) {
        if (signal.aborted) return;
        const failure = await inLanguage(reader.language, () => mailTo(mailing, reader, day));
        if (failure === 'unreachable') return;
      }
      last = batch.at(-1)?.userId ?? null;
      if (last === null) break;
    }
}

/** Excludes promotions: people who want those by email have chosen offers in the newsletter (`mailPromotions`). */
const IS_NEWS = sql`notifications.told_at is not null and notifications.read_at is null
  and notifications.mailed_at is null and notifications.kind <> 'promotion'`;

async function waitingFor(
  db: Db,
  day: PlainDate,
  zones: readonly string[],
  after: string | null,
): Promise<Reader[]> {
  const { rows } = await db.execute<Reader>(sql`
    select person.user_id as "userId", email, language from notification_people person join users on users.id = person.user_id
    where mails and time_zone = any(${sql.param(zones)}::text[])
      and exists (select from notifications where notifications.user_id = person.user_id and ${IS_NEWS})
      and not exists (
        select from notification_mails mail where mail.user_id = person.user_id and mail.day = ${day}
          and (mail.claimed_at is not null or mail.attempts >= ${MOST_ATTEMPTS})
      )
      and ${after === null ? sql`true` : sql`person.user_id > ${after}`}
    order by person.user_id limit ${BATCH}`);
  return rows;
}

/**
 * A failure is retried by a later run, and counts as an attempt only if it was a refusal. After a crash, the day's email is
 * missing, but never sent twice.
 */
async function mailTo(
  { db, mailer, secrets, publicUrl }: Mailing,
  reader: Reader,
  day: PlainDate,
): Promise<DeliveryFailure | null> {
  const { userId, email } = reader;
  const rows = await claim(db, userId, day);
  const messages = rows && [...(await messagesOf(db, rows, day)).values()];
  if (!messages || messages.length === 0) return null;
  const isThis = and(eq(notificationMails.userId, userId), eq(notificationMails.day, day));
  try {
    await mailer.deliver(digestMail({ to: email, publicUrl, secret: secrets.of(userId), messages }));
  } catch (error) {
    logWarning('A mail about notifications could not be sent, and will be retried', error);
    const ids = rows.map(({ id }) => id);
    const failure = failureOf(error);
    const uncounted = failure === 'refused' ? {} : { attempts: sql`${notificationMails.attempts} - 1` };
    await db
      .update(notificationMails)
      .set({ claimedAt: null, ...uncounted })
      .where(isThis);
    await db.update(notifications).set({ mailedAt: null }).where(inArray(notifications.id, ids));
    return failure;
  }
  await db.update(notificationMails).set({ sentAt: sql`now()` }).where(isThis);
  return null;
}

/**
 * Records that an email is about to be sent, and its contents; `null` if another process was first, or emails were stopped.
 */
function claim(db: Db, userId: string, day: PlainDate) {
  return db.transaction(async (within) => {
    const { rowCount } = await within.execute(sql`
      insert into notification_mails as mail (user_id, day, claimed_at)
      select user_id, ${day}, now() from notification_people where user_id = ${userId} and mails
      on conflict (user_id, day) do update set claimed_at = now(), attempts = mail.attempts + 1
        where mail.claimed_at is null and mail.attempts < ${MOST_ATTEMPTS}`);
    if (rowCount !== 1) return null;
    const newest = sql`(select id from notifications where user_id = ${userId} and ${IS_NEWS}
      order by changed_at desc limit ${MOST_MAILED})`;
    return within
      .update(notifications)
      .set({ mailedAt: sql`now()` })
      .where(sql`${notifications.id} in ${newest}`)
      .returning();
  });
}
