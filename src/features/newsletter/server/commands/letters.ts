import { type Name, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { type DeliveryFailure, failureOf, type Mail, type Mailer } from '#server/mail/mailer.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { paths } from '#shared/paths.ts';
import type { NewsletterSecrets } from '../access.ts';
import { newsletterSubscribers, type Subscriber } from '../tables.ts';

export interface Sending {
  db: Db;
  mailer: Pick<Mailer, 'deliver'>;
  secrets: NewsletterSecrets;
  publicUrl: string;
}

/** The recipient of a letter, and the URL for changing preferences; a POST to it unsubscribes. */
export interface Addressee {
  to: string;
  publicUrl: string;
  preferences: string;
}

/** An email to everybody who subscribed to its kind. */
export interface Letter {
  /** The table with a row for each email, the column that identifies the letter, and this letter's value there. */
  mails: { table: PgTable; column: Name; id: string };
  /** Whether a subscriber wants it. */
  isWanted: SQL;
  /** People who confirmed their address later do not get it. */
  writtenAt: Date;
  /** Called for each batch, so that later emails omit anything removed since. `null` for readers it has nothing for. */
  compose(): Promise<(subscriber: Subscriber, addressee: Addressee) => Mail | null>;
}

const BATCH = 50;
const MOST_ATTEMPTS = 3;
/** If the mail server defers this many in a row, it is not accepting any email at the moment. */
const MOST_PUT_OFF = 20;

/** Sends a letter to everyone who has not been sent it. False if no more emails can be sent now. */
export async function sendLetter(sending: Sending, letter: Letter, signal: AbortSignal): Promise<boolean> {
  let last: string | null = null;
  let putOff = 0;
  for (;;) {
    const batch = await waitingFor(sending.db, letter, last);
    const compose = await letter.compose();
    for (const subscriber of batch) {
      if (signal.aborted) return false;
      if (!(await claim(sending.db, letter, subscriber))) continue;
      const failure = await sendTo(sending, letter, compose, subscriber);
      putOff = failure === 'later' ? putOff + 1 : 0;
      if (failure === 'unreachable' || putOff === MOST_PUT_OFF) return false;
    }
    last = batch.at(-1)?.id ?? null;
    if (last === null) return true;
  }
}

/** Subscribers who have not been sent a letter, in id order. */
function waitingFor(
  db: Db,
  { mails: { table, column, id: letterId }, isWanted, writtenAt }: Letter,
  after: string | null,
): Promise<Subscriber[]> {
  const { id, confirmedAt } = newsletterSubscribers;
  return db
    .select()
    .from(newsletterSubscribers)
    .where(
      sql`${isWanted} and ${confirmedAt} < ${writtenAt.toISOString()}
        and not exists (select from ${table} as earlier
          where earlier.${column} = ${letterId} and earlier.subscriber_id = ${id}
            and (earlier.claimed_at is not null or earlier.attempts >= ${MOST_ATTEMPTS}))
        and ${after === null ? sql`true` : sql`${id} > ${after}`}`,
    )
    .orderBy(id)
    .limit(BATCH);
}

/**
 * Records that a subscriber is about to be sent a letter; false if another process was first, or if they have unsubscribed.
 * If the process dies in between, one person misses one letter; nobody gets one twice.
 */
async function claim(db: Db, { mails }: Letter, { id }: Subscriber): Promise<boolean> {
  const { table, column, id: letterId } = mails;
  const { rowCount } = await db.execute(sql`
    insert into ${table} as mail (${column}, subscriber_id, claimed_at)
    select ${letterId}, id, now() from ${newsletterSubscribers} where id = ${id}
    on conflict (${column}, subscriber_id) do update set claimed_at = now(), attempts = mail.attempts + 1
      where mail.claimed_at is null and mail.attempts < ${MOST_ATTEMPTS}`);
  return rowCount === 1;
}

/** Failures are retried by a later run. Only a refusal counts as an attempt: no outage may use them up. */
async function sendTo(
  { db, mailer, secrets, publicUrl }: Sending,
  { mails: { table, column, id: letterId } }: Letter,
  compose: Awaited<ReturnType<Letter['compose']>>,
  subscriber: Subscriber,
): Promise<DeliveryFailure | null> {
  const { id, email: to, language } = subscriber;
  const preferences = publicUrl + paths.newsletterPreferences(secrets.of(id));
  const mail = inLanguage(language, () => compose(subscriber, { to, publicUrl, preferences }));
  if (!mail) return null;
  const note = (noted: SQL) =>
    db.execute(sql`update ${table} set ${noted} where ${column} = ${letterId} and subscriber_id = ${id}`);
  try {
    await mailer.deliver(mail);
  } catch (error) {
    logWarning('A letter to a subscriber could not be mailed, and will be retried', error);
    const failure = failureOf(error);
    await note(sql`claimed_at = null, attempts = attempts - ${failure === 'refused' ? 0 : 1}::integer`);
    return failure;
  }
  await note(sql`sent_at = now()`);
  return null;
}
