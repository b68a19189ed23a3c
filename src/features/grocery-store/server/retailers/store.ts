import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/db.ts';
import { createSeal, type Seal } from '#server/seal.ts';
import { paths } from '#shared/paths.ts';
import { createKroger } from './kroger.ts';
import type { Retailer, Tokens } from './port.ts';
import { createTestStore, type TestStore } from './sandbox.ts';

export interface KeptTokens {
  /** As stored in the database. */
  sealed: string;
  tokens: Tokens;
}

/** The configured grocery store, and the key that seals its tokens. */
export interface Store {
  retailer: Retailer;
  seal: Seal;
  /** The embedded store's consent page and carts; `null` for a real one. */
  testStore: TestStore | null;
  /** Refreshes in flight, by sealed token. */
  refreshing: Map<string, Promise<KeptTokens>>;
}

/** Kroger if credentials are configured, otherwise the embedded test store. */
export function createStore(config: Pick<Config, 'store' | 'publicUrl'>, secret: string, db: Db): Store {
  const { kroger, fillsCart } = config.store;
  const kept = { seal: createSeal(secret, 'store connections'), refreshing: new Map() };
  if (kroger) {
    const redirectUri = config.publicUrl + paths.storeConnected;
    return { ...kept, retailer: createKroger({ ...kroger, redirectUri, fillsCart }), testStore: null };
  }
  const testStore = createTestStore({ db, seal: createSeal(secret, 'test store'), fillsCart });
  return { ...kept, retailer: testStore.retailer, testStore };
}
