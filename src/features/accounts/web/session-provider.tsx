import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { api } from '#web/api.ts';
import { sessionQuery } from './queries/session.ts';
import { SessionContext } from './state/session.ts';

/**
 * Gives the session to everything inside. Its arrival on a shared page changes much of the page, so React does that work in slices,
 * between which the page can be pressed; later changes show at once.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery(api)).data;
  const isShown = useDeferredValue(session !== undefined);
  return <SessionContext value={isShown ? session : undefined}>{children}</SessionContext>;
}
