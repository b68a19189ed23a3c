import { HELD_BACK } from './names.ts';
import { keepPresses } from './presses.ts';

/** On a slow connection, pictures may take longer than people want to wait before they press something. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Puts the deferred scripts back in place, which starts them: a frame after the page has loaded and has been painted with
 * the pictures in view, or as soon as somebody presses something. A hidden window paints nothing.
 */
export function startLate(): void {
  const start = () => {
    const held = document.querySelector<HTMLTemplateElement>(`template#${HELD_BACK}`);
    held?.replaceWith(held.content);
  };
  const inView = () =>
    once((seen) => new IntersectionObserver(seen), start).observe(document.documentElement);
  const painted = () =>
    once((seen) => new PerformanceObserver(seen), inView).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => (document.hidden ? start() : painted()));
  addEventListener('DOMContentLoaded', () => setTimeout(start, LONGEST_WAIT_MS));
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, start, { once: true, capture: true });
  keepPresses(LONGEST_WAIT_MS);
}

/** An observer that disconnects after its first callback. */
function once<O extends { disconnect(): void }>(observer: (seen: () => void) => O, then: () => void): O {
  const made = observer(() => {
    made.disconnect();
    then();
  });
  return made;
}
