import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCode } from './errors.ts';

const STALE_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 30_000;

/** Trouble on the way; what the server refused it will refuse again. */
const isConnectionError = (error: unknown) => ['offline', 'unavailable'].includes(errorCode(error));

/** A failure that is nobody's doing is written down; a refusal is an answer, and shown where it was asked for. */
function log(error: unknown): void {
  if (isConnectionError(error) || errorCode(error) === 'internal') console.error('Request failed:', error);
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    mutationCache: new MutationCache({ onError: log }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: STALE_MS,
        // Only trouble on the way is worth another try (spec part 1 §7).
        retry: (failures, error) => failures < 3 && isConnectionError(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      },
      // Who acts without a connection is told at once; a button that waits for one says nothing.
      mutations: { networkMode: 'always' },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** The cache: one for the page in the browser, a new one for every page the server makes. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}
