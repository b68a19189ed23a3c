import { type RefObject, useEffect, useRef, useState } from 'react';
import { RoundButtons } from './round-buttons.tsx';

/** A scroll of this distance is deliberate. */
const TURN_PX = 8;
/** Delay after which scrolling has stopped. */
const REST_MS = 150;
const CONTENT = 'article, a, button, input, select, p, h1, h2, h3, li, label';

/**
 * Floats the round buttons once the originals scroll out of view: shown when scrolling up, hidden when scrolling down, and
 * left visible at rest only where they cover nothing readable or tappable.
 */
export function FloatingButtons({ docked }: { docked: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    let direction = 0;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => setShown(direction < 0 && isOutOfSight(docked.current) && isFree(place.current));
    const scrolled = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < TURN_PX) return;
      last = window.scrollY;
      direction = Math.sign(moved);
      if (direction > 0 || !isFree(place.current)) setShown(false);
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [docked]);
  return (
    <div
      ref={place}
      className="pointer-events-none fixed end-4 bottom-[calc(var(--bottom-bar)+16px)] z-20 h-12 w-26 desk:end-8 desk:bottom-8 print:hidden"
    >
      {isShown && <RoundButtons className="pointer-events-auto animate-appear" />}
    </div>
  );
}

function isOutOfSight(element: HTMLElement | null): boolean {
  const bottom = element?.getBoundingClientRect().bottom ?? 0;
  return bottom < 0;
}

/** Whether an element covers no text or link. */
function isFree(place: HTMLElement | null): boolean {
  if (!place) return false;
  const box = place.getBoundingClientRect();
  return [...document.querySelectorAll(`main :is(${CONTENT})`)].every((element) => {
    if (place.contains(element)) return true;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
  });
}
