import { useEffect } from 'react';
import { fetchFeedback } from './feedback.tsx';
import { clearOfflineCache } from './offline-cache.ts';

const PAGES = 'plateful-pages-1';
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

/** Clears cached pages and data of whoever was signed in; their pending changes stay. */
export async function forgetKept(): Promise<void> {
  clearOfflineCache();
  if ('caches' in globalThis) await caches.delete(PAGES).catch(() => false);
}

function builtFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
}
