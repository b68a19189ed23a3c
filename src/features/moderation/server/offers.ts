import { desc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { contentFlags, removals, sanctions } from './tables.ts';

export const moderationOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const flag = contentFlags;
      const reports = await db
        .select({
          contentType: flag.contentType,
          contentId: flag.contentId,
          reason: flag.reason,
          details: flag.details,
          status: flag.status,
          reportedAt: flag.reportedAt,
        })
        .from(flag)
        .where(eq(flag.reporterId, userId))
        .orderBy(desc(flag.reportedAt));
      const removed = await db
        .select({
          contentType: removals.contentType,
          title: removals.title,
          reason: removals.reason,
          message: removals.message,
          removedAt: removals.removedAt,
          appeal: removals.appeal,
          appealResult: removals.appealResult,
          appealAnswer: removals.appealAnswer,
          restoredAt: removals.restoredAt,
        })
        .from(removals)
        .where(eq(removals.authorId, userId))
        .orderBy(desc(removals.removedAt));
      const { kind, reason, message, until, createdAt, liftedAt } = sanctions;
      const sanctioned = await db
        .select({ kind, reason, message, until, createdAt, liftedAt })
        .from(sanctions)
        .where(eq(sanctions.userId, userId))
        .orderBy(desc(createdAt));
      if (reports.length + removed.length + sanctioned.length > 0)
        yield jsonFile('moderation.json', { reports, removed, sanctions: sanctioned });
    },
    async erase(db, userId) {
      // The report is kept, without the reporter's name.
      await db.update(contentFlags).set({ reporterName: '' }).where(eq(contentFlags.reporterId, userId));
    },
  },
};
