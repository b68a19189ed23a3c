import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlannedMeal } from '../../rules.ts';
import { useHeldMeal } from './held-meal.tsx';
import { overWhat } from './places.tsx';

const LABEL =
  'w-max max-w-48 truncate rounded-control border border-primary bg-raised px-3 py-2 text-sm font-semibold shadow-lift';
const ABOVE_FINGER_PX = 64;
const BELOW_MOUSE_PX = 12;
const ASIDE_PX = 24;
const EDGE_PX = 8;
/** A place that is only passed is not said. */
const REST_MS = 300;

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

/** A meal that is being moved by the keyboard. */
export function LiftedMeal({ meal }: { meal: PlannedMeal }) {
  return <div className={LABEL}>{meal.recipeName}</div>;
}

/** A meal that hangs by the mouse, or above a finger, wherever it was taken; the place it would go to is marked. */
export function HangingMeal({ meal, isByFinger }: { meal: PlannedMeal; isByFinger: boolean }) {
  const held = useHeldMeal();
  const label = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const furthest = window.innerWidth - (label.current?.offsetWidth ?? 0) - EDGE_PX;
    const follow = () => {
      if (!label.current || !held.at) return;
      const { x, y } = held.at;
      const left = Math.max(EDGE_PX, Math.min(x - ASIDE_PX, furthest));
      const top = isByFinger ? y - ABOVE_FINGER_PX : y + BELOW_MOUSE_PX;
      label.current.style.transform = `translate3d(${left}px, ${top}px, 0)`;
    };
    const show = () => {
      if (!mark.current) return;
      const { style } = mark.current;
      const { left, top, width, height } = held.place ?? NOWHERE;
      style.transform = `translate3d(${left}px, ${top}px, 0) scale(${width}, ${height})`;
    };
    follow();
    show();
    const stops = [held.onMoved(follow), held.onPlaced(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [held, isByFinger]);
  return createPortal(
    <>
      <div
        ref={mark}
        className="pointer-events-none absolute top-0 left-0 z-40 size-px origin-top-left bg-primary/25 will-change-transform"
      />
      <div
        ref={label}
        className={`${LABEL} pointer-events-none fixed top-0 left-0 z-50 will-change-transform`}
      >
        {meal.recipeName}
      </div>
      <SaidPlace meal={meal} />
    </>,
    document.body,
  );
}

/** Says each place that a pointer rests over. */
function SaidPlace({ meal }: { meal: PlannedMeal }) {
  const held = useHeldMeal();
  const [said, say] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = held.onPlaced(() => {
      clearTimeout(timer);
      timer = setTimeout(() => say(overWhat(meal, held.place?.id ?? null)), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [held, meal]);
  return (
    <p aria-live="assertive" className="sr-only">
      {said}
    </p>
  );
}
