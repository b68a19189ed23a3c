import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { COOKING_KEY } from '#features/recipes/rules/cooking-key.ts';

const TimerChip = lazy(() => import('#features/recipes/web/cook/timer-chip.tsx'));

/** Lazy-loads the kitchen timers, only while something is being cooked. */
export function RunningTimers() {
  const { pathname } = useLocation();
  const [isCooking, setCooking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: timers start on one page and are shown on the next.
  useEffect(() => {
    try {
      setCooking(Object.keys(localStorage).some((key) => key.startsWith(COOKING_KEY)));
    } catch {
      // Without storage there are no timers.
    }
  }, [pathname]);
  return isCooking ? (
    <Suspense fallback={null}>
      <TimerChip />
    </Suspense>
  ) : null;
}
