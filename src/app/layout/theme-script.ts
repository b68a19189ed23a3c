/** Runs in <head> before the first paint, so that a dark page never flashes light. Keep in sync with `theme.ts`. */
export const THEME_SCRIPT =
  "(()=>{let t;try{t=localStorage.getItem('theme')}catch{}document.documentElement.dataset.theme=" +
  "t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)?'dark':'light'})()";
