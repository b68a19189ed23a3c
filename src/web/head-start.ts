import type { DehydratedState } from '@tanstack/react-query';
import { MEMBER_COOKIE } from '#shared/member-cookie.ts';
import { type Settings, UNKNOWN_SETTINGS } from './settings.ts';

declare global {
  interface Window {
    /** What the script in <head> asked for, before anything else of the page was there. */
    platefulPersonal?: Promise<DehydratedState | null>;
  }
}

/** Where a device keeps the units of whoever is signed out, and those the account had last. */
export const UNITS_KEY = 'units';
export const MEMBER_UNITS_KEY = 'member-units';

export const PERSONAL_PATH = '/personal';

let isTaken = false;

/**
 * What the page's head has found out of who looks at it: `visitor`, or the answers it asked for; `null` when it asked
 * for nothing, because the page brought them itself, and when they were taken before.
 */
export function takeHeadStart(): 'visitor' | Promise<DehydratedState | null> | null {
  const { shared, member } = document.documentElement.dataset;
  if (isTaken || shared === undefined) return null;
  isTaken = true;
  return member === undefined ? 'visitor' : (window.platefulPersonal ?? null);
}

/**
 * Runs in <head>. Where somebody is signed in, it marks the document for `when-member` and `when-visitor` (theme.css)
 * and asks for what is personal on a page that is the same for everyone. Marks the document of readers of other units too.
 */
export const HEAD_START_SCRIPT =
  `(()=>{const d=document.documentElement;const m=/(?:^|; )${MEMBER_COOKIE.replace('.', '\\.')}=1/.test(document.cookie);` +
  `try{const u=localStorage.getItem(m?'${MEMBER_UNITS_KEY}':'${UNITS_KEY}');if(/^(?:metric|us)$/.test(u))d.dataset.units=u}catch{}` +
  `if(!m)return;d.dataset.member='';if(d.dataset.shared===undefined)return;` +
  `window.platefulPersonal=fetch('${PERSONAL_PATH}?path='+encodeURIComponent(location.pathname))` +
  `.then(r=>r.ok?r.json():null).catch(()=>null)})()`;

/** The settings outside of components: the document carries them. */
export function settingsOfDocument(): Settings {
  const text = document.documentElement.dataset.settings;
  return text ? (JSON.parse(text) as Settings) : UNKNOWN_SETTINGS;
}
