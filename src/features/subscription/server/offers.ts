import { desc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { subscriptionStates as states } from './tables.ts';

export const subscriptionOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const rows = await db
        .select({
          status: states.state,
          provider: states.provider,
          subscriptionId: states.providerSubscriptionId,
          terms: states.terms,
          promoCode: states.promoCode,
          startedAt: states.startedAt,
          paidUntil: states.paidUntil,
          createdAt: states.createdAt,
        })
        .from(states)
        .where(eq(states.userId, userId))
        .orderBy(desc(states.createdAt));
      yield jsonFile('subscriptions.json', rows);
    },
  },
};
