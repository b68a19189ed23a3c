import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The router state from the previous page. It survives reloads but the server never sees it, so it is empty until hydration.
 */
export function useRouterState<State>(): Partial<State> {
  const { state } = useLocation();
  const known = useSyncExternalStore(
    never,
    () => state,
    () => null,
  );
  return known ?? {};
}
