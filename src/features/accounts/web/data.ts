import { useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import type { Session } from '../contract.ts';

/** Who is signed in. */
export const sessionQuery = (from: ApiQueries) => from.accounts.session.queryOptions();

const NOBODY: Session = { user: null, isAdmin: false, subscription: null, access: 'browse', outbox: false };

export function useSession(): Session {
  return useQuery(sessionQuery(api)).data ?? NOBODY;
}
