import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Session } from '../../contract.ts';
import { sessionQuery } from './session.ts';

type Settings = Pick<NonNullable<Session['user']>, 'units' | 'diets'>;

/** Optimistically applies an account setting; returns the previous session. */
export async function showChosen(setting: Partial<Settings>): Promise<Session | undefined> {
  const { queryKey } = sessionQuery(api);
  await queryClient().cancelQueries({ queryKey });
  const before = queryClient().getQueryData(queryKey);
  queryClient().setQueryData(queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...setting } } : session,
  );
  return before;
}

/** Rolls back to the session before a setting that the server refused. */
export function showAsBefore(before: Session | undefined): void {
  queryClient().setQueryData(sessionQuery(api).queryKey, before);
}
