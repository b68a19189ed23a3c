import { type DehydratedState, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCode } from './errors.ts';

const STALE_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 30_000;

/** Only connection failures: what the server refused, it would refuse again. */
const isConnectionError = (error: unknown) => ['offline', 'unavailable'].includes(errorCode(error));

/** Unexpected failures are logged; refusals are shown by the caller. */
function log(error: unknown): void {
  if (isConnectionError(error) || errorCode(error) === 'internal')
    console.error('Plateful could not answer:', error);
}

function makeQueryClient(gcTime: number): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    mutationCache: new MutationCache({ onError: log }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime,
        // Only connection failures are retried (spec part 1 §7).
        retry: (failures, error) => failures < 3 && isConnectionError(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      },
      // Mutations fail immediately when offline rather than pausing silently.
      mutations: { networkMode: 'always' },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** The query cache: one per browser page, a fresh one per server render. */
export function queryClient(): QueryClient {
  // A timer would hold a rendered page in memory until it ends.
  if (typeof document === 'undefined') return makeQueryClient(Number.POSITIVE_INFINITY);
  inBrowser ??= makeQueryClient(STALE_MS);
  return inBrowser;
}

/**
 * Converts the times at which the server read this page's data to the device's clock, which may differ by minutes. None of
 * the data is older than the page request, so the newest is dated to the request.
 */
export function inBrowserTime(queries: DehydratedState['queries']): DehydratedState['queries'] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const requestedAt = performance.timeOrigin + (navigation?.requestStart ?? 0);
  const newest = Math.max(...queries.map(({ state }) => state.dataUpdatedAt));
  return queries.map((query) => {
    const dataUpdatedAt = Math.round(query.state.dataUpdatedAt - newest + requestedAt);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
}
