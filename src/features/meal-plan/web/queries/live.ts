import { useEffect } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { PAGE } from '#web/json-link.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import { PLAN_UPDATED } from '../state/local-plan.ts';
import { pendingChangesOf } from './pending-changes.ts';

if (typeof window !== 'undefined')
  window.addEventListener(PLAN_UPDATED, () => {
    void queryClient().invalidateQueries({ queryKey: api.mealPlan.list.key() });
    invalidateDependents('plan');
    void queryClient().invalidateQueries({ queryKey: api.mealPlan.nutrition.key() });
  });

/**
 * Follows changes from other devices and windows while the page is visible, since browsers allow few such connections. On
 * return, missed changes are refetched, after sending pending changes of a page that was left.
 */
export function useLivePlan(): void {
  const userId = useSession().user?.id;
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
      source = new EventSource(`/api/events?page=${PAGE}`);
      source.addEventListener(PLAN_UPDATED, tell);
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
  }, [userId]);
}
