import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import type { SearchQuery } from '../rules.ts';

export const homeQuery = (from: ApiQueries) => from.discovery.home.queryOptions();

/** One page of results; the filters are those of the address. */
export const searchQuery = (from: ApiQueries, query: SearchQuery, page: number) =>
  from.discovery.search.queryOptions({ input: { ...query, page } });

export function useHome() {
  return useQuery(homeQuery(api)).data;
}

export function useTrending() {
  return useQuery(api.discovery.trending.queryOptions());
}

export function useSearchResults(query: SearchQuery, page = 1) {
  return useQuery(searchQuery(api, query, page));
}

/** What someone who is still typing may want; the last answer stays until the next is there. */
export function useSuggestions(q: string) {
  return useQuery({
    ...api.discovery.suggest.queryOptions({ input: { q } }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
}
