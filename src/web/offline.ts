import { useEffect } from 'react';

const PAGES = 'plateful-pages-1';
const SCRIPT = '/service-worker.js';

/** Keeps this page on the device, so that it opens without a connection. What it shows it keeps itself. */
export function useOfflinePage(path: string): void {
  useEffect(() => {
    // Browsers have none where the page did not come over HTTPS.
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    const keep = async () => {
      await navigator.serviceWorker.register(SCRIPT);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: { path, files: builtFiles() } });
    };
    keep().catch(() => {});
  }, [path]);
}

/** Nothing of the person stays on the device that the next one would open. */
export async function forgetPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PAGES).catch(() => false);
}

function builtFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
}
