import { and, eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { StoreConnection } from '../contract.ts';
import type { Store } from './retailers/store.ts';
import { storeConnections } from './tables.ts';

/** The caller's connection to the grocery store, and which one it is. */
export async function connectionToStore(context: RequestContext, store: Store): Promise<StoreConnection> {
  const { label, isTest, needsLocation, fillsCart, cartUrl } = store.retailer;
  const connection = await ownConnection(context, store);
  return {
    isConnected: connection !== null,
    retailer: { label, isTest, needsLocation, fillsCart, cartUrl },
    location: connection?.location ?? null,
  };
}

/** The caller's connection to the configured store; connections to other stores do not count. */
export async function ownConnection(context: RequestContext, { retailer }: Store) {
  const [row] = await context.db
    .select()
    .from(storeConnections)
    .where(
      and(eq(storeConnections.userId, signedIn(context).id), eq(storeConnections.retailer, retailer.name)),
    );
  return row ?? null;
}
