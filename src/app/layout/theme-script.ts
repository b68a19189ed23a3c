import { inlineRead } from '#web/device-store.ts';

/** Storage key of spec part 2 §9. */
export const THEME_KEY = 'theme';

/** Runs in <head> before the first paint, so that a dark page never flashes light. Keep in sync with `theme.ts`. */
export const themeScript = (): string =>
  `(()=>{let t;try{t=${inlineRead(THEME_KEY)}}catch{}document.documentElement.dataset.theme=` +
  "t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)?'dark':'light'})()";
