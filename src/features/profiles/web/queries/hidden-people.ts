import { useQuery } from '@tanstack/react-query';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { type ApiQueries, api } from '#web/api.ts';

/** The ids of everyone the signed-in person blocked or muted. */
export const hiddenIdsQuery = (from: ApiQueries) => from.profiles.hiddenIds.queryOptions();

const NOBODY: ReadonlySet<string> = new Set();

/** Whose content this person does not want to see; nobody's until known and for visitors. */
export function useHiddenPeople(): ReadonlySet<string> {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({
    ...hiddenIdsQuery(api),
    enabled: isMember,
    select: ({ blocked, muted }) => new Set([...blocked, ...muted]),
  });
  return (isMember && data) || NOBODY;
}
