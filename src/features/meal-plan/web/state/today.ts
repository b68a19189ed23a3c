import { useSyncExternalStore } from 'react';
import { type PlainDate, todayIn } from '#shared/dates.ts';

const TODAY_CHECK_MS = 20_000;

/** The local date, updated at midnight; `null` on the server. */
export function useToday(): PlainDate | null {
  return useSyncExternalStore(watchClock, readToday, () => null);
}

const readToday = () => todayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
