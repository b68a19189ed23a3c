import { DAY_MS } from '#shared/durations.ts';
import { CACHES } from '#shared/offline-caches.ts';
import { keepFiles } from './files.ts';
import { keepPictures, pictureAddress } from './pictures.ts';
import { sameEra } from './scope.ts';
import { ageOf, assetsIn, isRecipe, picturesIn } from './strategy.ts';

let latest: readonly string[] = [];

/** Keeps these recipes with their pictures, each fetched at most once a day, and drops all others. */
export async function keepRecipes(recipes: readonly string[]): Promise<void> {
  latest = recipes;
  const isSame = sameEra();
  const isWanted = () => latest === recipes && isSame();
  const paths = recipes.map((id) => `/recipe/${encodeURIComponent(id)}`);
  const cache = await caches.open(CACHES.wanted);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (isRecipe(pathname) && !paths.includes(pathname)) await drop(cache, pathname);
  }
  // Recipes that were never opened are not worth scarce mobile data.
  if (savesData()) return;
  for (const path of paths) {
    if (!isWanted()) return;
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept && ageOf(kept) < DAY_MS) continue;
    const response = await fetch(path);
    if (!response.ok || response.redirected || !isWanted()) continue;
    const html = await response.clone().text();
    await keepFiles(assetsIn(html));
    if (!isWanted()) return;
    await cache.put(path, response);
    await keepPictures(CACHES.wanted, picturesIn(html).slice(0, 1));
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function drop(cache: Cache, path: string): Promise<void> {
  const html = (await (await cache.match(path, { ignoreVary: true }))?.text()) ?? '';
  const [base] = picturesIn(html);
  await cache.delete(path, { ignoreVary: true });
  if (base) await cache.delete(pictureAddress(base), { ignoreVary: true });
}
