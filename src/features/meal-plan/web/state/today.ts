import { use, useSyncExternalStore } from 'react';
import { localDay, type PlainDate } from '#shared/dates.ts';
import { ViewerContext } from '#web/viewer.ts';

const TODAY_CHECK_MS = 20_000;

/** The local date, updated at midnight; `null` on pages that are the same for everyone, until hydration. */
export function useToday(): PlainDate | null {
  const viewer = use(ViewerContext);
  return useSyncExternalStore(watchClock, readToday, () => viewer?.today ?? null);
}

const readToday = () => localDay(new Date());

function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
