/** A press within this time (milliseconds) and distance (pixels) counts as the second press of a double press. */
const SOON_MS = 400;
const NEAR_PX = 24;

let pressed: { x: number; y: number; at: number } | null = null;
let changedAt = Number.NEGATIVE_INFINITY;
let lastButton: EventTarget | null = null;

/**
 * Called when something else is under the finger because a sheet opened or closed. The second press of a double press was
 * meant for what was there before, so it is ignored.
 */
export function changedUnderPress(): void {
  changedAt = performance.now();
}

type Press = Pick<MouseEvent, 'detail' | 'preventDefault'> & { currentTarget: EventTarget | null };

/**
 * The handler of a button that sends something: without effect while it is `busy`, and for the second press of a double
 * press on it, which may come before it is drawn as busy, or after the answer to the first. `busy` is undefined if the
 * button sends nothing.
 */
export function sendingOnce<Event extends Press>(
  busy: boolean | undefined,
  send: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    const isAgain = busy !== undefined && event.detail > 1 && event.currentTarget === lastButton;
    lastButton = event.currentTarget;
    if (busy || isAgain) event.preventDefault();
    else send?.(event);
  };
}

/** `detail` is 0 for the keyboard, which presses the focused element. */
function ignoreSecond(event: MouseEvent): void {
  const { clientX: x, clientY: y, timeStamp: at, detail } = event;
  if (detail === 0) return;
  const isSecond =
    pressed !== null &&
    changedAt >= pressed.at &&
    at - pressed.at < SOON_MS &&
    Math.hypot(x - pressed.x, y - pressed.y) < NEAR_PX;
  pressed = isSecond ? null : { x, y, at };
  if (!isSecond) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('click', ignoreSecond, { capture: true });
