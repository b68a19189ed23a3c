import { isOwnPage } from '#shared/offline-caches.ts';
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
  /** The address; of other sites too. */
  url: string;
}

const PERSONAL = '/personal';

export function kindOf({ method, mode, destination, url }: RequestFacts, origin: string): RequestKind | null {
  const { origin: site, pathname } = new URL(url);
  if (site !== origin) return null;
  if (method === 'POST') return pathname === SHARE_PATH && mode === 'navigate' ? 'share' : null;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return pageKind(pathname);
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === PERSONAL) return 'personal';
  return destination === 'image' && /^\/(?:art|pictures)\//.test(pathname) ? 'picture' : null;
}

export function pageKind(path: string): 'own-page' | 'public-page' | 'other-page' {
  if (isOwnPage(path)) return 'own-page';
  return path === '/' || isRecipe(path) ? 'public-page' : 'other-page';
}

/** Whether an address ends in another person's session; what follows must find nothing of the former person. */
export const startsSession = (url: string): boolean => new URL(url).pathname.startsWith('/api/auth/');

export const isRecipe = (path: string): boolean => /^\/recipe\/[^/]+$/.test(path);

/**
 * The built files that a page or a file names: what it imports now or later, its styles and fonts; not what is of use only
 * online.
 */
export function assetsIn(text: string): string[] {
  const names = text.matchAll(/(?<=["'`(/])(?!online-)[\w.@-]+-[\w-]{8}\.(?:js|css|woff2)(?=["'`)?])/g);
  return [...new Set([...names].map(([name]) => `/assets/${name}`))];
}

/** The router's list of every page's files: following it would fetch the whole app. */
export const isRouteList = (address: string): boolean => /\/assets\/manifest-[\w-]{8}\.js$/.test(address);

/** The addresses of a page's pictures without their width; the first is the largest on it. */
export function picturesIn(html: string): string[] {
  const bases = html.matchAll(/(\/(?:art\/recipes|pictures)\/[^"'\s,?]+)-640\.webp/g);
  return [...new Set([...bases].map(([, base = '']) => base))];
}

const SIZED = /-(?:320|640|1280)\.(?:webp|avif)$/;

/** A picture's other sizes and formats, any of which does when there is no connection. */
export function sameInOtherSizes(path: string): string[] {
  if (!SIZED.test(path)) return [path];
  const base = path.replace(SIZED, '');
  const others = [640, 1280, 320].flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`]);
  return [path, ...others.filter((other) => other !== path)];
}

/** Which of the names in a cache, oldest first, have to go so that at most `most` stay. */
export function surplus<Name>(names: readonly Name[], most: number): Name[] {
  return names.slice(0, Math.max(0, names.length - most));
}

/** A page's title without the name of the app, still escaped; empty if it has none. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/\s+[|·–-]\s+Plateful$/, '').trim();
}

/** Milliseconds since the server sent it; not a number if it does not say. */
export const ageOf = ({ headers }: Pick<Response, 'headers'>): number =>
  Date.now() - Date.parse(headers.get('date') ?? '');
