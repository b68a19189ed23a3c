import { useLocation } from 'react-router';
import { useIsAlive } from './alive.ts';

/**
 * What the page before handed over (the router's state). It outlives a reload but the server never sees it, so it is
 * not there yet while a page from the server comes alive.
 */
export function useRouterState<State>(): Partial<State> {
  const { state } = useLocation();
  const isAlive = useIsAlive();
  return (isAlive && state) || {};
}
