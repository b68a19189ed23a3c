import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { CONFIRM_MAILS } from '../../rules/limits.ts';
import type { Preferences } from '../../rules/topics.ts';
import type { NewsletterSecrets } from '../access.ts';
import { confirmMail } from '../mails.ts';
import { notSubscribed, type Subscribed, toSubscribed } from '../queries.ts';
import { newsletterSubscribers } from '../tables.ts';

export interface NewsletterServices {
  secrets: NewsletterSecrets;
  mailer: Pick<Mailer, 'send'>;
  rateLimits: RateLimits;
}

/**
 * Emails a link to confirm the address. The response is the same whether the address is known, new, or has already had its
 * emails for today.
 */
export async function askForNewsletter(
  { secrets, mailer, rateLimits }: NewsletterServices,
  { config, now }: Pick<RequestContext, 'config' | 'now'>,
  asked: { email: string; preferences: Preferences },
): Promise<{ message: string }> {
  const email = asked.email.toLowerCase();
  const isFlooded = (await rateLimits.count(CONFIRM_MAILS, email)) > CONFIRM_MAILS.attempts;
  if (!isFlooded)
    mailer.send(confirmMail(email, config.publicUrl, secrets.toConfirm({ ...asked, email }, now)));
  return { message: t('Please open the link in the email we have just sent you.') };
}

/**
 * Subscribes a confirmed address, or changes its preferences. Throws `not_found` for a link that has expired or is not ours.
 */
export async function confirmSubscription(
  secrets: NewsletterSecrets,
  { db, now, caller }: Pick<RequestContext, 'db' | 'now' | 'caller'>,
  token: string,
): Promise<Subscribed & { secret: string }> {
  const asked = secrets.confirmed(token, now);
  if (!asked)
    throw new AppError('not_found', t('This link is not valid, or has expired. Please subscribe again.'));
  const userId = caller.user?.email.toLowerCase() === asked.email ? caller.user.id : null;
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({
      id: randomUUID(),
      email: asked.email,
      userId,
      ...asked.preferences,
      language: language(),
      confirmedAt: now,
    })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { ...asked.preferences, language: language(), ...(userId ? { userId } : {}) },
    })
    .returning();
  if (!row) throw new Error('A subscriber was not returned.');
  return { ...toSubscribed(row), secret: secrets.of(row.id) };
}

/** Changes a subscriber's preferences. Throws `not_found`. */
export async function updatePreferences(
  db: Db,
  secrets: NewsletterSecrets,
  { secret, preferences }: { secret: string; preferences: Preferences },
): Promise<Subscribed> {
  const id = secrets.idOf(secret);
  const [row] = id
    ? await db
        .update(newsletterSubscribers)
        .set(preferences)
        .where(eq(newsletterSubscribers.id, id))
        .returning()
    : [];
  if (!row) throw notSubscribed();
  return toSubscribed(row);
}

/**
 * Deletes everything known about a subscriber; repeating it changes nothing. Throws `not_found` for a secret that is
 * not ours.
 */
export async function unsubscribe(
  db: Db,
  secrets: NewsletterSecrets,
  secret: string,
): Promise<{ message: string }> {
  const id = secrets.idOf(secret);
  if (!id) throw notSubscribed();
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return { message: t('You are unsubscribed.') };
}
