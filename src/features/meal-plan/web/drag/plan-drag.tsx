import { type Announcements, DndContext, type DragStartEvent, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
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

/** Moves meals by mouse, touch and keyboard; with Alt held, copies them. */
export function PlanDrag({ view, date, days, children }: Props) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [held] = useState(() => new HeldMeal());
  // After a page turn the meal is unmounted, but its drop is still announced.
  const last = useRef<PlannedMeal | null>(null);
  // Counted otherwise, and then the server's and the browser's differ.
  const id = useId();
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
  // Another view has other targets.
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
      id={id}
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

/** Whether another device moved or removed a meal; assumed not for days that are not loaded. */
function wasTakenOff({ id, date: day }: PlannedMeal, date: PlainDate, days: Props['days']): boolean {
  const { from, to } = rangeAround(date);
  return day >= from && day <= to && !days.get(day)?.some((meal) => meal.id === id);
}

function holderOf(event: Event): Holder {
  if (event instanceof KeyboardEvent) return 'keys';
  return event instanceof MouseEvent ? 'mouse' : 'finger';
}

/** Tracks the Alt key during a drag. */
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
  draggable: t(
    'To move a meal, press Space, choose a day with the arrow keys, then press Space to drop it or Escape to cancel.',
  ),
};

const announcementsOf = (held: HeldMeal, last: { current: PlannedMeal | null }): Announcements => {
  const recipeName = () => last.current?.recipeName ?? '';
  const notMoved = () => t('{recipeName} was not moved.', { recipeName: recipeName() });
  return {
    onDragStart: () => t('{recipeName} lifted.', { recipeName: recipeName() }),
    // The dragged label announces its own position.
    onDragOver: () => undefined,
    onDragEnd: () => {
      const id = held.place?.id;
      const meal = last.current;
      const isPut = id !== undefined && meal && !isAt(meal, targetOf(meal, placeOf(id)));
      return isPut
        ? t('{recipeName} dropped on {placeName}.', {
            recipeName: recipeName(),
            placeName: placeName(placeOf(id)),
          })
        : notMoved();
    },
    onDragCancel: notMoved,
  };
};
