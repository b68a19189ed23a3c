import { CACHES } from '#shared/offline-caches.ts';
import { sameEra } from './scope.ts';
import { assetsIn, isRouteList, surplus } from './strategy.ts';

/** Enough for three builds of the app, each of about 230 files. */
const MOST_FILES = 700;

/** Sets of files that this process has completed. */
const completed = new Set<string>();
/** All files of these sets. They may be the oldest: a file that did not change has been here since its first build. */
const needed = new Set<string>();

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
  for (const address of found) needed.add(address);
  await dropSurplus(files);
}

/** The text of a script or style, fetched if necessary; empty for fonts and the list of all pages. */
async function textOf(files: Cache, address: string): Promise<string> {
  const response = (await files.match(address, { ignoreVary: true })) ?? (await fetchFile(files, address));
  const isFollowed = response.ok && /\.(?:js|css)$/.test(address) && !isRouteList(address);
  return isFollowed ? response.text() : '';
}

async function fetchFile(files: Cache, request: Request | string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

async function dropSurplus(files: Cache): Promise<void> {
  const isNeeded = ({ url }: Request) => needed.has(new URL(url).pathname);
  for (const old of surplus(await files.keys(), MOST_FILES, isNeeded)) await files.delete(old);
}
