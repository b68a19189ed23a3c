import { type Announcements, DndContext, type DragStartEvent, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import type { PlannedMeal, PlanView } from '../../rules/calendar.ts';
import { useMealActions } from '../meal-actions.tsx';
import { rangeAround } from '../queries/plan.ts';
import { HeldByKeys } from './held-by-keys.tsx';
import { HeldMeal, HeldMealProvider } from './held-meal.tsx';
import { HangingMeal, type Holder } from './lifted-meal.tsx';
import { isAt, placeName, placeOf, targetOf } from './places.tsx';
import { HeldByFinger, HeldByMouse } from './pointer-sensors.tsx';

interface Lifted {
  meal: PlannedMeal;
  by: Holder;
}

interface Props {
  view: PlanView;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, readonly PlannedMeal[]>;
  children: ReactNode;
}

/** Lets meals be moved by mouse, finger and keyboard; with Alt held, copied. */
export function PlanDrag({ view, date, days, children }: Props) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [held] = useState(() => new HeldMeal());
  // Once its page was turned a meal is nowhere in the tree; what is said of it comes after it was put down.
  const last = useRef<PlannedMeal | null>(null);
  const isCopying = useAltKey(lifted !== null);
  const sensors = useSensors(
    useSensor(HeldByMouse, { activationConstraint: { distance: 6 }, held }),
    useSensor(HeldByFinger, { activationConstraint: { delay: 250, tolerance: 8 }, held }),
    useSensor(HeldByKeys, { held }),
  );
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(held, last), screenReaderInstructions: INSTRUCTIONS }),
    [held],
  );
  const isGone = lifted !== null && wasTakenOff(lifted.meal, date, days);
  useEffect(() => {
    if (isGone) held.cancel();
  }, [isGone, held]);
  // Another view has other places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is left when it changes.
  useEffect(() => held.cancel, [held, view]);

  const lift = ({ active, activatorEvent }: DragStartEvent) => {
    const { meal } = active.data.current as { meal: PlannedMeal };
    last.current = meal;
    setLifted({ meal, by: holderOf(activatorEvent) });
  };
  const putDown = () => {
    held.letGo();
    setLifted(null);
  };
  const drop = () => {
    const meal = last.current;
    const place = held.place?.id;
    putDown();
    if (!meal || place === undefined) return;
    const to = targetOf(meal, placeOf(place));
    if (isAt(meal, to)) return;
    if (isCopying.current) copy(meal, to);
    else move(meal, to);
  };
  if (view === 'daily') return children;
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={accessibility}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={putDown}
    >
      <HeldMealProvider value={held}>
        {children}
        {lifted && <HangingMeal {...lifted} />}
      </HeldMealProvider>
    </DndContext>
  );
}

/** Whether another device took a meal off its day, or moved it; of days that are not loaded nobody knows. */
function wasTakenOff({ id, date: day }: PlannedMeal, date: PlainDate, days: Props['days']): boolean {
  const { from, to } = rangeAround(date);
  return day >= from && day <= to && !days.get(day)?.some((meal) => meal.id === id);
}

function holderOf(event: Event): Holder {
  if (event instanceof KeyboardEvent) return 'keys';
  return event instanceof MouseEvent ? 'mouse' : 'finger';
}

/** Whether Alt is held right now, while something is dragged. */
function useAltKey(isWatching: boolean) {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isWatching) return;
    const watch = (event: KeyboardEvent | MouseEvent) => {
      isHeld.current = event.altKey;
    };
    for (const type of ['keydown', 'keyup', 'mousemove'] as const) window.addEventListener(type, watch, true);
    return () => {
      for (const type of ['keydown', 'keyup', 'mousemove'] as const)
        window.removeEventListener(type, watch, true);
    };
  }, [isWatching]);
  return isHeld;
}

const INSTRUCTIONS = {
  draggable:
    'To move a meal, press space. Choose a day with the arrow keys, press space again to put the meal there, or escape to leave it where it was.',
};

const announcementsOf = (held: HeldMeal, last: { current: PlannedMeal | null }): Announcements => {
  const whatIs = (words: string) => `${last.current?.recipeName} ${words}`;
  return {
    onDragStart: () => whatIs('lifted.'),
    // What hangs by the pointer or by the keys says itself where it is.
    onDragOver: () => undefined,
    onDragEnd: () => {
      const id = held.place?.id;
      const meal = last.current;
      const isPut = id !== undefined && meal && !isAt(meal, targetOf(meal, placeOf(id)));
      return whatIs(isPut ? `put on ${placeName(placeOf(id))}.` : 'is where it was.');
    },
    onDragCancel: () => whatIs('is where it was.'),
  };
};
