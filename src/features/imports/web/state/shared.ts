import { SHARE_PATH, SHARED_CACHE, SHARED_TEXT } from '#shared/share-target.ts';

const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Takes what another app shared from the device, once: a text, a picture, or both. Neither if nothing is there, or if it has
 * waited for over an hour and may be somebody else's.
 */
export async function takeShared(): Promise<{ text: string | null; picture: File | null }> {
  if (!('caches' in globalThis)) return { text: null, picture: null };
  const cache = await caches.open(SHARED_CACHE);
  const [text, picture] = [await fresh(cache, SHARED_TEXT), await fresh(cache, SHARE_PATH)];
  await caches.delete(SHARED_CACHE);
  const type = picture?.headers.get('content-type') ?? '';
  return {
    text: text ? await text.text() : null,
    picture: picture ? new File([await picture.blob()], 'shared', { type }) : null,
  };
}

async function fresh(cache: Cache, path: string): Promise<Response | null> {
  const kept = await cache.match(path);
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  return kept && age < LONGEST_WAIT_MS ? kept : null;
}
