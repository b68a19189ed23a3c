import { QueryClient } from '@tanstack/react-query';
import { errorCode } from './errors.ts';

const STALE_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 30_000;

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: STALE_MS,
        // What the server refused it will refuse again; only trouble on the way is worth another try (spec part 1 §7).
        retry: (failures, error) => failures < 3 && ['offline', 'unavailable'].includes(errorCode(error)),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      },
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
