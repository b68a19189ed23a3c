import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Data that one feature changes and others show. */
export type Changed = 'recipes' | 'reels' | 'plan' | 'profile' | 'people' | 'settings';

const dependents = new Map<Changed, readonly QueryKey[]>();

/** Registers which queries depend on that data. `src/app/stale.ts` is the only caller. */
export function dependsOn(changed: Changed, keys: readonly QueryKey[]): void {
  dependents.set(changed, keys);
}

/** Invalidates every query that depends on what has just changed. */
export function invalidateDependents(changed: Changed): void {
  for (const queryKey of dependents.get(changed) ?? []) void queryClient().invalidateQueries({ queryKey });
}
