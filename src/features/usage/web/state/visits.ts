import { LONGEST_PATH, MOST_VISITS, OLDEST_VISIT, SENT_AFTER_MS } from '../../rules/limits.ts';

let waiting: { path: string; at: number }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts an opened page, unless its reader asks not to be tracked. Sent later, together with others. */
export function noteVisit(path: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string;
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || path.length > LONGEST_PATH) return;
  if (waiting.length === 0) addEventListener('visibilitychange', sendVisits, { once: true });
  waiting.push({ path, at: Date.now() });
  timer ??= setTimeout(sendVisits, SENT_AFTER_MS);
}

/** A beacon outlives the page, and nothing waits for it. */
function sendVisits(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!navigator.onLine) return;
  const visits = waiting.slice(-MOST_VISITS).map(({ path, at }) => ({ path, ago: (Date.now() - at) / 1000 }));
  waiting = [];
  const body = JSON.stringify({ visits: visits.filter(({ ago }) => ago >= 0 && ago <= OLDEST_VISIT) });
  navigator.sendBeacon('/api/usage', new Blob([body], { type: 'application/json' }));
}
