import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { isOwnPage, type KeptRecipe, MOST_KEPT_BYTES, type WantedRecipe } from '#shared/offline-caches.ts';
import { PERSONAL_PATH, paths } from '#shared/paths.ts';
import { SHARE_PATH } from '#shared/share-target.ts';

/** The kind of a request to the service worker; `null` leaves it to the browser. */
export type RequestKind =
  | 'own-page'
  | 'public-page'
  | 'other-page'
  | 'personal'
  | 'file'
  | 'picture'
  | 'share';

export interface RequestFacts {
  method: string;
  mode: string;
  destination: string;
  /** The URL, possibly of another site. */
  url: string;
}

export function kindOf({ method, mode, destination, url }: RequestFacts, origin: string): RequestKind | null {
  const { origin: site, pathname } = new URL(url);
  if (site !== origin) return null;
  if (method === 'POST') return pathname === SHARE_PATH && mode === 'navigate' ? 'share' : null;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return pageKind(pathname);
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === PERSONAL_PATH) return 'personal';
  return destination === 'image' && /^\/(?:art|pictures)\//.test(pathname) ? 'picture' : null;
}

export function pageKind(path: string): 'own-page' | 'public-page' | 'other-page' {
  if (isOwnPage(path)) return 'own-page';
  return path === paths.home || isRecipe(path) ? 'public-page' : 'other-page';
}

/** Whether a URL starts another person's session; later requests must find nothing of the previous person. */
export const startsSession = (url: string): boolean => new URL(url).pathname.startsWith('/api/auth/');

const RECIPE = new RegExp(`^${paths.recipe('')}[^/]+$`);
export const isRecipe = (path: string): boolean => RECIPE.test(path);

/**
 * The built files that a page or a file names: what it imports now or later, its styles and fonts; not what is useful only
 * online.
 */
export function assetsIn(text: string): string[] {
  const names = text.matchAll(/(?<=["'`(/])(?!online-)[\w.@-]+-[\w-]{8}\.(?:js|css|woff2)(?=["'`)?])/g);
  return [...new Set([...names].map(([name]) => `/assets/${name}`))];
}

/** Whether this build rendered a page. */
export const isOfBuild = (html: string, build: string): boolean =>
  html.includes(`/assets/manifest-${build}.js`);

/**
 * Whether a stored page need not be fetched again. One that another build rendered, whose files are replaced, is fetched
 * again soon; not at once, since a tab of the older build may be asking.
 */
export function isFresh(html: string, ageMs: number, unlessYoungerThanMs: number, build: string): boolean {
  return ageMs < (isOfBuild(html, build) ? unlessYoungerThanMs : Math.min(unlessYoungerThanMs, MINUTE_MS));
}

/** The router's list of every page's files: following it would fetch the whole app. */
export const isRouteList = (address: string): boolean => /\/assets\/manifest-[\w-]{8}\.js$/.test(address);

/** A page's picture URLs without their width; the first is the largest on the page. */
export function picturesIn(html: string): string[] {
  const bases = html.matchAll(/(\/(?:art\/recipes|pictures)\/[^"'\s,?]+)-640\.webp/g);
  return [...new Set([...bases].map(([, base = '']) => base))];
}

const SIZED = /-(?:320|640|1280)\.(?:webp|avif)$/;

/** A picture's other sizes and formats, any of which will do when there is no connection. */
export function sameInOtherSizes(path: string): string[] {
  if (!SIZED.test(path)) return [path];
  const base = path.replace(SIZED, '');
  const others = [640, 1280, 320].flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`]);
  return [path, ...others.filter((other) => other !== path)];
}

/**
 * The oldest names in a cache (given oldest first) that have to be removed so that at most `most` stay, or more if more are
 * needed.
 */
export function surplus<Name>(
  names: readonly Name[],
  most: number,
  isNeeded: (name: Name) => boolean = () => false,
): Name[] {
  return names.filter((name) => !isNeeded(name)).slice(0, Math.max(0, names.length - most));
}

/** Whether a recipe need not be fetched again. One with an unknown version is fetched once a day. */
export function isCurrent(
  kept: KeptRecipe | undefined,
  { version }: WantedRecipe,
  build: string,
  now: number,
): boolean {
  if (kept?.build !== build) return false;
  return version === null ? now - kept.at < DAY_MS : kept.version === version;
}

/** The bytes that wanted recipes may take: at most half of what the browser still offers. `ours` is what they take now. */
export function roomFor({ quota, usage = 0 }: StorageEstimate, ours: number): number {
  return quota === undefined ? MOST_KEPT_BYTES : Math.min(MOST_KEPT_BYTES, ours + (quota - usage) / 2);
}

/** A page's title without the name of the app, still escaped; empty if it has none. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/\s+[|·–-]\s+Plateful$/, '').trim();
}

/** Milliseconds since the server sent it; NaN if it does not say. */
export const ageOf = ({ headers }: Pick<Response, 'headers'>): number =>
  Date.now() - Date.parse(headers.get('date') ?? '');
