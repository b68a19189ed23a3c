import {
  decideAccess,
  type GateCaller,
  gateRedirect,
  type PageAccess,
} from '#features/subscription/rules/gate.ts';
import type { AccessMode } from '#shared/endpoint.ts';
import { paths } from '#shared/paths.ts';
import { PAGES, type Page } from './routes.ts';

const FIXED = new Map(PAGES.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]));
const WITH_PARAMETERS = PAGES.filter(({ path }) => path.includes(':')).map((page) => ({
  page,
  parts: page.path.split('/'),
}));
const NOT_FOUND = PAGES.at(-1)!;
/** Paths below these get the same access check, whether or not they have a page (spec part 2 §2 'Access gate'). */
const SECTIONS = new Map<string | undefined, PageAccess>(
  WITH_PARAMETERS.filter(({ page }) =>
    [paths.recipe.pattern, paths.profileOf.pattern].includes(page.path),
  ).map(({ page, parts }) => [parts[1], page.access]),
);

/** The page the router shows at a path, in any spelling, including requests for its data only. */
export function pageAt(path: string): Page {
  const routed = routedPath(path);
  return FIXED.get(routed) ?? pageWithParameters(routed.split('/')) ?? NOT_FOUND;
}

/**
 * Not with the router's `matchPath`, which compiles every page's pattern each time: several times per request, 3 % of the
 * time to render a page.
 */
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

/** A path as usage stores it: its page, and the path itself if its ids are not secret. */
export function storedAddress(path: string): { page: string; path: string } {
  const page = pageAt(path);
  if (page === NOT_FOUND) return { page: 'not found', path: 'not found' };
  return { page: page.path, path: page.countedById ? routedPath(path) : page.path };
}

function sectionAccess(pathname: string): PageAccess | undefined {
  const [, section, below] = routedPath(pathname).split('/');
  return below === undefined ? undefined : SECTIONS.get(section);
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
  return path.slice(0, end).toLowerCase() || paths.home;
}
