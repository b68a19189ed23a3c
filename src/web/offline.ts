import { useEffect } from 'react';
import { fetchFeedback } from './feedback.tsx';
import { clearOfflineCache } from './offline-cache.ts';

const PAGES = 'plateful-pages-1';
const SCRIPT = '/service-worker.js';

/** Keeps this page on the device, so that it opens without a connection. What it shows it keeps itself. */
export function useOfflinePage(path: string): void {
  useEffect(() => {
    // Browsers have none where the page did not come over HTTPS.
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

/** Drops the pages and copies that are kept on this device for whoever was signed in; what is not saved yet stays theirs. */
export async function forgetKept(): Promise<void> {
  clearOfflineCache();
  if ('caches' in globalThis) await caches.delete(PAGES).catch(() => false);
}

function builtFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
}
