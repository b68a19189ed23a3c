import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { StoreLocation } from '../../contract.ts';
import { isRetailerError, RetailerError } from '../retailers/port.ts';
import type { Store } from '../retailers/store.ts';
import { storeAuthorizations, storeConnections } from '../tables.ts';
import { openStoreSession } from './store-session.ts';

/** How long an authorization stays valid; the store's window closes after 5 minutes (spec part 2 §9). */
const ANSWER_MS = 10 * 60 * 1000;
const SECRET_BYTES = 32;

/** Starts a connection and returns the consent URL, personal and single-use. */
export async function startConnection(
  context: RequestContext,
  { retailer, seal }: Store,
): Promise<{ authUrl: string }> {
  const { id: userId } = signedIn(context);
  const state = randomBytes(SECRET_BYTES).toString('base64url');
  const codeVerifier = randomBytes(SECRET_BYTES).toString('base64url');
  const started = {
    stateHash: hash(state),
    codeVerifier: seal.seal(codeVerifier, userId),
    expiresAt: new Date(context.now.getTime() + ANSWER_MS),
  };
  await context.db
    .insert(storeAuthorizations)
    .values({ userId, ...started })
    .onConflictDoUpdate({ target: storeAuthorizations.userId, set: started });
  return { authUrl: retailer.authorizationUrl({ state, codeChallenge: hash(codeVerifier) }) };
}

/**
 * Completes the caller's pending connection with the store's code. Throws `invalid_input` for a replayed code or unknown
 * state, `unavailable` if the store does not respond.
 */
export async function completeConnection(
  context: RequestContext,
  { retailer, seal }: Store,
  { code, state }: { code: string; state: string },
): Promise<{ isConnected: true }> {
  const { id: userId } = signedIn(context);
  const failed = t('Failed to complete the {label} connection. Please try again.', { label: retailer.label });
  const [started] = await context.db
    .delete(storeAuthorizations)
    .where(
      and(
        eq(storeAuthorizations.userId, userId),
        eq(storeAuthorizations.stateHash, hash(state)),
        gt(storeAuthorizations.expiresAt, context.now),
      ),
    )
    .returning();
  const codeVerifier = started && seal.open(started.codeVerifier, userId);
  if (!codeVerifier) throw new AppError('invalid_input', failed);
  const tokens = await retailer.exchangeCode({ code, codeVerifier }).catch((error: unknown) => {
    if (!(error instanceof RetailerError)) throw error;
    throw new AppError(error.kind === 'unavailable' ? 'unavailable' : 'invalid_input', failed, {
      cause: error,
    });
  });
  const connected = {
    retailer: retailer.name,
    tokens: seal.seal(JSON.stringify(tokens), userId),
    location: null,
    connectedAt: context.now,
  };
  await context.db
    .insert(storeConnections)
    .values({ userId, ...connected })
    .onConflictDoUpdate({ target: storeConnections.userId, set: connected });
  return { isConnected: true };
}

/** Deletes the tokens; the cart at the store stays as it is. */
export async function disconnectStore(context: RequestContext): Promise<{ isConnected: false }> {
  const { id: userId } = signedIn(context);
  await context.db.delete(storeConnections).where(eq(storeConnections.userId, userId));
  await context.db.delete(storeAuthorizations).where(eq(storeAuthorizations.userId, userId));
  return { isConnected: false };
}

/** Stores near a ZIP code. */
export async function storesNear(
  context: RequestContext,
  store: Store,
  postcode: string,
): Promise<{ locations: StoreLocation[] }> {
  const session = await openStoreSession(context, store);
  const locations = await session
    .use((token) => store.retailer.locations(token, postcode))
    .catch((error: unknown) => {
      if (isRetailerError(error, 'refused')) return [];
      throw outOfReach(store, error);
    });
  return { locations };
}

/** Chooses the store to shop at. Throws `not_found` for an unknown id. */
export async function setLocation(
  context: RequestContext,
  store: Store,
  locationId: string,
): Promise<{ location: StoreLocation }> {
  const { id: userId } = signedIn(context);
  const session = await openStoreSession(context, store);
  const location = await session
    .use((token) => store.retailer.location(token, locationId))
    .catch((error: unknown) => {
      throw outOfReach(store, error);
    });
  if (!location)
    throw new AppError('not_found', t('This store is no longer available. Please choose another.'));
  await context.db.update(storeConnections).set({ location }).where(eq(storeConnections.userId, userId));
  return { location };
}

/** Maps a store failure to a message for the cook; other errors pass through. */
function outOfReach({ retailer }: Store, error: unknown): unknown {
  if (!(error instanceof RetailerError)) return error;
  return new AppError(
    'unavailable',
    t('{store} cannot be reached right now. Please try again in a moment.', { store: retailer.label }),
    {
      cause: error,
    },
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
