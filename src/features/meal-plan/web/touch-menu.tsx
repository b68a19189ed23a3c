import { Pencil, Trash2 } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { PlannedMeal } from '../rules.ts';
import { useHeldMeal } from './drag/held-meal.tsx';
import { useMealActions } from './meal-actions.tsx';
import { REPEATS } from './repeats.tsx';

/** How long a finger rests before the menu opens (spec part 1 §9). */
const LONG_PRESS_MS = 700;
/** After the finger is gone its click may still come. */
const RELEASE_MS = 150;
/** A finger is never quite still. */
const STILL_PX = 10;

/** A meal's menu on phones: a sheet, opened by a long touch. */
export function TouchMenu({ meal, children }: { meal: PlannedMeal; children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const held = useHeldMeal();
  const openMenu = () => {
    held.cancel();
    setOpen(true);
  };
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const start = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    stop();
    if (pointerType === 'mouse') return;
    press.current = { x, y, timer: setTimeout(openMenu, LONG_PRESS_MS) };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
  };
  return (
    <>
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
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Repeat Schedule">
        {isOpen && <MenuItems meal={meal} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

/** Whether the finger that opened the menu still rests on it: letting go must choose nothing. */
function useIsHeld(): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const release = () => {
      timer = setTimeout(() => setHeld(false), RELEASE_MS);
    };
    window.addEventListener('touchend', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('touchend', release);
    };
  }, []);
  return isHeld;
}

function MenuItems({ meal, onDone }: { meal: PlannedMeal; onDone(): void }) {
  const isHeld = useIsHeld();
  const { repeat, edit, remove } = useMealActions();
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <div className={isHeld ? 'pointer-events-none' : undefined}>
      <p className="mb-2 font-semibold wrap-anywhere">{meal.recipeName}</p>
      <fieldset>
        <legend className="sr-only">Repeat Schedule</legend>
        {REPEATS.map(({ value, label }) => (
          <label key={value} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name="repeat"
              value={value}
              checked={value === meal.recurring}
              onChange={then(() => repeat(meal, value))}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-5">
        <Button variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={then(() => edit(meal))}>
          Edit meal
        </Button>
        <Button
          variant="secondary"
          className="text-danger-ink"
          icon={<Trash2 aria-hidden="true" />}
          onClick={then(() => remove(meal))}
        >
          Remove
        </Button>
      </div>
    </div>
  );
}
