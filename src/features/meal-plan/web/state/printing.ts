import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Whether the page is being put on paper: what only paper shows is made then, and not before. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => isPrinting || window.matchMedia('print').matches,
    () => false,
  );
}

function watchPrinting(changed: () => void): () => void {
  const media = window.matchMedia('print');
  // The browser takes the page as it is when this returns.
  const set = (is: boolean) => () => {
    isPrinting = is;
    flushSync(changed);
  };
  const [start, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', changed);
  };
}
