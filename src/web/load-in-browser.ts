import type { FetchQueryOptions } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { type ApiQueries, api } from './api.ts';
import { errorCode, errorMessage } from './errors.ts';
import { queryClient } from './query-client.ts';

export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
}

// biome-ignore lint/suspicious/noExplicitAny: a page's queries have different results; each is typed where it is used.
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** The queries a page needs before it can be shown, built from the API wherever the page is made. */
export type PageQueries = (api: ApiQueries, args: PageArgs) => PageQuery[];

/** A page loader for navigation in the browser: fetches over HTTP what the cache does not have. */
export function loadInBrowser(queries: PageQueries) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<null> => {
    const wanted = queries(api, { params, url: new URL(request.url) });
    try {
      await Promise.all(
        wanted.map((query) => queryClient().ensureQueryData({ ...query, revalidateIfStale: true })),
      );
    } catch (error) {
      if (errorCode(error) === 'not_found') throw data(errorMessage(error), { status: 404 });
      throw error;
    }
    return null;
  };
}
