import { useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';

/** Pages elsewhere are settings of the server: asked for once. */
export const outsideQuery = (from: ApiQueries) =>
  from.site.outside.queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export function useOutside() {
  return useQuery(outsideQuery(api)).data ?? { links: [], newsletter: null };
}
