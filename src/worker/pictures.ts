import { CACHES } from '#shared/offline-caches.ts';
import { sameEra } from './scope.ts';
import { sameInOtherSizes, surplus } from './strategy.ts';

const MOST_PICTURES = 300;

/** A picture from the server; without a connection in any size that was seen. */
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

/** Fetches pictures, given without their width, that a cache does not have yet. */
export async function keepPictures(cache: string, bases: readonly string[]): Promise<void> {
  const isSame = sameEra();
  const pictures = await caches.open(cache);
  for (const base of bases) {
    const address = pictureAddress(base);
    if (await pictures.match(address, { ignoreVary: true })) continue;
    const response = await fetch(address);
    if (!isSame()) return;
    if (response.ok) await pictures.put(address, response);
  }
}

export const pictureAddress = (base: string): string => `${base}-640.webp`;
