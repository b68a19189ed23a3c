import type { DehydratedState } from '@tanstack/react-query';
import { MEMBER_COOKIE } from '#shared/member-cookie.ts';
import { inlineRead, keyOf } from './device-store.ts';
import { type Settings, UNKNOWN_SETTINGS } from './settings.ts';

declare global {
  interface Window {
    /** What the script in <head> requested before anything else was loaded. */
    platefulPersonal?: Promise<DehydratedState | null>;
  }
}

/** Where a device keeps the units of whoever is signed out, and those the account had last. */
export const UNITS_KEY = 'units';
export const MEMBER_UNITS_KEY = 'member-units';

/** Where a device keeps the ids of people whose content its member does not want to see, separated by spaces. */
export const HIDDEN_PEOPLE = { key: 'hidden-people', whenFull: 'drop' } as const;

export const PERSONAL_PATH = '/personal';

let isTaken = false;

/**
 * What the script in <head> learned about the viewer: `visitor`, or the requested answers; `null` when it requested nothing
 * because the page carries them, or once taken.
 */
export function takeHeadStart(): 'visitor' | Promise<DehydratedState | null> | null {
  const { shared, member } = document.documentElement.dataset;
  if (isTaken || shared === undefined) return null;
  isTaken = true;
  return member === undefined ? 'visitor' : (window.platefulPersonal ?? null);
}

/**
 * Runs in <head>. If someone is signed in, marks the document for `when-member` and `when-visitor` (theme.css) and requests
 * personal data on shared pages. Also marks the document when the reader prefers other units, and hides what people published
 * whom this member blocked or muted: `data-by` names the author of what disappears, `data-lead-by` of what leaves its place.
 */
export const headStartScript = (): string =>
  `(()=>{const d=document.documentElement;const m=/(?:^|; )${MEMBER_COOKIE.replace('.', '\\.')}=1/.test(document.cookie);` +
  `try{const u=m?${inlineRead(MEMBER_UNITS_KEY)}:${inlineRead(UNITS_KEY)};if(/^(?:metric|us)$/.test(u))d.dataset.units=u}catch{}` +
  `if(!m)return;d.dataset.member='';` +
  `try{const h=${inlineRead(keyOf(HIDDEN_PEOPLE))};if(/^[0-9a-f-]{36}( [0-9a-f-]{36})*$/.test(h)){` +
  `const q=a=>h.split(' ').map(i=>'['+a+'="'+i+'"]').join();const s=new CSSStyleSheet();` +
  `s.replaceSync(q('data-by')+'{display:none!important}'+q('data-lead-by')+'{visibility:hidden}');` +
  `document.adoptedStyleSheets=[s]}}catch{}` +
  `if(d.dataset.shared===undefined)return;` +
  `window.platefulPersonal=fetch('${PERSONAL_PATH}?path='+encodeURIComponent(location.pathname))` +
  `.then(r=>r.ok?r.json():null).catch(()=>null)})()`;

/** The settings outside of components, from the document. */
export function settingsOfDocument(): Settings {
  const text = document.documentElement.dataset.settings;
  return text ? (JSON.parse(text) as Settings) : UNKNOWN_SETTINGS;
}
