import { CACHES, KEPT_RECIPES, type KeptRecipe, type WantedRecipe } from '#shared/offline-caches.ts';
import { paths } from '#shared/paths.ts';
import { keepFiles } from './files.ts';
import { keepPictures, pictureAddress } from './pictures.ts';
import { sameEra } from './scope.ts';
import { assetsIn, isCurrent, isRecipe, picturesIn, roomFor } from './strategy.ts';
import { unzipped, zipped } from './zipped.ts';

/** Estimated size of a page with its picture. */
const TYPICAL_BYTES = 80_000;
/** The index is saved after this many, because browsers may end a worker at any time. */
const STEP = 10;

let latest: readonly WantedRecipe[] = [];

/** Stops storing any other recipes. */
export function onlyWant(wanted: readonly WantedRecipe[]): void {
  latest = wanted;
}

/**
 * Stores these recipes with their pictures and drops all others. Fetches those among the first `fetchFirst` that are new or
 * changed, one after another, as long as there is room.
 */
export async function keepRecipes(
  wanted: readonly WantedRecipe[],
  fetchFirst: number,
  build: string,
): Promise<void> {
  const isSame = sameEra();
  const isWanted = () => latest === wanted && isSame();
  const cache = await caches.open(CACHES.wanted);
  const kept = await keptRecipes(cache);
  const pages = wanted.map(({ id }) => paths.recipe(id));
  const isListed = new Set(pages);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (isRecipe(pathname) && !(isListed.has(pathname) && kept.has(pathname)))
      await drop(cache, kept, pathname);
  }
  const room = roomFor(await estimate(), sizeOf(kept));
  let used = 0;
  let fetched = 0;
  try {
    for (const [at, recipe] of wanted.entries()) {
      const path = pages[at] ?? '';
      const before = kept.get(path);
      const isFetched = at < fetchFirst && !isCurrent(before, recipe, build, Date.now());
      if (isFetched && used + (before?.bytes ?? TYPICAL_BYTES) <= room) {
        if (!isWanted()) return;
        const found = await fetchRecipe(cache, path, isWanted);
        if (found) kept.set(path, { ...found, version: recipe.version, build, at: Date.now() });
        fetched += 1;
        if (fetched % STEP === 0 && isSame()) await writeDown(cache, kept);
      }
      const { bytes = 0 } = kept.get(path) ?? {};
      if (used + bytes > room) await drop(cache, kept, path);
      else used += bytes;
    }
  } finally {
    if (isSame()) await writeDown(cache, kept);
  }
}

async function fetchRecipe(
  cache: Cache,
  path: string,
  isWanted: () => boolean,
): Promise<Pick<KeptRecipe, 'bytes' | 'picture'> | null> {
  const response = await fetch(path);
  if (!response.ok || response.redirected || !isWanted()) return null;
  const html = await response.text();
  await keepFiles(assetsIn(html));
  const page = await zipped(html, response.headers);
  const bytes = Number(page.headers.get('content-length'));
  if (!isWanted()) return null;
  await cache.put(path, page);
  const [picture = null] = picturesIn(html);
  return { picture, bytes: bytes + (picture ? await keepPictures(CACHES.wanted, [picture]) : 0) };
}

/** A wanted recipe, if it is stored. */
export async function keptRecipe(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHES.wanted)).match(path, { ignoreVary: true });
  return kept && unzipped(kept);
}

async function keptRecipes(cache: Cache): Promise<Map<string, KeptRecipe>> {
  const written = await cache.match(KEPT_RECIPES);
  return new Map(written ? Object.entries((await written.json()) as Record<string, KeptRecipe>) : []);
}

const writeDown = (cache: Cache, kept: ReadonlyMap<string, KeptRecipe>): Promise<void> =>
  cache.put(KEPT_RECIPES, Response.json(Object.fromEntries(kept)));

const sizeOf = (kept: ReadonlyMap<string, KeptRecipe>): number =>
  [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);

const estimate = (): Promise<StorageEstimate> => navigator.storage?.estimate?.() ?? Promise.resolve({});

async function drop(cache: Cache, kept: Map<string, KeptRecipe>, path: string): Promise<void> {
  const picture = kept.get(path)?.picture;
  kept.delete(path);
  await cache.delete(path, { ignoreVary: true });
  if (picture) await cache.delete(pictureAddress(picture), { ignoreVary: true });
}
