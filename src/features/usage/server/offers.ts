import { desc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { appUsage, usagePeople } from './tables.ts';

export const usageOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const pages = await db
        .select({ page: appUsage.pageVisited, visitedAt: appUsage.timestamp })
        .from(appUsage)
        .where(eq(appUsage.userId, userId))
        .orderBy(desc(appUsage.timestamp));
      const { week, planned, shopped } = usagePeople;
      const weeks = await db
        .select({ week, planned, shopped })
        .from(usagePeople)
        .where(eq(usagePeople.userId, userId))
        .orderBy(desc(week));
      if (pages.length + weeks.length > 0) yield jsonFile('visits.json', { pages, weeks });
    },
  },
};
