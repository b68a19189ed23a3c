import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, redirect, redirectDocument } from 'react-router';
import { ERROR_STATUS } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { type ApiQueries, api } from './api.ts';
import { errorCode, errorMessage } from './errors.ts';
import { comesWhole } from './offline.ts';
import { queryClient } from './query-client.ts';

export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
}

// biome-ignore lint/suspicious/noExplicitAny: a page's queries have different results; each is typed where it is used.
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** The queries a page needs before it can render, built from the API on either side. */
export type PageQueries = (api: ApiQueries, args: PageArgs) => PageQuery[];

/** The page's new address according to its data; `null` if it has not moved. */
export type Moved = (cache: QueryClient, args: PageArgs) => string | null;

/** The page loader for navigation in the browser: fetches what is not cached. */
export function loadInBrowser(queries: PageQueries, moved?: Moved) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<null> => {
    const url = new URL(request.url);
    const wanted = queries(api, { params, url });
    const isWhole = comesWhole(url.pathname);
    const instead = () => redirectDocument(url.pathname + url.search);
    if (isWhole && !navigator.onLine) throw instead();
    try {
      await Promise.all(
        wanted.map((query) =>
          queryClient().ensureQueryData({
            ...query,
            ...(isWhole && { retry: false }),
            revalidateIfStale: true,
          }),
        ),
      );
    } catch (error) {
      throw isWhole && errorCode(error) === 'offline' ? instead() : await refusal(error, url);
    }
    const elsewhere = moved?.(queryClient(), { params, url });
    if (elsewhere) throw redirect(elsewhere);
    return null;
  };
}

/** The error page, or a redirect, for a page that could not be loaded. */
async function refusal(error: unknown, { pathname, search }: URL) {
  const code = errorCode(error);
  if (code === 'not_signed_in' || code === 'subscription_required') {
    // After a sign-out elsewhere or an expired subscription, the server knows better than the cache who is asking.
    await queryClient().invalidateQueries({ queryKey: api.accounts.session.queryKey() });
    const from = pathname + search;
    return redirect(code === 'not_signed_in' ? paths.login(from) : paths.subscription({ from }));
  }
  return data(errorMessage(error), {
    status: code === 'offline' ? ERROR_STATUS.unavailable : ERROR_STATUS[code],
  });
}
