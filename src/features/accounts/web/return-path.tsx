import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#shared/paths.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { useRouterState } from '#web/router-state.ts';

/**
 * The page someone came from: the query's `from`, or the router state's; `null` if there is none or it is on another
 * site.
 */
export function useReturnPath(): string | null {
  const [query] = useSearchParams();
  const { from } = useRouterState<{ from: unknown }>();
  const told = query.get('from') ?? pathOf(from);
  return awayFromSigningIn(safeReturnPath(told));
}

/** Where to return to after signing in through a button that every page has: this page, or where the reader came from. */
export function useSignInFrom(): string | undefined {
  const from = useReturnPath();
  const { pathname, search } = useLocation();
  const isOwn = pathname === paths.home || pathname.startsWith(paths.admin);
  return from ?? awayFromSigningIn(isOwn ? null : safeReturnPath(pathname + search)) ?? undefined;
}

/** The page that a query says somebody came from. */
export function returnPathIn(query: URLSearchParams): string | null {
  return awayFromSigningIn(safeReturnPath(query.get('from')));
}

const SIGNING_IN: readonly string[] = [
  paths.auth.pattern,
  paths.login.pattern,
  paths.profileSetup.pattern,
  paths.resetPassword,
];

function awayFromSigningIn(path: string | null): string | null {
  return path && !SIGNING_IN.includes(`/${path.split(/[/?#]/)[1]}`) ? path : null;
}

function pathOf(from: unknown): unknown {
  if (typeof from !== 'object' || from === null) return from;
  const { pathname = '', search = '' } = from as { pathname?: string; search?: string };
  return pathname + search;
}
