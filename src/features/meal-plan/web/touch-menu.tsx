import { Slot } from 'radix-ui';
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useHeldMeal } from './drag/held-meal.tsx';
import { useMealActions } from './meal-actions.tsx';

/** How long a touch must last to open the menu (spec part 1 §9). */
const LONG_PRESS_MS = 700;
/** Fingers tremble: tolerated movement in pixels. */
const STILL_PX = 10;

export function TouchMenu({ meal, children }: { meal: PlannedMeal; children: ReactElement }) {
  const { openMenu } = useMealActions();
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const held = useHeldMeal();
  const open = () => {
    held.cancel();
    openMenu(meal, true);
  };
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const start = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    stop();
    if (pointerType === 'mouse') return;
    press.current = { x, y, timer: setTimeout(open, LONG_PRESS_MS) };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
  };
  return (
    <Slot.Root
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      // Suppresses the browser's own link or image menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Slot.Root>
  );
}
