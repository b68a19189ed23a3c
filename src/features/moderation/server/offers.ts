import { eq } from 'drizzle-orm';
import type { Offers } from '#server/offers.ts';
import { contentFlags } from './tables.ts';

export const moderationOffers: Offers = {
  personal: {
    async erase(db, userId) {
      // The report stays, without who sent it.
      await db.update(contentFlags).set({ reporterName: '' }).where(eq(contentFlags.reporterId, userId));
    },
  },
};
