import { type TouchEvent, useRef } from 'react';

/** A swipe of this many pixels turns the page. */
const SHORTEST = 60;

/** Handlers for a one-finger horizontal swipe: 1 is forward, -1 back, in the reading direction. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const touched = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const finger = touches.length === 1 ? touches[0] : undefined;
      touched.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const [start, finger] = [touched.current, changedTouches[0]];
      if (!start || !finger) return;
      const [right, down] = [finger.clientX - start.x, finger.clientY - start.y];
      if (Math.abs(right) <= SHORTEST || Math.abs(right) <= 2 * Math.abs(down)) return;
      onTurn(right < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
    },
  };
}
