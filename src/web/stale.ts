import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Data that one feature changes and others show. */
export type Changed = 'recipes' | 'reels' | 'plan' | 'profile' | 'people' | 'settings';

/** What a feature declares in its `web/offers.ts`: which of its queries become stale after changes in other features. */
export type StaleAfter = Partial<Readonly<Record<Changed, readonly QueryKey[]>>>;

let dependents: readonly StaleAfter[] = [];

/** Only `src/app/stale.ts` knows all features. */
export function gatherStaleAfter(offered: readonly StaleAfter[]): void {
  dependents = offered;
}

/** Invalidates every query that depends on data that has just changed. */
export function invalidateDependents(changed: Changed): void {
  for (const queryKey of dependents.flatMap((each) => each[changed] ?? []))
    void queryClient().invalidateQueries({ queryKey });
}
