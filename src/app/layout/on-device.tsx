import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { usePlanAccess } from '#features/meal-plan/web/queries/plan-access.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { isOwnPage, OWN_PAGES } from '#shared/offline-caches.ts';
import { paths } from '#shared/paths.ts';
import { api } from '#web/api.ts';
import { buildOfPage, tellWorker } from '#web/offline.ts';
import { queryClient } from '#web/query-client.ts';
import type { Occasion } from './copy-to-device.ts';
import { useServiceWorker } from './service-worker.ts';

const SETTLE_MS = 2000;

/** Registers the service worker, and tells it who is signed in and what to store for them. */
export default function OnDevice() {
  const isReady = useServiceWorker();
  const isKnown = useAudience() !== 'unknown';
  const { user } = useSession();
  const userId = user?.id ?? null;
  const kitchenId = user?.kitchenId ?? null;
  const { units, weekStart = null } = user ?? {};
  const avoids = useAvoided().size > 0;
  const { admit: mayPlan } = usePlanAccess();
  const { pathname } = useLocation();
  const isTold = isReady && isKnown;
  useEffect(() => {
    if (!isTold) return;
    tellWorker({ type: 'person', userId, kitchenId });
    keep(paths.home, HOUR_MS);
    if (userId === null || kitchenId === null || !units) return;
    for (const path of OWN_PAGES) keep(path, HOUR_MS);
    const want = async (occasion: Occasion) => {
      const { copyToDevice } = await import('./copy-to-device.ts');
      await copyToDevice({ id: userId, kitchenId, units, weekStart, avoids }, mayPlan, occasion);
    };
    const first = setTimeout(() => void want('opened'), SETTLE_MS);
    const copied = [api.favorites.ids.key(), api.mealPlan.list.key(), api.recipeBook.list.key()];
    const stop = afterChanges(copied, () => want('changed'));
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [isTold, userId, kitchenId, units, weekStart, avoids, mayPlan]);
  useEffect(() => {
    if (!isTold) return;
    keep(pathname, MINUTE_MS);
    // The stored copy must show changes made on the page.
    const changing = [api.recipeBook.key(), api.favorites.key()];
    return isOwnPage(pathname) ? afterChanges(changing, () => keep(pathname, 0)) : undefined;
  }, [isTold, pathname]);
  return null;
}

function keep(path: string, unlessYoungerThanMs: number): void {
  tellWorker({ type: 'keep', path, unlessYoungerThanMs, build: buildOfPage() });
}

/** Calls back when responses have changed and no more changes have followed for a while. Returns a function to stop. */
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
