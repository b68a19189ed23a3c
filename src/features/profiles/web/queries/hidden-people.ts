import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { deviceStore, TEXT } from '#web/device-store.ts';
import { HIDDEN_PEOPLE } from '#web/head/names.ts';

/** The ids of everyone the signed-in person blocked or muted. */
export const hiddenIdsQuery = (from: ApiQueries) => from.profiles.hiddenIds.queryOptions();

const NOBODY: ReadonlySet<string> = new Set();

const kept = deviceStore<string>({
  ...HIDDEN_PEOPLE,
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: TEXT,
});

/**
 * The people whose content this person does not want to see; empty until known and for visitors. The device stores their
 * ids, so that the script in <head> hides their content on shared pages before the first paint.
 */
export function useHiddenPeople(): ReadonlySet<string> {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({
    ...hiddenIdsQuery(api),
    enabled: isMember,
    select: ({ blocked, muted }) => new Set([...blocked, ...muted]),
  });
  useEffect(() => {
    if (!isMember || !data) return;
    kept.set([...data].join(' '));
    // From now on, components leave the content out.
    document.adoptedStyleSheets = [];
  }, [isMember, data]);
  return (isMember && data) || NOBODY;
}

/** Items published by people that this person wants to see. */
export function useWanted<Item extends { authorId: string }>(items: readonly Item[]): readonly Item[] {
  const hidden = useHiddenPeople();
  return hidden.size === 0 ? items : items.filter(({ authorId }) => !hidden.has(authorId));
}
