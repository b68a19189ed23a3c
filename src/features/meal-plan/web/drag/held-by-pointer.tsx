import type { Hold } from './grip.tsx';
import type { HeldMeal } from './held-meal.tsx';

/** How far a mouse moves while pressed before it drags. */
const MOUSE_PX = 6;
/** How long a finger rests before it drags; one that moves earlier scrolls. */
const FINGER_MS = 250;
const FINGER_PX = 8;
/** How long the click that follows a drop may take to arrive. */
const CLICK_MS = 50;

const ENDS = ['mouseup', 'touchend'] as const;
const MOVES = ['mousemove', 'touchmove'] as const;
const CANCELS = ['resize', 'visibilitychange', 'touchcancel'] as const;
/** The browser's own drag and context menu for a link or picture. */
const BROWSERS_OWN = ['dragstart', 'contextmenu'] as const;

/**
 * Lifts a meal once a pressed mouse has moved or a finger has rested; further moves go straight to `HeldMeal`. Returns a
 * controller, which aborts when that is over and can end it.
 */
export function holdByPointer(event: MouseEvent | TouchEvent, held: HeldMeal, hold: Hold): AbortController {
  const holding = new AbortController();
  const { signal } = holding;
  const isFinger = 'touches' in event;
  const start = pointOf(event);
  let isLifted = false;

  const lift = () => {
    isLifted = true;
    keepFromText(signal);
    held.take(start, event, hold.takes, giveUp);
    hold.lift();
  };
  const giveUp = () => {
    holding.abort();
    if (isLifted) hold.giveUp();
  };
  const drop = () => {
    holding.abort();
    if (isLifted) hold.drop();
  };
  const move = (moved: Event) => {
    if (isLifted) {
      if (moved.cancelable) moved.preventDefault();
      return;
    }
    const { x, y } = pointOf(moved as MouseEvent | TouchEvent);
    const distance = Math.hypot(x - start.x, y - start.y);
    if (isFinger && distance > FINGER_PX) giveUp();
    if (!isFinger && distance > MOUSE_PX) lift();
  };
  // A finger’s events go to the element it first touched, even if that has left the page.
  const target = isFinger ? (event.target as Element) : document;
  for (const type of MOVES) target.addEventListener(type, move, { passive: false, signal });
  for (const type of ENDS) target.addEventListener(type, drop, { signal });
  for (const type of CANCELS) window.addEventListener(type, giveUp, { signal });
  for (const type of BROWSERS_OWN) window.addEventListener(type, prevent, { signal });
  document.addEventListener('keydown', ({ code }) => code === 'Escape' && giveUp(), { signal });
  if (isFinger) {
    const timer = setTimeout(lift, FINGER_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return holding;
}

/** Prevents selecting text and opening things on release until it is over. */
function keepFromText(holding: AbortSignal): void {
  const listening = new AbortController();
  const { signal } = listening;
  const deselect = () => document.getSelection()?.removeAllRanges();
  deselect();
  document.addEventListener('selectionchange', deselect, { signal });
  document.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal });
  holding.addEventListener('abort', () => setTimeout(() => listening.abort(), CLICK_MS));
}

function pointOf(event: MouseEvent | TouchEvent): { x: number; y: number } {
  const { clientX, clientY } = 'touches' in event ? (event.touches[0] ?? event.changedTouches[0]!) : event;
  return { x: clientX, y: clientY };
}

function prevent(event: Event): void {
  event.preventDefault();
}
