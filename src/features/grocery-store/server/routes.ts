import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { groceryStoreContract } from '../contract.ts';
import {
  completeConnection,
  disconnectStore,
  setLocation,
  startConnection,
  storesNear,
} from './commands/connect-store.ts';
import { addToCart, searchProducts } from './commands/shop-at-store.ts';
import { answerConsent, testStoreCart } from './commands/test-store.ts';
import { connectionToStore } from './queries.ts';
import type { Store } from './retailers/store.ts';

const on = implement(groceryStoreContract).$context<RequestContext>();

export function groceryStoreRoutes({ store }: { store: Store }) {
  return on.router({
    connection: on.connection.handler(({ context }) => connectionToStore(context, store)),
    authUrl: on.authUrl.handler(({ context }) => startConnection(context, store)),
    exchangeCode: on.exchangeCode.handler(({ context, input }) => completeConnection(context, store, input)),
    disconnect: on.disconnect.handler(({ context }) => disconnectStore(context)),
    locations: on.locations.handler(({ context, input }) => storesNear(context, store, input.postcode)),
    setLocation: on.setLocation.handler(({ context, input }) =>
      setLocation(context, store, input.locationId),
    ),
    searchProducts: on.searchProducts.handler(({ context, input }) =>
      searchProducts(context, store, input.ingredients),
    ),
    addToCart: on.addToCart.handler(({ context, input }) => addToCart(context, store, input.items)),
    consent: on.consent.handler(({ context, input }) => answerConsent(context, store, input)),
    testCart: on.testCart.handler(({ context }) => testStoreCart(context, store)),
  });
}
