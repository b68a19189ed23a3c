import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHeldMeal } from './held-meal.tsx';

/** How long a meal is held at the edge before the page turns, and between turns. */
const REST_MS = 700;

/** Turns to the next (1) or previous (-1) period while a meal is held at the window's edge. */
export function useHeldAtEdge(turn: (step: 1 | -1) => void): void {
  const held = useHeldMeal();
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  // The newly shown days are now the targets.
  useLayoutEffect(held.placesChanged);
  useEffect(() => {
    let side: -1 | 0 | 1 = 0;
    let timer: ReturnType<typeof setInterval>;
    const go = () => {
      if (held.side !== 0) latest.current(held.side);
      else look();
    };
    const look = () => {
      if (held.side === side) return;
      side = held.side;
      clearInterval(timer);
      if (side !== 0) timer = setInterval(go, REST_MS);
    };
    const stop = held.onMoved(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [held]);
}
