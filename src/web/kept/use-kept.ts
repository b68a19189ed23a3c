import { useQuery } from '@tanstack/react-query';
import { KEPT_LISTS } from './kept-lists.ts';

/** A value read from a list on this device, and read again after the list is copied; undefined until it is known. */
export function useKept<Shown>(
  name: string,
  isWanted: boolean,
  read: () => Promise<Shown>,
): Shown | undefined {
  return useQuery({
    queryKey: [...KEPT_LISTS, name],
    queryFn: read,
    enabled: isWanted,
    networkMode: 'always',
    staleTime: 0,
  }).data;
}
