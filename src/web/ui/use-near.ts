import { type RefObject, useEffect, useState } from 'react';

const NEAR_PX = 600;

/** Whether something is visible, or has ever been scrolled near. */
export function useNear(place: RefObject<HTMLElement | null>, px = NEAR_PX): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place, px]);
  return isNear;
}
