import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { COOKING_KEY } from '#features/recipes/rules/cooking-key.ts';

const TimerChip = lazy(() => import('#features/recipes/web/cook/timer-chip.tsx'));

/** Loads what shows kitchen timers only where something is being cooked: the shell stays small. */
export function RunningTimers() {
  const { pathname } = useLocation();
  const [isCooking, setCooking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: timers are started on one page and wanted on the next.
  useEffect(() => {
    try {
      setCooking(Object.keys(localStorage).some((key) => key.startsWith(COOKING_KEY)));
    } catch {
      // A device without storage keeps no timers.
    }
  }, [pathname]);
  return isCooking ? (
    <Suspense fallback={null}>
      <TimerChip />
    </Suspense>
  ) : null;
}
