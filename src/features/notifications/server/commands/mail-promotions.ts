import { gt, sql } from 'drizzle-orm';
import type { Sending } from '#features/newsletter/server/commands/letters.ts';
import { sendOffer } from '#features/newsletter/server/commands/offers.ts';
import { DAY_MS } from '#shared/durations.ts';
import { promotionMails, promotions } from '../tables.ts';

/** Emails what admins have written to newsletter subscribers who chose offers, each once, for up to a day. */
export async function mailPromotions(sending: Sending, now: Date, signal: AbortSignal): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const newest = await sending.db.select().from(promotions).where(gt(promotions.createdAt, yesterday));
  for (const { id, createdAt, ...offer } of newest) {
    const mails = { table: promotionMails, column: sql.identifier('promotion_id'), id };
    if (!(await sendOffer(sending, offer, { mails, writtenAt: createdAt }, signal))) return;
  }
}
