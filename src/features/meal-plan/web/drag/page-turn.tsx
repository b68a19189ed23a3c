import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHeldMeal } from './held-meal.tsx';

/** So long a meal is held at the side of the window before the next period comes, and between that and the one after. */
const REST_MS = 700;

/** Turns the page to what comes after (1) or before (-1), while a meal is held at the side of the window. */
export function useHeldAtEdge(turn: (step: 1 | -1) => void): void {
  const held = useHeldMeal();
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  // The days that are shown now are the places it can be put.
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
