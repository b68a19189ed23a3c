import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { useHeldMeal } from './held-meal.tsx';
import { overWhat } from './places.tsx';

const LABEL =
  'w-max max-w-48 truncate rounded-control border border-primary bg-raised px-3 py-2 text-sm font-semibold shadow-lift';
const BELOW_PX = { keys: -20, mouse: 12, finger: -64 };
const ASIDE_PX = 24;
const EDGE_PX = 8;
/** The label is positioned by animations of one millisecond per pixel, so their time is its position. */
const FURTHEST_PX = 10_000;
/** Targets merely passed over are not announced. */
const REST_MS = 300;

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

export type Holder = 'keys' | 'mouse' | 'finger';

/** The label of a dragged meal: at the mouse, above a finger, or over the target chosen by keyboard, which is highlighted. */
export default function HangingMeal({ meal, by }: { meal: PlannedMeal; by: Holder }) {
  const held = useHeldMeal();
  const label = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!label.current) return;
    const put = movable(label.current);
    const furthest = window.innerWidth - label.current.offsetWidth - EDGE_PX;
    const follow = () => {
      if (!held.at) return;
      const { x, y } = held.at;
      const left = Math.max(EDGE_PX, Math.min(x - ASIDE_PX, furthest));
      put(left, Math.max(EDGE_PX, y + BELOW_PX[by]));
    };
    const show = () => {
      if (!mark.current) return;
      const { left, top, width, height } = held.place ?? NOWHERE;
      mark.current.style.transform = `translate(${left}px, ${top}px) scale(${width}, ${height})`;
    };
    follow();
    show();
    const stops = [held.onMoved(follow), held.onPlaced(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [held, by]);
  return (
    <>
      <div
        ref={mark}
        className="pointer-events-none absolute top-0 start-0 z-20 size-px origin-top-left bg-primary/25 will-change-transform"
      />
      {createPortal(
        <>
          <div ref={label} className={`${LABEL} pointer-events-none fixed top-0 start-0 z-50`}>
            {meal.recipeName}
          </div>
          <SaidPlace meal={meal} restMs={by === 'keys' ? 0 : REST_MS} />
        </>,
        document.body,
      )}
    </>
  );
}

/**
 * Positions an element in viewport pixels. Animating it keeps Chromium from rearranging the layers of the whole page
 * (docs/decisions/0021-drag.md).
 */
function movable(element: HTMLElement): (left: number, top: number) => void {
  const along = (end: string, composite: CompositeOperation) => {
    const animation = element.animate({ transform: ['none', end] }, { duration: FURTHEST_PX, composite });
    animation.pause();
    return animation;
  };
  const across = along(`translateX(${FURTHEST_PX}px)`, 'replace');
  const down = along(`translateY(${FURTHEST_PX}px)`, 'add');
  return (left, top) => {
    across.currentTime = left;
    down.currentTime = top;
  };
}

/** Announces each target a pointer rests over; strictly contained, so that new text causes no page layout. */
function SaidPlace({ meal, restMs }: { meal: PlannedMeal; restMs: number }) {
  const held = useHeldMeal();
  const [said, say] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      clearTimeout(timer);
      timer = setTimeout(() => say(overWhat(meal, held.place?.id ?? null)), restMs);
    };
    // Live regions must exist before their first text.
    tell();
    const stop = held.onPlaced(tell);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [held, meal, restMs]);
  return (
    <p aria-live="assertive" className="sr-only top-0 start-0 contain-strict will-change-transform">
      {said}
    </p>
  );
}
