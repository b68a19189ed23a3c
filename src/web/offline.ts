import { deletePrivate, type WorkerMessage } from '#shared/offline-caches.ts';
import { dropCopies } from './device-store.ts';

/**
 * Whether another page can be loaded as a whole from the service worker while the server is unreachable. Its parts (scripts,
 * data) may be missing even if the page itself is stored.
 */
export function comesWhole(path: string): boolean {
  return path !== location.pathname && Boolean(navigator.serviceWorker?.controller);
}

/**
 * Without a connection, links load whole pages, which the service worker has stored: the router would first request their
 * scripts, and reload the current page if they are missing.
 */
export function followLinksWhole(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (navigator.onLine || link?.origin !== location.origin || !comesWhole(link.pathname)) return;
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** The build of Plateful that rendered this page: each language has its own. */
export function buildOfPage(): string {
  const { __reactRouterManifest: routes } = window as { __reactRouterManifest?: { version: string } };
  return routes?.version ?? '';
}

export function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Clears cached pages and data of the person who was signed in; their pending changes stay. */
export async function forgetKept(): Promise<void> {
  dropCopies();
  tellWorker({ type: 'forget' });
  if ('caches' in globalThis) await deletePrivate(caches).catch(() => {});
}
