import { type DehydratedState, dehydrate, type FetchQueryOptions } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Viewer } from '#shared/viewer.ts';
import type { Api, ApiQueries } from './api.ts';
import { endpointQueries } from './endpoint-queries.ts';
import { errorCode, errorMessage } from './errors.ts';
import type { Moved, PageArgs, PageQuery } from './load-in-browser.ts';
import { pageContext } from './page-context.ts';
import { queryClient } from './query-client.ts';

export interface ServerArgs extends PageArgs {
  viewer(): Viewer;
  /** The result of a query that others depend on; it is inlined as well. */
  // biome-ignore lint/suspicious/noExplicitAny: the keys and errors of queries differ.
  read<Result>(query: FetchQueryOptions<Result, any, any, any>): Promise<Result>;
  /** Drops the result of a query that was read: it is too large to render here, and the browser reads it again. */
  leave(query: Pick<FetchQueryOptions, 'queryKey'>): void;
}

/** Like `PageQueries`; on the server, a query may depend on the result of another, and on the viewer. */
type ServerQueries = (api: ApiQueries, args: ServerArgs) => PageQuery[] | Promise<PageQuery[]>;

/** The page loader that runs the page's queries in process and inlines the results in the HTML. */
export function loadOnServer(queries: ServerQueries, moved?: Moved) {
  return async ({
    context,
    params,
    request,
  }: LoaderFunctionArgs): Promise<{ dehydrated: DehydratedState }> => {
    const { api, viewer } = context.get(pageContext);
    const cache = queryClient();
    const read: ServerArgs['read'] = (query) => cache.fetchQuery({ ...query, retry: false });
    const leave: ServerArgs['leave'] = ({ queryKey }) => cache.removeQueries({ queryKey, exact: true });
    const args = { params, url: new URL(request.url), viewer, read, leave };
    try {
      const wanted = await queries(queriesInProcess(api), args);
      await Promise.all(wanted.map(read));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'not_found') throw data(errorMessage(error), { status: 404 });
      if (code === 'invalid_input') throw data(errorMessage(error), { status: 400 });
      if (code === 'unavailable') throw data(errorMessage(error), { status: 503 });
      throw error;
    }
    const elsewhere = moved?.(cache, args);
    if (elsewhere) throw redirect(elsewhere);
    return { dehydrated: dehydrate(cache) };
  };
}

/** Queries that call the API in process. */
export function queriesInProcess(api: Api): ApiQueries {
  // The client has a function at the path of each endpoint.
  const endpointAt = (path: readonly string[]) =>
    // biome-ignore lint/suspicious/noExplicitAny: typed by the contract, where it is used.
    path.reduce((at: any, name) => at[name], api) as (input: unknown, options: object) => Promise<unknown>;
  return endpointQueries((path, input, { signal }) => endpointAt(path)(input, { signal })) as ApiQueries;
}
