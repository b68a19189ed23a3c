import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** What a feature can change that others show. */
export type Changed = 'recipes' | 'plan';

const dependents = new Map<Changed, readonly QueryKey[]>();

/** Says which answers depend on what others change. `src/app/stale.ts` is the one place that knows them all. */
export function dependsOn(changed: Changed, keys: readonly QueryKey[]): void {
  dependents.set(changed, keys);
}

/** Has every answer asked for again that depends on what has just changed. */
export function invalidateDependents(changed: Changed): void {
  for (const queryKey of dependents.get(changed) ?? []) void queryClient().invalidateQueries({ queryKey });
}
