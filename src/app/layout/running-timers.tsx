import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { COOKING_KEY } from '#features/recipes/rules/cooking-key.ts';
import { isStoredUnder } from '#web/device-store.ts';
import { part } from '#web/ui/part.tsx';

const TimerChip = part(() => import('#features/recipes/web/cook/timer-chip.tsx'));

/** Lazy-loads the kitchen timers, only while something is being cooked. */
export function RunningTimers() {
  const { pathname } = useLocation();
  const [isCooking, setCooking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: timers start on one page and are shown on the next.
  useEffect(() => {
    setCooking(isStoredUnder(`${COOKING_KEY}:`));
  }, [pathname]);
  return isCooking ? <TimerChip /> : null;
}
