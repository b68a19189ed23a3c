/** A press within this time (milliseconds) and distance (pixels) counts as the second press of a double press. */
const SOON_MS = 400;
const NEAR_PX = 24;

let pressed: { x: number; y: number; at: number } | null = null;
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Called when something else is under the finger because a sheet opened or closed. The second press of a double press was
 * meant for what was there before, so it is ignored.
 */
export function changedUnderPress(): void {
  changedAt = performance.now();
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
