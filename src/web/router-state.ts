import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * What the page before handed over (the router's state). It outlives a reload but the server never sees it, so it is
 * not there yet while a page from the server comes alive.
 */
export function useRouterState<State>(): Partial<State> {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && state) || {};
}
