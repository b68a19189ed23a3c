import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PlannedMeal, PlanView } from '../../rules.ts';
import { useMealActions } from '../meal-actions.tsx';
import { HeldMeal, HeldMealProvider } from './held-meal.tsx';
import { stepByKeys } from './keyboard-steps.tsx';
import { HangingMeal, LiftedMeal } from './lifted-meal.tsx';
import { isAt, overWhat, placeName, placeOf, targetOf } from './places.tsx';
import { HeldByFinger, HeldByMouse } from './pointer-sensors.tsx';

interface Lifted {
  meal: PlannedMeal;
  by: 'keys' | 'mouse' | 'finger';
}

const mealOf = (active: { data: { current?: unknown } }) =>
  (active.data.current as { meal: PlannedMeal } | undefined)?.meal;

/** Lets meals be moved by mouse, finger and keyboard; with Alt held, copied. */
export function PlanDrag({ view, children }: { view: PlanView; children: ReactNode }) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [held] = useState(() => new HeldMeal());
  const isCopying = useAltKey(lifted !== null);
  const sensors = useSensors(
    useSensor(HeldByMouse, { activationConstraint: { distance: 6 }, held }),
    useSensor(HeldByFinger, { activationConstraint: { delay: 250, tolerance: 8 }, held }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKeys }),
  );
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(held), screenReaderInstructions: INSTRUCTIONS }),
    [held],
  );
  const lift = ({ active, activatorEvent }: DragStartEvent) => {
    const meal = mealOf(active);
    const by = deviceOf(activatorEvent);
    if (by === 'keys') held.forgetPlace();
    if (meal) setLifted({ meal, by });
  };
  const putDown = () => {
    held.letGo();
    setLifted(null);
  };
  const giveUp = () => {
    held.giveUp();
    setLifted(null);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const meal = mealOf(active);
    const place = held.at ? held.place?.id : over?.id;
    putDown();
    if (!meal || place === undefined) return;
    const to = targetOf(meal, placeOf(String(place)));
    if (isAt(meal, to)) return;
    if (isCopying.current) copy(meal, to);
    else move(meal, to);
  };
  if (view === 'daily') return children;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestToKeys}
      autoScroll={false}
      accessibility={accessibility}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={giveUp}
    >
      <HeldMealProvider value={held}>
        {children}
        {lifted && lifted.by !== 'keys' && (
          <HangingMeal meal={lifted.meal} isByFinger={lifted.by === 'finger'} />
        )}
      </HeldMealProvider>
      <DragOverlay dropAnimation={null}>
        {lifted?.by === 'keys' && <LiftedMeal meal={lifted.meal} />}
      </DragOverlay>
    </DndContext>
  );
}

function deviceOf(event: Event): Lifted['by'] {
  if (event instanceof KeyboardEvent) return 'keys';
  return event instanceof MouseEvent ? 'mouse' : 'finger';
}

/** What a pointer holds finds its place by itself. */
const nearestToKeys: CollisionDetection = (args) => (args.pointerCoordinates ? [] : closestCenter(args));

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

const announcementsOf = (held: HeldMeal): Announcements => {
  const whatIs = (active: Active, words: string) => {
    const meal = mealOf(active);
    return meal ? `${meal.recipeName} ${words}` : 'That meal is not on the plan any more.';
  };
  return {
    onDragStart: ({ active }) => whatIs(active, 'lifted.'),
    onDragOver: ({ active, over }) =>
      held.at ? undefined : overWhat(mealOf(active), over ? String(over.id) : null),
    onDragEnd: ({ active, over }) => {
      // What a pointer held is let go by now; its last place is still known.
      const id = over ? String(over.id) : held.place?.id;
      const meal = mealOf(active);
      const isPut = id !== undefined && meal && !isAt(meal, targetOf(meal, placeOf(id)));
      return whatIs(active, isPut ? `put on ${placeName(placeOf(id))}.` : 'is where it was.');
    },
    onDragCancel: ({ active }) => whatIs(active, 'is where it was.'),
  };
};
