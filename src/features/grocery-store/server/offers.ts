import { eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { storeConnections, testStoreCarts } from './tables.ts';

export const groceryStoreOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const { retailer, location, connectedAt } = storeConnections;
      const connections = await db
        .select({ retailer, location, connectedAt })
        .from(storeConnections)
        .where(eq(storeConnections.userId, userId));
      const { productId, quantity, addedAt } = testStoreCarts;
      const testCart = await db
        .select({ productId, quantity, addedAt })
        .from(testStoreCarts)
        .where(eq(testStoreCarts.userId, userId));
      if (connections.length + testCart.length > 0)
        yield jsonFile('grocery-store.json', { connections, testCart });
    },
  },
};
