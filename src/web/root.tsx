import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { sessionQuery } from '#features/accounts/web/data.ts';
import { loadInBrowser } from './load-in-browser.ts';
import { loadOnServer } from './load-on-server.ts';
import { queryClient } from './query-client.ts';
import './theme.css';

export const loader = loadOnServer((api) => [sessionQuery(api)]);
export const clientLoader = loadInBrowser((api) => [sessionQuery(api)]);
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
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
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={useInlinedData()}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** What the loaders of this page brought with the HTML, as one cache state. */
function useInlinedData(): DehydratedState {
  const states = useMatches().flatMap(({ loaderData }) => (loaderData as { dehydrated?: DehydratedState } | null)?.dehydrated ?? []);
  return { mutations: [], queries: states.flatMap((state) => state.queries) };
}
