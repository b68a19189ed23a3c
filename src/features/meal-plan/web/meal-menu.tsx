import {
  cloneElement,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { part } from '#web/ui/part.tsx';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useHeldMeal } from './drag/held-meal.tsx';
import { useMealActions } from './meal-actions.tsx';
import type { Opened } from './meal-context-menu.tsx';

const MealContextMenu = part(() => import('./meal-context-menu.tsx'));

/** How long a touch must last to open the menu (spec part 1 §9). */
const LONG_PRESS_MS = 700;
/** Fingers tremble: tolerated movement in pixels. */
const STILL_PX = 10;

/** A meal's menu: by right-click or menu key beside the pointer, by a 700 ms touch as a sheet (spec part 1 §2 'Repeat Schedule'). */
export function MealMenu({
  meal,
  children,
}: {
  meal: PlannedMeal;
  children: ReactElement<Record<string, unknown>>;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { openMenu } = useMealActions();
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const held = useHeldMeal();
  const openSheet = () => {
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
    press.current = { x, y, timer: setTimeout(openSheet, LONG_PRESS_MS) };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
  };
  const openMenuAt = (event: MouseEvent) => {
    // A long touch would also open the browser's own link or image menu.
    event.preventDefault();
    if (!press.current) setOpened({ x: event.clientX, y: event.clientY, isByKey: event.button !== 2 });
  };
  return (
    <>
      {cloneElement(children, {
        onPointerDown: start,
        onPointerMove: move,
        onPointerUp: stop,
        onPointerCancel: stop,
        onContextMenu: openMenuAt,
      })}
      {opened && <MealContextMenu meal={meal} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
