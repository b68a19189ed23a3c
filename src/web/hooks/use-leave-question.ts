import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/**
 * Asks before leaving a page where `isHeld` says so; `ask` resolves to whether to leave. Whoever tries again is asked
 * again: React may render the answer to one try and the next try at once, so that `blocked` follows `blocked`.
 */
export function useLeaveQuestion(isHeld: BlockerFunction, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(isHeld);
  const latest = useRef({ blocker, ask });
  latest.current = { blocker, ask };
  const { location: target } = blocker;
  useEffect(() => {
    if (!target || latest.current.blocker.state !== 'blocked') return;
    let isReplaced = false;
    void latest.current.ask().then((yes) => {
      if (isReplaced) return;
      const { proceed, reset } = latest.current.blocker;
      if (yes) proceed?.();
      else reset?.();
    });
    return () => {
      isReplaced = true;
    };
  }, [target]);
}
