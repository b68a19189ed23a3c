import { useEffect, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { mayLeave } from '../ui/sheets/may-leave.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Where the gate leads when the session has ended: nothing of the person stays on screen. */
const GATES: ReadonlySet<string> = new Set([paths.login(), paths.auth()]);

/**
 * Asks before a page with unsaved text is closed or left, and then calls `onLeave`. Call what it returns once the text is
 * saved.
 */
export function useWarnedLeave(isDirty: boolean, onLeave?: () => void): () => void {
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

  useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !GATES.has(nextLocation.pathname),
    async () => {
      const isLeaving = await mayLeave(true);
      if (isLeaving) onLeave?.();
      return isLeaving;
    },
  );

  return () => {
    isReleased.current = true;
    isUnsaved.current = false;
  };
}
