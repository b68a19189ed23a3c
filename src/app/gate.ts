import {
  decideAccess,
  type GateCaller,
  gateRedirect,
  type PageAccess,
} from '#features/subscription/rules/gate.ts';
import type { AccessMode } from '#shared/endpoint.ts';
import { PAGES, type Page } from './routes.ts';

const FIXED = new Map(PAGES.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]));
const WITH_PARAMETERS = PAGES.filter(({ path }) => path.includes(':')).map((page) => ({
  page,
  parts: page.path.split('/'),
}));
const NOT_FOUND = PAGES.at(-1)!;
/** Addresses below these are judged alike, whether or not they have a page (spec part 2 §2 'Access gate'). */
const SECTIONS: Record<string, PageAccess> = { recipe: 'public', profile: 'profile' };

/** The page the router shows at a path, in any spelling, including requests for its data only. */
export function pageAt(path: string): Page {
  const routed = routedPath(path);
  return FIXED.get(routed) ?? pageWithParameters(routed.split('/')) ?? NOT_FOUND;
}

/** Not by the router's `matchPath`, which compiles every page's pattern each time: several times a request, 3 % of rendering a page. */
function pageWithParameters(segments: readonly string[]): Page | undefined {
  const isAt = (parts: readonly string[]) =>
    parts.length === segments.length &&
    parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
  return WITH_PARAMETERS.find(({ parts }) => isAt(parts))?.page;
}

/** Where to redirect someone who may not open a page; `null` admits them. */
export function redirectFrom(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  mode: AccessMode,
  caller: GateCaller,
): string | null {
  const page = pageAt(pathname);
  const access = page === NOT_FOUND ? (sectionAccess(pathname) ?? page.access) : page.access;
  return gateRedirect(decideAccess({ access, mode, caller }), pathname + search);
}

/** An address as usage stores it: its page, and the address itself where ids are no secret. */
export function storedAddress(path: string): { page: string; path: string } {
  const page = pageAt(path);
  if (page === NOT_FOUND) return { page: 'not found', path: 'not found' };
  return { page: page.path, path: page.countedById ? routedPath(path) : page.path };
}

function sectionAccess(pathname: string): PageAccess | undefined {
  const [, section = '', below] = routedPath(pathname).split('/');
  return below !== undefined && Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
}

/** Normalizes a path as the router does: decoded, lowercase, without the data suffix and trailing slashes. */
function routedPath(given: string): string {
  let path = given.replace(/\/_\.data$|\.data$/, '');
  try {
    path = path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // The router takes an undecodable path as it is.
  }
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase() || '/';
}
