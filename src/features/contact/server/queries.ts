import { desc } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import type { ContactMessage } from '../contract.ts';
import { contactMessages } from './tables.ts';

/** A page of messages, newest first. One statement. */
export async function listMessages(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ messages: ContactMessage[]; nextCursor: string | null }> {
  const { id, name, email, subject, message, createdAt, mailedAt } = contactMessages;
  const rows = await db
    .select({ id, name, email, subject, message, createdAt, mailedAt, micros: microsOf(createdAt) })
    .from(contactMessages)
    .where(olderThan(cursor, createdAt, id))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit);
  const messages = page.map(({ micros: _, createdAt: sentAt, mailedAt: mailed, ...row }) => ({
    ...row,
    createdAt: sentAt.toISOString(),
    wasMailed: mailed !== null,
  }));
  return { messages, nextCursor };
}
