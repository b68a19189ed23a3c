const LATEST_MS = 5_000;

/** Calls back when the page is idle. Returns a function to cancel. */
export function whenIdle(work: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST_MS / 2);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
