import { TOLD_CHOICES, toldIn, VIEWER_COOKIE } from '#shared/viewer.ts';
import { isSignedIn, stored } from './device.ts';
import { PHONE } from './names.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** Waits until the page has been painted and hydrated. */
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
  const told = new URLSearchParams(zoneNow());
  for (const key of TOLD_CHOICES) {
    const chosen = stored(key);
    if (chosen) told.set(key, chosen);
  }
  if (matchMedia(PHONE).matches) told.set('phone', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API finishes too late when a page is left.
  document.cookie = `${VIEWER_COOKIE}=${told};path=/;max-age=${YEAR_S};samesite=lax`;
}

/** The time zone, looked up anew only where the clock goes differently: the first lookup takes a phone 100 ms. */
function zoneNow(): { zone: string; offsets: string } {
  const before = toldIn(document.cookie);
  const zone = before.get('zone');
  const offsets = [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join();
  if (zone && before.get('offsets') === offsets) return { zone, offsets };
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offsets };
}
