import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followKitchen, useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { PAGE } from '#web/json-link.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshDependents } from '#web/stale.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { PLAN_UPDATED } from '../state/local-plan.ts';
import { pendingChangesOf } from './pending-changes.ts';

if (typeof window !== 'undefined')
  window.addEventListener(PLAN_UPDATED, () => {
    void queryClient().invalidateQueries({ queryKey: api.mealPlan.list.key() });
    refreshDependents('plan');
    void queryClient().invalidateQueries({ queryKey: api.mealPlan.nutrition.key() });
  });

/** Milliseconds since the oldest of some data was read: it may have changed before the page follows changes. */
function ageOf(queryKey: QueryKey): number {
  const read = queryClient()
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state }) => state.dataUpdatedAt || []);
  return Math.max(0, ...read.map((at) => Date.now() - at));
}

/**
 * Follows changes from other devices and windows while the page is visible, because browsers allow few such connections.
 * When the page becomes visible again, sends pending changes left by a closed page, and refetches missed changes.
 * `queryKey`: what the page shows.
 */
export function useLivePlan(queryKey: QueryKey): void {
  const shown = useRef(queryKey);
  const { id: userId, kitchenId } = useSession().user ?? {};
  useEffect(() => {
    if (!userId) return;
    pendingChangesOf(userId).retry();
    let source: EventSource | null = null;
    let wasAway = false;
    const tell = () => window.dispatchEvent(new Event(PLAN_UPDATED));
    const follow = () => {
      if (document.hidden) {
        source?.close();
        source = null;
        wasAway = true;
        return;
      }
      if (source) return;
      source = new EventSource(`/api/events?page=${PAGE}&kitchen=${kitchenId}&age=${ageOf(shown.current)}`);
      source.addEventListener(PLAN_UPDATED, tell);
      source.addEventListener('kitchenChanged', () => void moved());
      source.addEventListener('open', () => {
        if (wasAway) tell();
        wasAway = false;
      });
      source.addEventListener('error', () => {
        wasAway = true;
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [userId, kitchenId]);
}

/** Somebody has joined or left a household on another device, or was removed from it. */
async function moved(): Promise<void> {
  // Without a response this is unknown; the next event checks again.
  if (!(await followKitchen().catch(() => false))) return;
  showToast({
    title: t('Your household has changed'),
    description: t('This is the plan and the grocery list that you share now.'),
  });
}
