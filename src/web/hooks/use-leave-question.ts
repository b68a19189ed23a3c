import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Asks before leaving a page where `isHeld` says so; `ask` resolves to whether to leave. */
export function useLeaveQuestion(isHeld: BlockerFunction, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(isHeld);
  const latest = useRef({ blocker, ask });
  latest.current = { blocker, ask };
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    void latest.current.ask().then((yes) => {
      const { proceed, reset } = latest.current.blocker;
      if (yes) proceed?.();
      else reset?.();
    });
  }, [isBlocked]);
}
