import { and, desc, eq, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { todayIn } from '#shared/dates.ts';
import type { Notification, NotificationPreferences } from '../../contract.ts';
import { MOST_COUNTED } from '../../rules/limits.ts';
import { notificationPeople, notifications, toldEvents } from '../tables.ts';
import { messagesOf } from './messages.ts';

/** Whether there is anything left in a notification that may be shown. */
export const IS_SHOWN = sql`(about is not null or exists (select from ${toldEvents} told where told.notification_id = notifications.id))`;

/** A page of the caller's notifications, newest first. Three statements. */
export async function ownNotifications(
  context: RequestContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ notifications: Notification[]; nextCursor: string | null }> {
  const { db, now } = context;
  const { id, kind, details, changedAt, readAt } = notifications;
  const rows = await db
    .select({ id, kind, details, changedAt, readAt, micros: microsOf(changedAt) })
    .from(notifications)
    .where(and(eq(notifications.userId, signedIn(context).id), olderThan(cursor, changedAt, id), IS_SHOWN))
    .orderBy(desc(changedAt), desc(id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit);
  const { timeZone } = await preferencesOf(context);
  const messages = await messagesOf(db, page, todayIn(now, timeZone ?? 'UTC'));
  return {
    notifications: page.flatMap((row) => {
      const message = messages.get(row.id);
      if (!message) return [];
      const at = row.changedAt.toISOString();
      return [{ id: row.id, kind: row.kind, ...message, at, isRead: row.readAt !== null }];
    }),
    nextCursor,
  };
}

/** How many notifications the caller has not read, up to 99. One statement. */
export async function countUnread(context: RequestContext): Promise<{ count: number }> {
  const { rows } = await context.db.execute<{ count: number }>(sql`
    select count(*) as count from (
      select from notifications where user_id = ${signedIn(context).id} and read_at is null and ${IS_SHOWN} limit ${MOST_COUNTED}
    ) unread`);
  return { count: Number(rows[0]?.count ?? 0) };
}

/** How the caller wants to be notified. */
export async function preferencesOf(context: RequestContext): Promise<NotificationPreferences> {
  const [row] = await context.db
    .select()
    .from(notificationPeople)
    .where(eq(notificationPeople.userId, signedIn(context).id));
  return toPreferences(row);
}

export function toPreferences(
  row: typeof notificationPeople.$inferSelect | undefined,
): NotificationPreferences {
  if (!row) return { timeZone: null, talk: true, quiet: null, mails: false };
  const { timeZone, talk, quietFrom, quietUntil, mails } = row;
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { timeZone, talk, quiet, mails };
}
