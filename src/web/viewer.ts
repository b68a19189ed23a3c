import { createContext } from 'react';
import { MEMBER_COOKIE } from '#shared/member-cookie.ts';
import { TOLD_CHOICES, VIEWER_COOKIE, type Viewer } from '#shared/viewer.ts';
import { inlineRead } from './device-store.ts';

/** What the server rendered by; `null` on pages that are the same for everyone. */
export const ViewerContext = createContext<Viewer | null>(null);

/** Screens that the `phone` variant of theme.css styles. */
export const PHONE = '(width < 48rem) or (height < 30rem)';

const YEAR_S = 365 * 24 * 60 * 60;

/** Waits until the page has been painted and hydrated: the first question for a time zone takes a phone 100 ms. */
const DELAY_MS = 2_000;

/** Runs in <head>, and writes the cookie anew when the page is left: the next page is rendered as this one was seen. */
export const viewerScript = (): string =>
  `(()=>{let zone;const tell=()=>{try{` +
  `if(!/(?:^|; )${MEMBER_COOKIE.replace('.', '\\.')}=1/.test(document.cookie))return;` +
  `zone??=Intl.DateTimeFormat().resolvedOptions().timeZone;const told=new URLSearchParams({zone});` +
  `for(const [key,chosen] of [${TOLD_CHOICES.map((key) => `['${key}',${inlineRead(key)}]`)}])if(chosen)told.set(key,chosen);` +
  `if(matchMedia('${PHONE}').matches)told.set('phone','1');` +
  `document.cookie='${VIEWER_COOKIE}='+told+';path=/;max-age=${YEAR_S};samesite=lax'}catch{}};` +
  `setTimeout(tell,${DELAY_MS});addEventListener('pagehide',tell)})()`;
