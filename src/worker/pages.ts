import { CACHES, deletePrivate, fullestView, isCopied } from '#shared/offline-caches.ts';
import { PERSONAL_PATH, paths } from '#shared/paths.ts';
import { keepFiles } from './files.ts';
import { offlinePage } from './offline-page.ts';
import { keepPictures } from './pictures.ts';
import { newEra, sameEra } from './scope.ts';
import { ageOf, assetsIn, isFresh, isOfBuild, isRecipe, pageKind, picturesIn, surplus } from './strategy.ts';
import { keptRecipe } from './wanted.ts';

/** The key under which the cache of pages stores whose they are. */
const OWNER = '/owner';
const LONGEST_WAIT_MS = 4000;
const MOST_RECIPES = 60;
const MOST_PERSONAL = 60;

/** A page from the server; without a connection, or if that takes too long, as it was last time. */
export async function page(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isKept = pageKind(pathname) !== 'other-page';
  const isSame = sameEra();
  const waiting = isKept && (await keptPage(pathname)) ? AbortSignal.timeout(LONGEST_WAIT_MS) : null;
  try {
    const response = await fetch(request, { signal: waiting });
    if (isKept && fullestView(pathname) === pathname && isSame())
      later(storePage(pathname, response.clone()));
    return response;
  } catch {
    const kept = await keptPage(pathname);
    const keptSearch = kept?.url ? new URL(kept.url).search : '';
    const isAsKept = keptSearch === search && !isCopied(pathname);
    if (kept) return isAsKept ? kept : toRerender(kept);
    return offlinePage(pathname);
  }
}

async function keptPage(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHES.pages)).match(path, { ignoreVary: true });
  return kept ?? keptRecipe(path);
}

/** A page that was stored for another day or view, or before changes on this device: the browser renders it again. */
async function toRerender(kept: Response): Promise<Response> {
  const html = await kept.text();
  return new Response(html.replace('<html ', '<html data-rerender '), { headers: kept.headers });
}

async function storePage(path: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const pages = await caches.open(CACHES.pages);
  await pages.put(path, response);
  await trim(pages, paths.recipe(''), MOST_RECIPES);
}

async function trim(pages: Cache, start: string, most: number): Promise<void> {
  const all = await pages.keys();
  const some = all.filter(({ url }) => new URL(url).pathname.startsWith(start));
  for (const old of surplus(some, most)) await pages.delete(old, { ignoreVary: true });
}

/**
 * Stores a page that was opened without requesting it from the server. The page itself is stored last, so that a stored page
 * is complete.
 */
export async function keepPage(path: string, unlessYoungerThanMs: number, build: string): Promise<void> {
  if (pageKind(path) === 'other-page') return;
  const isSame = sameEra();
  const kept = await (await caches.open(CACHES.pages)).match(path, { ignoreVary: true });
  if (kept) {
    const html = await kept.clone().text();
    if (isFresh(html, ageOf(kept), unlessYoungerThanMs, build)) return keepFiles(assetsIn(html));
  }
  const response = await fetch(fullestView(path), { credentials: 'same-origin' });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  await keepFiles(assetsIn(html));
  if (isSame()) await storePage(path, response);
  if (isSame()) await keepPictures(CACHES.pictures, picturesIn(html).slice(0, 1));
}

/**
 * Fetches the recipes seen lately, at most `most`, that another build rendered: its files may not stay on this device, and the
 * server no longer has them.
 */
export async function renewRecipes(most: number, build: string): Promise<void> {
  const isSame = sameEra();
  const pages = await caches.open(CACHES.pages);
  const seen = (await pages.keys()).map(({ url }) => new URL(url).pathname).filter(isRecipe);
  // The oldest first, so that their order stays.
  for (const path of seen.slice(Math.max(0, seen.length - most))) {
    if (!isSame()) return;
    const kept = await pages.match(path, { ignoreVary: true });
    if (kept && !isOfBuild(await kept.text(), build)) await keepPage(path, 0, build);
  }
}

/** The personal data on a public page; without a connection, the latest stored data, from this page or another. */
export async function personal(request: Request): Promise<Response> {
  const isSame = sameEra();
  try {
    const response = await fetch(request);
    if (response.ok && isSame()) {
      const pages = await caches.open(CACHES.pages);
      await pages.put(request, response.clone());
      await trim(pages, PERSONAL_PATH, MOST_PERSONAL);
    }
    return response;
  } catch {
    const pages = await caches.open(CACHES.pages);
    const [latest] = (await pages.keys())
      .filter(({ url }) => new URL(url).pathname === PERSONAL_PATH)
      .reverse();
    const kept =
      (await pages.match(request, { ignoreVary: true })) ??
      (latest && (await pages.match(latest, { ignoreVary: true })));
    return kept ?? Response.error();
  }
}

/** Deletes everything stored for anybody except this person, in this kitchen. */
export async function belongTo(person: string | null): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  const owner = person ?? 'visitor';
  const before = await (await pages.match(OWNER))?.text();
  if (before === owner) return;
  await forget();
  await (await caches.open(CACHES.pages)).put(OWNER, new Response(owner));
}

export async function forget(): Promise<void> {
  newEra();
  await deletePrivate(caches);
}
