import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * The router state from the previous page. It survives reloads but the server never sees it, so it is empty until hydration.
 */
export function useRouterState<State>(): Partial<State> {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && state) || {};
}
