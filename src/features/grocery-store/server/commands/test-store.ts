import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { paths, withQuery } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { StoreProduct } from '../../contract.ts';
import type { Store } from '../retailers/store.ts';

/** Answers the test store's consent page; returns where its window goes next, as at a real store. */
export function answerConsent(
  context: RequestContext,
  store: Store,
  { state, codeChallenge, decision }: { state: string; codeChallenge: string; decision: 'allow' | 'refuse' },
): { redirectTo: string } {
  const testStore = embedded(store);
  const answer: Record<string, string> =
    decision === 'allow'
      ? { code: testStore.grantCode(signedIn(context).id, codeChallenge) }
      : { error: 'access_denied' };
  return { redirectTo: withQuery(paths.storeConnected, { ...answer, state }) };
}

/** The caller's cart at the test store. */
export async function testStoreCart(
  context: RequestContext,
  store: Store,
): Promise<{ lines: { product: StoreProduct; quantity: number }[] }> {
  return { lines: await embedded(store).cart(signedIn(context).id) };
}

function embedded({ testStore }: Store) {
  if (!testStore) throw new AppError('not_found', t('This Plateful has no test store.'));
  return testStore;
}
