import { desc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { todayIn } from '#shared/dates.ts';
import { messagesOf } from './queries/messages.ts';
import { notificationPeople, notifications, pushDevices } from './tables.ts';

/** Nothing has to be erased separately: every row is deleted with its account. */
export const notificationOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const isTheirs = eq(notifications.userId, userId);
      const rows = await db
        .select()
        .from(notifications)
        .where(isTheirs)
        .orderBy(desc(notifications.changedAt));
      const messages = await messagesOf(db, rows, todayIn(new Date(), 'UTC'));
      const { timeZone, talk, quietFrom, quietUntil, mails } = notificationPeople;
      const [settings = null] = await db
        .select({ timeZone, talk, quietFrom, quietUntil, mails })
        .from(notificationPeople)
        .where(eq(notificationPeople.userId, userId));
      const { platform, endpoint, categories, createdAt } = pushDevices;
      const devices = await db
        .select({ platform, endpoint, categories, createdAt })
        .from(pushDevices)
        .where(eq(pushDevices.userId, userId));
      yield jsonFile('notifications.json', {
        settings,
        devices,
        notifications: rows.flatMap(({ id, kind, changedAt, readAt }) => {
          const message = messages.get(id);
          return message ? [{ kind, ...message, changedAt, readAt }] : [];
        }),
      });
    },
  },
};
