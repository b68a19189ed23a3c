import { deletePrivate, type WorkerMessage } from '#shared/offline-caches.ts';
import { dropCopies } from './device-store.ts';

/**
 * Whether another page can come whole from the service worker while the server is unreachable. Its parts (scripts, answers) may
 * be missing where the page itself is kept.
 */
export function comesWhole(path: string): boolean {
  return path !== location.pathname && Boolean(navigator.serviceWorker?.controller);
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
