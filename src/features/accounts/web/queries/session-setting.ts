import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Session } from '../../contract.ts';
import { sessionQuery } from './session.ts';

type Settings = Pick<NonNullable<Session['user']>, 'units' | 'diets'>;

/** Shows a setting of the account as chosen, before the server has it; gives back the session as it was. */
export async function showChosen(setting: Partial<Settings>): Promise<Session | undefined> {
  const { queryKey } = sessionQuery(api);
  await queryClient().cancelQueries({ queryKey });
  const before = queryClient().getQueryData(queryKey);
  queryClient().setQueryData(queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...setting } } : session,
  );
  return before;
}

/** Shows the session as it was before a choice that the server did not take. */
export function showAsBefore(before: Session | undefined): void {
  queryClient().setQueryData(sessionQuery(api).queryKey, before);
}
