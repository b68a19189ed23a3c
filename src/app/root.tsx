import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { sessionQuery } from '#features/accounts/web/queries/session.ts';
import { SessionProvider } from '#features/accounts/web/session-provider.tsx';
import { outsideQuery } from '#features/site/web/queries.ts';
import { directionOf } from '#shared/languages.ts';
import { isCopied } from '#shared/offline-caches.ts';
import { language } from '#shared/spoken.ts';
import type { Viewer } from '#shared/viewer.ts';
import firstScript from '#web/head/main.ts?inline-script';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Nonce } from '#web/nonce.ts';
import { pageContext } from '#web/page-context.ts';
import { inBrowserTime, queryClient } from '#web/query-client.ts';
import type { Settings } from '#web/settings.ts';
import { ViewerContext } from '#web/viewer.ts';
import { pageAt } from './gate.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { gate } from './layout/gate.ts';
import { followTheme } from './layout/theme.ts';
import '#web/theme.css';
import './stale.ts';

const queries: PageQueries = (api, { url }) =>
  isShared(url.pathname) ? [outsideQuery(api)] : [sessionQuery(api), outsideQuery(api)];
const load = loadOnServer(queries);

/** Data for every page. Shared pages contain no session. */
export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const { settings, viewer } = args.context.get(pageContext);
  const shared = isShared(new URL(args.request.url).pathname);
  return { ...(await load(args)), settings, shared, viewer: shared ? null : viewer() };
}
export const clientLoader = loadInBrowser(queries);

interface RootData {
  dehydrated: DehydratedState;
  settings: Settings;
  shared: boolean;
  viewer: Viewer | null;
}

const isShared = (path: string) => pageAt(path).shared === true;
export const clientMiddleware = [gate];
export const shouldRevalidate = () => false;

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});
export const links: LinksFunction = () => [
  font(figtree),
  font(fraunces),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/art/icon-192.png' },
  // Sent with the language cookie.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
];

export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(followTheme, []);
  const nonce = use(Nonce);
  const root = useRouteLoaderData('root') as RootData | undefined;
  return (
    <html
      lang={language()}
      dir={directionOf(language())}
      data-settings={JSON.stringify(root?.settings)}
      data-shared={root?.shared ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <WithData>
      <AppLayout>
        <Outlet />
      </AppLayout>
    </WithData>
  );
}

/** A page that was not found keeps its layout; one that crashed does not trust it. */
export function ErrorBoundary() {
  const error = useRouteError();
  const hasSurroundings = isRouteErrorResponse(error);
  return (
    <WithData>
      {hasSurroundings ? (
        <AppLayout>
          <ErrorPage error={error} />
        </AppLayout>
      ) : (
        <main>
          <ErrorPage error={error} />
        </main>
      )}
    </WithData>
  );
}

function WithData({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  const root = useRouteLoaderData('root') as RootData | undefined;
  const inlined = useInlinedData(root?.shared === false);
  const viewer = root?.viewer ?? null;
  return (
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <HydrationBoundary state={inlined}>
          <SessionProvider>{children}</SessionProvider>
        </HydrationBoundary>
      </ViewerContext>
    </QueryClientProvider>
  );
}

const isInBrowser = typeof document !== 'undefined';

/** Whether the service worker stored this page, and marks it as possibly outdated. */
const isToRerender = () => isInBrowser && document.documentElement.dataset.rerender !== undefined;

/**
 * Hydration state of the first page's queries. Read once: after signing out, the data must not come back from the initial
 * HTML. `isFresh`: rendered for this request, not from a cache.
 */
function useInlinedData(isFresh: boolean): DehydratedState {
  const matches = useMatches();
  const [state] = useState(() => {
    const states = matches.flatMap(({ loaderData, pathname }) =>
      isToRerender() && isCopied(pathname)
        ? []
        : ((loaderData as { dehydrated?: DehydratedState } | null)?.dehydrated ?? []),
    );
    const queries = states.flatMap((dehydrated) => dehydrated.queries);
    return {
      mutations: [],
      queries: isFresh && isInBrowser && !isToRerender() ? inBrowserTime(queries) : queries,
    };
  });
  return state;
}
