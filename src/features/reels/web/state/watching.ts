import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Share of a reel that must be visible to count as the one being watched. */
const MOSTLY = 0.6;

/** Whether videos may start by themselves: not with reduced motion, nor if the browser asks to save data. */
export function useAutoplay(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isThrifty = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
    setAllowed(!isCalm && !isThrifty);
  }, []);
  return isAllowed;
}

/** Whether the page is visible, not in a background tab. */
export function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/**
 * Which reel of a feed is being watched, and functions to move to others: by scrolling, buttons or keys. A key press for one
 * that is still loading takes effect when it arrives.
 */
export function useWatched(count: number, isLoading: boolean) {
  const feed = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(null);
  const [watched, setWatched] = useState(0);
  useObserved(feed, count, setWatched);

  const go = useCallback(
    (to: number) => {
      const reel = articlesIn(feed)[to];
      awaited.current = !reel && isLoading ? to : null;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      reel?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
      reel?.focus({ preventScroll: true });
    },
    [isLoading],
  );

  useEffect(() => {
    if (awaited.current === null) return;
    if (awaited.current < count) go(awaited.current);
    else if (!isLoading) awaited.current = null;
  }, [count, isLoading, go]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    go(watched + step);
  };
  return { feed, watched, go, onKeyDown };
}

const STEPS: Record<string, number | undefined> = {
  ArrowDown: 1,
  PageDown: 1,
  j: 1,
  ArrowUp: -1,
  PageUp: -1,
  k: -1,
};

const articlesIn = (feed: RefObject<HTMLElement | null>) => [
  ...(feed.current?.querySelectorAll<HTMLElement>('article') ?? []),
];

/** Menus and fields use the same keys. */
const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role="menu"]') !== null;

function useObserved(
  feed: RefObject<HTMLElement | null>,
  count: number,
  onWatched: (place: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` tells when there are new reels to observe.
  useEffect(() => {
    const reels = articlesIn(feed);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) onWatched(reels.indexOf(shown.target as HTMLElement));
      },
      { root: feed.current, threshold: MOSTLY },
    );
    for (const reel of reels) observer.observe(reel);
    return () => observer.disconnect();
  }, [feed, count, onWatched]);
}
