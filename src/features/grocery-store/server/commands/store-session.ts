import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { StoreLocation } from '../../contract.ts';
import { ownConnection } from '../queries.ts';
import { isRetailerError, type Tokens } from '../retailers/port.ts';
import type { KeptTokens, Store } from '../retailers/store.ts';
import { storeConnections } from '../tables.ts';

/** Tokens expiring within this time are refreshed first. */
const SPARE_MS = 60_000;
/** How long to wait for another process to store the tokens it got. */
const OTHERS_MS = 500;

export interface StoreSession {
  location: StoreLocation | null;
  /** Calls the store with a valid token; an expired or rejected one is refreshed and stored. */
  use<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer>;
}

/**
 * The caller's session with the store. Throws `conflict` without a connection, or once the store has ended it, which deletes
 * it. Other store errors pass through.
 */
export async function openStoreSession(context: RequestContext, store: Store): Promise<StoreSession> {
  const { id: userId } = signedIn(context);
  const { label } = store.retailer;
  const connection = await ownConnection(context, store);
  if (!connection) throw new AppError('conflict', t('Please connect to {label} first.', { label }));

  const read = (sealed: string): KeptTokens | null => {
    const text = store.seal.open(sealed, userId);
    return text === null ? null : { sealed, tokens: JSON.parse(text) as Tokens };
  };
  const drop = async (sealed: string): Promise<never> => {
    await context.db.delete(storeConnections).where(isStill(userId, sealed));
    throw new AppError(
      'conflict',
      t('Your connection to {label} has ended. Please connect again.', { label }),
    );
  };
  const refresh = async ({ sealed, tokens }: KeptTokens): Promise<KeptTokens> => {
    if (!tokens.refreshToken) return drop(sealed);
    try {
      const fresh = await store.retailer.refresh(tokens.refreshToken);
      const kept = { sealed: store.seal.seal(JSON.stringify(fresh), userId), tokens: fresh };
      await context.db.update(storeConnections).set({ tokens: kept.sealed }).where(isStill(userId, sealed));
      return kept;
    } catch (error) {
      if (!isRetailerError(error, 'refused') && !isRetailerError(error, 'unauthorized')) throw error;
      // Refresh tokens may be single-use, and another process may have been first.
      await wait(OTHERS_MS);
      const now = await ownConnection(context, store);
      return (now && now.tokens !== sealed && read(now.tokens)) || drop(sealed);
    }
  };
  let current = read(connection.tokens) ?? (await drop(connection.tokens));
  /** Concurrent requests share one token refresh. */
  const renew = async (used: KeptTokens): Promise<KeptTokens> => {
    if (used !== current) return current;
    const shared = store.refreshing.get(used.sealed) ?? refresh(used);
    store.refreshing.set(used.sealed, shared);
    current = await shared.finally(() => store.refreshing.delete(used.sealed));
    return current;
  };

  return {
    location: connection.location,
    async use(call) {
      const isOver = current.tokens.expiresAt - SPARE_MS < Date.now();
      const used = isOver ? await renew(current) : current;
      try {
        return await call(used.tokens.accessToken);
      } catch (error) {
        if (!isRetailerError(error, 'unauthorized')) throw error;
      }
      const renewed = await renew(used);
      try {
        return await call(renewed.tokens.accessToken);
      } catch (error) {
        if (isRetailerError(error, 'unauthorized')) return drop(renewed.sealed);
        throw error;
      }
    },
  };
}

/** Updates the connection unless another request changed it. */
function isStill(userId: string, sealed: string) {
  return and(eq(storeConnections.userId, userId), eq(storeConnections.tokens, sealed));
}
