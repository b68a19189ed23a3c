import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls new content into view: on a phone the chef's answer appears below the prompt ideas. */
export function useInSight<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
  }, []);
  return shown;
}
