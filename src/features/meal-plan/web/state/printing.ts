import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** True while printing, so that print-only content renders only then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => isPrinting || window.matchMedia('print').matches,
    () => false,
  );
}

function watchPrinting(changed: () => void): () => void {
  const media = window.matchMedia('print');
  // Synchronous: the browser prints the page as it is when this returns.
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
