import { desc, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Promotion } from '../../contract.ts';
import { MOST_PROMOTIONS } from '../../rules/limits.ts';
import type { Platform } from '../../rules/platforms.ts';
import { promotions } from '../tables.ts';

/** Promotions sent by admins, newest first, and how many people the next one would reach. Two statements. */
export async function listPromotions(
  db: Db,
  platforms: readonly Platform[],
): Promise<{ promotions: Promotion[]; reach: { people: number; devices: number; mails: number } }> {
  const { createdAt, id } = promotions;
  const sent = await db.select().from(promotions).orderBy(desc(createdAt), desc(id)).limit(MOST_PROMOTIONS);
  const { rows } = await db.execute<{ people: number; devices: number; mails: number }>(sql`
    select (select count(*) from users) as people,
      (select count(*) from push_devices where 'promotions' = any(categories)
        and platform = any(${sql.param(platforms)})) as devices,
      (select count(*) from newsletter_subscribers where special_offers) as mails`);
  const { people = 0, devices = 0, mails = 0 } = rows[0] ?? {};
  return {
    promotions: sent.map(toPromotion),
    reach: { people: Number(people), devices: Number(devices), mails: Number(mails) },
  };
}

export function toPromotion({
  id,
  title,
  text,
  path,
  createdAt,
  sentAt,
  recipients,
}: typeof promotions.$inferSelect): Promotion {
  const isSent = sentAt !== null;
  return { id, title, text, path, createdAt: createdAt.toISOString(), isSent, recipients };
}
