import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { api } from '#web/api.ts';
import { handOver, openedByNobody } from '#web/kept/hand-over.ts';
import { sessionQuery } from './queries/session.ts';
import { SessionContext } from './state/session.ts';

/**
 * Gives the session to everything inside. Its arrival on a shared page changes much of the page, so React does that work in slices,
 * between which the page can be pressed; later changes show at once.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery(api)).data;
  useUser(session?.user?.id ?? null, session !== undefined);
  const isShown = useDeferredValue(session !== undefined);
  return <SessionContext value={isShown ? session : undefined}>{children}</SessionContext>;
}

/** Once it is known for whom the page opened, and before the page takes anything from the device, drops what is not theirs. */
function useUser(userId: string | null, isKnown: boolean): void {
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (!isKnown || opened.current) return;
    opened.current = true;
    if (userId === null) openedByNobody();
    else handOver(userId);
  }, [userId, isKnown]);
}
