import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import type { Limits } from '#server/limits.ts';
import { groceryListContract } from '../contract.ts';
import {
  chooseLocation,
  completeConnection,
  disconnectStore,
  startConnection,
  storesNear,
} from './commands/connect-store.ts';
import { changeAmount, removeItem, setStaple, tickItems, writeDownItem } from './commands/overlay.ts';
import { addToCart, searchProducts } from './commands/shop-at-store.ts';
import { answerConsent, testStoreCart } from './commands/test-store.ts';
import { groceryList, previewedList } from './queries/list.ts';
import { connectionToStore } from './queries/store.ts';
import type { Store } from './retailers/store.ts';

const on = implement(groceryListContract).$context<RequestContext>();

export function groceryListRoutes({ store, limits }: { store: Store; limits: Limits }) {
  return on.router({
    get: on.get.handler(({ context, input }) => groceryList(context, input)),
    preview: on.preview.handler(({ context, input }) => previewedList(context, input)),
    tick: on.tick.handler(({ context, input }) => tickItems(context, input)),
    addItem: on.addItem.handler(({ context, input }) => writeDownItem(context, input)),
    removeItem: on.removeItem.handler(({ context, input }) => removeItem(context, input)),
    changeAmount: on.changeAmount.handler(({ context, input }) => changeAmount(context, input)),
    setStaple: on.setStaple.handler(({ context, input }) => setStaple(context, input)),
    store: {
      connection: on.store.connection.handler(({ context }) => connectionToStore(context, store)),
      authUrl: on.store.authUrl.handler(({ context }) => startConnection(context, store, limits)),
      exchangeCode: on.store.exchangeCode.handler(({ context, input }) =>
        completeConnection(context, store, input),
      ),
      disconnect: on.store.disconnect.handler(({ context }) => disconnectStore(context)),
      locations: on.store.locations.handler(({ context, input }) =>
        storesNear(context, store, limits, input.postcode),
      ),
      chooseLocation: on.store.chooseLocation.handler(({ context, input }) =>
        chooseLocation(context, store, limits, input.locationId),
      ),
      searchProducts: on.store.searchProducts.handler(({ context, input }) =>
        searchProducts(context, store, limits, input.ingredients),
      ),
      addToCart: on.store.addToCart.handler(({ context, input }) =>
        addToCart(context, store, limits, input.items),
      ),
      consent: on.store.consent.handler(({ context, input }) => answerConsent(context, store, input)),
      testCart: on.store.testCart.handler(({ context }) => testStoreCart(context, store)),
    },
  });
}
