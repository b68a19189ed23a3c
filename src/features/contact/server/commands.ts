import { eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { KEPT_DAYS } from '../rules/limits.ts';
import { contactMail } from './mails.ts';
import { contactMessages } from './tables.ts';

interface NewMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
}

/** Emails sent per run. */
const BATCH = 20;
const MOST_ATTEMPTS = 20;

/** Stores a message once, however often it is sent. A bot that fills in the hidden field gets the same response. */
export async function storeMessage(
  { db, now, caller }: Pick<RequestContext, 'db' | 'now' | 'caller'>,
  { id, name, email, subject, message, website }: NewMessage,
): Promise<{ message: string }> {
  const sent = { message: t('Message sent!') };
  if (website !== '') return sent;
  const row = { id, userId: caller.user?.id ?? null, name, email, subject, message, createdAt: now };
  await db.insert(contactMessages).values(row).onConflictDoNothing();
  return sent;
}

/** Deletes a message. Throws `not_found`. */
export async function removeMessage(context: RequestContext, id: string): Promise<{ id: string }> {
  const { rowCount } = isUuid(id)
    ? await context.db.delete(contactMessages).where(eq(contactMessages.id, id))
    : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This message no longer exists.'));
  await recordAudit(context, {
    action: 'delete_message',
    subjectType: 'contact_message',
    subjectId: id,
  });
  return { id };
}

/**
 * Emails messages that have not been emailed yet, with longer pauses after each failure. A crash between the mail server's
 * response and recording it emails a message twice, which is better than never.
 */
export async function mailMessages(
  db: Db,
  mailer: Pick<Mailer, 'deliver'>,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  const tried = sql`${contactMessages.mailTriedAt} + ${contactMessages.mailAttempts} * interval '5 minutes'`;
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      sql`${contactMessages.mailedAt} is null and ${contactMessages.mailAttempts} < ${MOST_ATTEMPTS}
        and coalesce(${tried}, now()) <= now()`,
    )
    .orderBy(contactMessages.createdAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(contactMessages)
    .set({ mailAttempts: sql`${contactMessages.mailAttempts} + 1`, mailTriedAt: sql`now()` })
    .where(inArray(contactMessages.id, due))
    .returning();
  for (const message of claimed) {
    if (signal?.aborted) return;
    try {
      await mailer.deliver(contactMail(to, message));
      await db
        .update(contactMessages)
        .set({ mailedAt: sql`now()` })
        .where(eq(contactMessages.id, message.id));
    } catch (error) {
      logWarning('A message of the contact form could not be mailed, and will be retried', error);
    }
  }
}

/** Deletes messages older than the privacy page states. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db
    .delete(contactMessages)
    .where(sql`${contactMessages.createdAt} < now() - ${KEPT_DAYS} * interval '1 day'`);
}
