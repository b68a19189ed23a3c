import { Slot } from 'radix-ui';
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useHeldMeal } from './drag/held-meal.tsx';
import { useMealActions } from './meal-actions.tsx';

/** How long a finger rests before the menu opens (spec part 1 §9). */
const LONG_PRESS_MS = 700;
/** A finger is never quite still. */
const STILL_PX = 10;

/** Opens a meal's menu by a long touch. */
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
      // The browser's own menu of a link or picture.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Slot.Root>
  );
}
