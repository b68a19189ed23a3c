import pLimit from 'p-limit';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import type { ProductMatch } from '../../contract.ts';
import { searchTerm } from '../../rules/shopping.ts';
import { type CartItem, isRetailerError, RetailerError } from '../retailers/port.ts';
import type { Store } from '../retailers/store.ts';
import { openStoreSession, type StoreSession } from './store-session.ts';

/** Concurrent searches per request. */
const AT_ONCE = 4;
const FAILED = msg('Failed to search products. Please try again.');

/**
 * Products for each ingredient, in order; single failures are reported per ingredient. Throws `unavailable` if all fail,
 * `conflict` without a connection or a chosen store.
 */
export async function searchProducts(
  context: RequestContext,
  store: Store,
  ingredients: string[],
): Promise<{ results: ProductMatch[] }> {
  const { retailer } = store;
  const session = await openStoreSession(context, store);
  if (retailer.needsLocation && !session.location)
    throw new AppError('conflict', t('Please choose your {label} store first.', { label: retailer.label }));
  const results = await pLimit(AT_ONCE).map(ingredients, (ingredient) =>
    productsFor(session, store, ingredient),
  );
  if (results.every(({ error }) => error)) throw new AppError('unavailable', FAILED);
  return { results };
}

async function productsFor(
  session: StoreSession,
  { retailer }: Store,
  ingredient: string,
): Promise<ProductMatch> {
  const term = searchTerm(ingredient);
  const locationId = session.location?.locationId ?? null;
  try {
    const products = term ? await session.use((token) => retailer.products(token, { term, locationId })) : [];
    return { ingredient, products };
  } catch (error) {
    if (!(error instanceof RetailerError)) throw error;
    // A rejected term finds nothing; retrying would not help.
    return isRetailerError(error, 'refused')
      ? { ingredient, products: [] }
      : { ingredient, products: [], error: t(FAILED) };
  }
}

/** Adds products to the caller's cart at the store, merging duplicates. */
export async function addToCart(
  context: RequestContext,
  store: Store,
  items: CartItem[],
): Promise<{ added: number }> {
  const { retailer } = store;
  const session = await openStoreSession(context, store);
  if (!retailer.fillsCart)
    throw new AppError(
      'conflict',
      t('Adding to a {label} cart is not supported yet.', { label: retailer.label }),
    );
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, Math.min(99, (quantities.get(productId) ?? 0) + quantity));
  const wanted = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  try {
    await session.use((token) => retailer.addToCart(token, wanted));
  } catch (error) {
    if (isRetailerError(error, 'refused'))
      throw new AppError(
        'invalid_input',
        t('{store} did not accept these products. Please search for them again.', { store: retailer.label }),
      );
    if (!(error instanceof RetailerError)) throw error;
    // Adding is not idempotent: a blind retry could double the cart.
    throw new AppError(
      'unavailable',
      t('{store} did not confirm that your cart was updated. Please check it before trying again.', {
        store: retailer.label,
      }),
      { cause: error },
    );
  }
  return { added: wanted.length };
}
