import { dropCopies } from './device-store.ts';

const PAGES = 'plateful-pages-1';

/** Clears cached pages and data of whoever was signed in; their pending changes stay. */
export async function forgetKept(): Promise<void> {
  dropCopies();
  if ('caches' in globalThis) await caches.delete(PAGES).catch(() => false);
}
