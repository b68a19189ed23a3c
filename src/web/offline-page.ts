import { useEffect } from 'react';
import { fetchFeedback } from './feedback.tsx';

const SCRIPT = '/service-worker.js';

/** Caches this page for offline use; the page caches its own data. */
export function useOfflinePage(path: string): void {
  useEffect(() => {
    // Service workers require HTTPS.
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    const keep = async () => {
      await fetchFeedback();
      await navigator.serviceWorker.register(SCRIPT);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: { path, files: builtFiles() } });
    };
    keep().catch(() => {});
  }, [path]);
}

function builtFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
}
