import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { decideAccess } from '#features/subscription/rules/gate.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { isOwnPage, OWN_PAGES } from '#shared/offline-caches.ts';
import { api } from '#web/api.ts';
import { comesWhole, tellWorker } from '#web/offline.ts';
import { queryClient } from '#web/query-client.ts';
import { useServiceWorker } from './service-worker.ts';

const SETTLE_MS = 2000;

/** Registers the service worker, and tells it who is signed in and what to keep for them. */
export default function OnDevice() {
  const isReady = useServiceWorker();
  const isKnown = useAudience() !== 'unknown';
  const { user, isAdmin, subscription, access } = useSession();
  const userId = user?.id ?? null;
  const kitchenId = user?.kitchenId ?? null;
  const { units, weekStart = null } = user ?? {};
  const avoids = user !== null && user.allergens.length > 0;
  const { admit: mayPlan } = decideAccess({
    access: 'device',
    mode: access,
    caller: { signedIn: userId !== null, isAdmin, subscription },
  });
  const { pathname } = useLocation();
  const isTold = isReady && isKnown;
  useEffect(followLinksWhole, []);
  useEffect(() => {
    if (!isTold) return;
    tellWorker({ type: 'person', userId, kitchenId });
    keep('/', HOUR_MS);
    if (userId === null || kitchenId === null || !units) return;
    for (const path of OWN_PAGES) keep(path, HOUR_MS);
    const want = async () => {
      const { copyToDevice } = await import('./copy-to-device.ts');
      const recipes = await copyToDevice({ id: userId, kitchenId, units, weekStart, avoids }, mayPlan);
      if (recipes) tellWorker({ type: 'want', recipes });
    };
    const first = setTimeout(want, SETTLE_MS);
    const stop = afterChanges([api.favorites.ids.key(), api.mealPlan.list.key()], want);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [isTold, userId, kitchenId, units, weekStart, avoids, mayPlan]);
  useEffect(() => {
    if (!isTold) return;
    keep(pathname, MINUTE_MS);
    // The cached copy must show changes made on it.
    const changing = [api.recipeBook.key(), api.favorites.key()];
    return isOwnPage(pathname) ? afterChanges(changing, () => keep(pathname, 0)) : undefined;
  }, [isTold, pathname]);
  return null;
}

/**
 * Without a connection links open whole pages, which the service worker has: the router would first ask for their scripts, and
 * reload the current page without them.
 */
function followLinksWhole(): () => void {
  const stop = new AbortController();
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (navigator.onLine || link?.origin !== location.origin || !comesWhole(link.pathname)) return;
      event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}

function keep(path: string, unlessYoungerThanMs: number): void {
  tellWorker({ type: 'keep', path, unlessYoungerThanMs });
}

/** Calls back when answers have changed and nothing has followed for a while. Returns how to stop. */
function afterChanges(keys: readonly (readonly unknown[])[], work: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(work, SETTLE_MS);
  };
  const paths = keys.map(([path]) => String(path));
  const stop = queryClient()
    .getQueryCache()
    .subscribe(({ type, query }) => {
      const isOurs = paths.some((path) => String(query.queryKey[0]).startsWith(path));
      if (type === 'updated' && isOurs) soon();
    });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
