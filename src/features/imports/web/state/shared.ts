import { SHARE_PATH, SHARED_CACHE } from '#shared/share-target.ts';

const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Takes what another app shared from the device, once: a text or a picture. `null` if nothing is there, or if it has waited for
 * more than an hour and may be somebody else's.
 */
export async function takeShared(): Promise<string | File | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(SHARE_PATH);
  if (!kept) return null;
  await cache.delete(SHARE_PATH);
  const age = Date.now() - Date.parse(kept.headers.get('date') ?? '');
  if (!(age < LONGEST_WAIT_MS)) return null;
  const type = kept.headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) return kept.text();
  return new File([await kept.blob()], 'shared', { type });
}
