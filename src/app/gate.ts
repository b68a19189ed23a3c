import { matchRoutes } from 'react-router';
import {
  type AccessMode,
  decideAccess,
  type GateCaller,
  gateRedirect,
} from '#features/subscription/rules/gate.ts';
import { PAGES, type Page } from './routes.ts';

const TABLE = PAGES.map((page) => ({ id: page.path, path: page.path, handle: page }));
const NOT_FOUND = PAGES.at(-1)!;

/** React Router asks for the data of a page at the page's address with this added. */
const DATA_SUFFIX = /\/_\.data$|\.data$/;

/** The page that the router shows at a path, in whatever spelling. */
export function pageAt(path: string): Page {
  const shown = path.replace(DATA_SUFFIX, '') || '/';
  return matchRoutes(TABLE, shown)?.at(-1)?.route.handle ?? NOT_FOUND;
}

/** Where someone goes instead of the page they asked for; `null` lets them in. */
export function redirectFrom(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  mode: AccessMode,
  caller: GateCaller,
): string | null {
  const { access } = pageAt(pathname);
  return gateRedirect(decideAccess({ access, mode, caller }), pathname + search);
}
