import type { QueryKey } from '@tanstack/react-query';
import { countOwnChange } from './own-changes.ts';
import { queryClient } from './query-client.ts';

/** Data that one feature changes and others show. */
export type Changed = 'recipes' | 'reels' | 'comments' | 'plan' | 'profile' | 'people' | 'settings';

/** What a feature declares in its `web/offers.ts`: which of its queries become stale after changes in other features. */
export type StaleAfter = Partial<Readonly<Record<Changed, readonly QueryKey[]>>>;

let dependents: readonly StaleAfter[] = [];

/** Only `src/app/stale.ts` knows all features. */
export function gatherStaleAfter(offered: readonly StaleAfter[]): void {
  dependents = offered;
}

/** After a change that was saved here: invalidates every query that depends on its data. */
export function invalidateDependents(changed: Changed): void {
  countOwnChange();
  refreshDependents(changed);
}

/** Invalidates every query that depends on data that may have changed elsewhere. */
export function refreshDependents(changed: Changed): void {
  const client = queryClient();
  for (const queryKey of dependents.flatMap((each) => each[changed] ?? [])) {
    void client.invalidateQueries({ queryKey });
    // A first fetch in flight goes on as it is, may predate the change, and would count as fresh.
    for (const { state, promise } of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
      if (state.data === undefined)
        void promise?.catch(() => {}).then(() => client.invalidateQueries({ queryKey }));
  }
}
