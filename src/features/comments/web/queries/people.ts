import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { Mentionable } from '../../contract.ts';
import type { Subject } from './thread.ts';

const NOBODY: readonly Mentionable[] = [];

/** People whose username starts like the typed mention; empty while none is typed. */
export function usePeopleToMention({ on, id }: Subject, start: string | null): readonly Mentionable[] {
  const { data } = useQuery({
    ...api.comments.people.queryOptions({ input: { on, id, start: start ?? '' } }),
    enabled: start !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const people = (start !== null && data?.people) || NOBODY;
  // Results for an earlier input may no longer match.
  const isStale = people.some(
    ({ username }) => !username.toLowerCase().startsWith(start?.toLowerCase() ?? ''),
  );
  return isStale ? NOBODY : people;
}
