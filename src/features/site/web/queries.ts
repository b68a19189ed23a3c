import { useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';

/** External pages are server settings and never change. */
export const outsideQuery = (from: ApiQueries) =>
  from.site.outside.queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The operator of this Plateful; the same until it restarts. */
export const aboutQuery = (from: ApiQueries) =>
  from.site.about.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

export function useAbout() {
  return useQuery(aboutQuery(api)).data;
}

export function useOutside() {
  return useQuery(outsideQuery(api)).data ?? { links: [], newsletter: null };
}
