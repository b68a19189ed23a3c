import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this page runs in a browser already; not while a page from the server comes alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
