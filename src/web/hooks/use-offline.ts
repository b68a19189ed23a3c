import { useSyncExternalStore } from 'react';

/** Whether this device has no connection; false while a page is rendered on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: stop.signal });
  return () => stop.abort();
}
