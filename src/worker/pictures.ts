import { CACHES } from '#shared/offline-caches.ts';
import { sameEra } from './scope.ts';
import { sameInOtherSizes, surplus } from './strategy.ts';

const MOST_PICTURES = 300;

/** A picture from the server; without a connection, in any size that was loaded before. */
export async function picture(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const isSame = sameEra();
  try {
    const response = await fetch(request);
    if (response.ok && isSame()) later(store(request, response.clone()));
    return response;
  } catch {
    return (await keptPicture(new URL(request.url).pathname)) ?? Response.error();
  }
}

async function keptPicture(path: string): Promise<Response | undefined> {
  for (const name of [CACHES.pictures, CACHES.wanted]) {
    const pictures = await caches.open(name);
    for (const size of sameInOtherSizes(path)) {
      const kept = await pictures.match(size, { ignoreVary: true });
      if (kept) return kept;
    }
  }
  return undefined;
}

async function store(request: Request, response: Response): Promise<void> {
  const pictures = await caches.open(CACHES.pictures);
  await pictures.put(request, response);
  for (const old of surplus(await pictures.keys(), MOST_PICTURES)) await pictures.delete(old);
}

/**
 * Fetches pictures, given without their width, that a cache does not have yet. Returns the total size of all given pictures
 * in bytes.
 */
export async function keepPictures(cache: string, bases: readonly string[]): Promise<number> {
  const isSame = sameEra();
  const pictures = await caches.open(cache);
  let bytes = 0;
  for (const base of bases) {
    const address = pictureAddress(base);
    const before = await pictures.match(address, { ignoreVary: true });
    const response = before ?? (await fetch(address));
    if (!isSame()) return bytes;
    if (!response.ok) continue;
    bytes += (await response.clone().blob()).size;
    if (!before) await pictures.put(address, response);
  }
  return bytes;
}

export const pictureAddress = (base: string): string => `${base}-640.webp`;
