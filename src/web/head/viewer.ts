import { TOLD_CHOICES, VIEWER_COOKIE } from '#shared/viewer.ts';
import { isSignedIn, stored } from './device.ts';
import { PHONE } from './names.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** Waits until the page has been painted and hydrated: the first lookup of the time zone takes a phone 100 ms. */
const DELAY_MS = 2_000;

/**
 * Writes the cookie when the page is left, because the next page is rendered as this one was seen, and when it becomes
 * visible again, perhaps in another time zone: the app on a phone stays open for weeks.
 */
export function tellViewer(): void {
  setTimeout(writeViewer, DELAY_MS);
  addEventListener('pagehide', writeViewer);
  document.addEventListener('visibilitychange', writeViewer);
}

/** Reports this device to the server, if somebody is signed in. */
export function writeViewer(): void {
  if (!isSignedIn()) return;
  const told = new URLSearchParams({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  for (const key of TOLD_CHOICES) {
    const chosen = stored(key);
    if (chosen) told.set(key, chosen);
  }
  if (matchMedia(PHONE).matches) told.set('phone', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API finishes too late when a page is left.
  document.cookie = `${VIEWER_COOKIE}=${told};path=/;max-age=${YEAR_S};samesite=lax`;
}
