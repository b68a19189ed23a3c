import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '#shared/paths.ts';
import { mayLeave } from '../ui/sheets/may-leave.ts';

/** Where the gate leads when the session has ended: nothing of the person stays on screen. */
const GATES: ReadonlySet<string> = new Set([paths.login(), paths.auth()]);

/** Asks before a page with unsaved text is closed or left. Call what it returns once the text is saved. */
export function useWarnedLeave(isDirty: boolean): () => void {
  const isUnsaved = useRef(isDirty);
  const isReleased = useRef(false);
  isUnsaved.current = isDirty && !isReleased.current;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !GATES.has(nextLocation.pathname),
  );
  const latest = useRef(blocker);
  latest.current = blocker;
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked)
      void mayLeave(true).then((yes) => (yes ? latest.current.proceed?.() : latest.current.reset?.()));
  }, [isBlocked]);

  return () => {
    isReleased.current = true;
    isUnsaved.current = false;
  };
}
