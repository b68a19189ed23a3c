import { type RefObject, useEffect, useRef } from 'react';

/** Brings what has just appeared into sight: on a phone the chef answers below the ideas for a prompt. */
export function useInSight<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
  }, []);
  return shown;
}
