import { CACHES } from '#shared/offline-caches.ts';
import { sameEra } from './scope.ts';
import { assetsIn, isRouteList, surplus } from './strategy.ts';

/** Enough for more than three builds of the app. */
const MOST_FILES = 600;

/** Sets of files that this process has completed. */
const completed = new Set<string>();

/** A built file. Its name is a content hash, so a cached one is always right. */
export async function file(request: Request): Promise<Response> {
  const files = await caches.open(CACHES.files);
  return (await files.match(request, { ignoreVary: true })) ?? fetchFile(files, request);
}

/** Stores the given files and everything they import, including what they would load only later. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const set = addresses.join();
  if (completed.has(set)) return;
  const isSame = sameEra();
  const files = await caches.open(CACHES.files);
  const found = new Set(addresses);
  for (let wave = [...found]; wave.length > 0; ) {
    if (!isSame()) return;
    const texts = await Promise.all(wave.map((address) => textOf(files, address)));
    wave = [...new Set(texts.flatMap(assetsIn))].filter((address) => !found.has(address));
    for (const address of wave) found.add(address);
  }
  completed.add(set);
}

/** The text of a script or style, fetched if necessary; empty for fonts and the list of all pages. */
async function textOf(files: Cache, address: string): Promise<string> {
  const response = (await files.match(address, { ignoreVary: true })) ?? (await fetchFile(files, address));
  const isFollowed = response.ok && /\.(?:js|css)$/.test(address) && !isRouteList(address);
  return isFollowed ? response.text() : '';
}

async function fetchFile(files: Cache, request: Request | string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    await files.put(request, response.clone());
    for (const old of surplus(await files.keys(), MOST_FILES)) await files.delete(old);
  }
  return response;
}
