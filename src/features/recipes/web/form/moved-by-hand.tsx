import type { LiftedRow } from './lifted-row.tsx';

interface Hold {
  lift(): LiftedRow;
  drop(row: LiftedRow): void;
  giveUp(row: LiftedRow): void;
}

/** How far a pressed pointer moves before it drags. */
const DRAG_PX = 4;
/** Distance from the top or bottom edge at which the page scrolls, and how fast it does. */
const EDGE_PX = 72;
const FASTEST_PX = 16;

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };
const ENDS = new Set(['Space', 'Enter', 'Tab']);

/** Drags a row by a pointer that was pressed on its handle. */
export function moveByPointer({ clientX, clientY, pointerId }: PointerEvent, hold: Hold): void {
  const holding = new AbortController();
  const { signal } = holding;
  const start = clientY + window.scrollY;
  let y = clientY;
  let row: LiftedRow | null = null;
  let frame = 0;
  const hang = () => row?.hang(y + window.scrollY - start);
  const scroll = () => {
    const speed = speedAt(y);
    frame = speed === 0 ? 0 : requestAnimationFrame(scroll);
    if (speed !== 0) window.scrollBy({ top: speed, behavior: 'instant' });
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    y = event.clientY;
    if (!row && Math.hypot(event.clientX - clientX, y - clientY) <= DRAG_PX) return;
    row ??= hold.lift();
    document.getSelection()?.removeAllRanges();
    hang();
    if (frame === 0) scroll();
  };
  const end = (act: (row: LiftedRow) => void) => {
    holding.abort();
    cancelAnimationFrame(frame);
    if (row) act(row);
  };
  const drop = (event: PointerEvent) => event.pointerId === pointerId && end(hold.drop);
  const giveUp = () => end(hold.giveUp);
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', giveUp, { signal });
  document.addEventListener('keydown', ({ code }) => code === 'Escape' && giveUp(), { signal });
  for (const type of ['resize', 'visibilitychange']) window.addEventListener(type, giveUp, { signal });
  window.addEventListener('scroll', hang, { signal });
}

/** Moves a lifted row by the arrow keys. */
export function moveByKeys({ lift, drop, giveUp }: Hold): void {
  const holding = new AbortController();
  const { signal } = holding;
  const row = lift();
  const end = (act: (row: LiftedRow) => void) => {
    holding.abort();
    act(row);
  };
  const press = (event: KeyboardEvent) => {
    const { code } = event;
    const step = STEPS[code];
    if (code !== 'Escape' && !ENDS.has(code) && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) row.step(step);
    else if (code === 'Escape') end(giveUp);
    // Ignores repeats of the key that lifted the row.
    else if (!event.repeat) end(drop);
  };
  window.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('visibilitychange', () => end(giveUp), { signal });
}

/** Pixels per frame, negative for up, faster near the edge. */
function speedAt(y: number): number {
  const fromBottom = window.innerHeight - y;
  if (y < EDGE_PX) return -FASTEST_PX * (1 - Math.max(0, y) / EDGE_PX);
  if (fromBottom < EDGE_PX) return FASTEST_PX * (1 - Math.max(0, fromBottom) / EDGE_PX);
  return 0;
}
