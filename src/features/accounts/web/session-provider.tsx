import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { handOver, openedByNobody } from '#web/kept/hand-over.ts';
import { useFetchedSession } from './queries/session.ts';
import { SessionContext } from './state/session.ts';

/**
 * Provides the session. When it arrives on a shared page, much of the page changes, so React does that work in slices
 * between which the page responds to presses; later changes show at once.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useFetchedSession();
  useUser(session?.user?.id ?? null, session !== undefined);
  const isShown = useDeferredValue(session !== undefined);
  return <SessionContext value={isShown ? session : undefined}>{children}</SessionContext>;
}

/**
 * As soon as it is known who the page was opened for, and before it reads anything from the device, drops the data of anyone
 * else.
 */
function useUser(userId: string | null, isKnown: boolean): void {
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (!isKnown || opened.current) return;
    opened.current = true;
    if (userId === null) openedByNobody();
    else handOver(userId);
  }, [userId, isKnown]);
}
