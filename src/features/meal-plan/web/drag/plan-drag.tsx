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
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PlannedMeal, PlanView } from '../../rules.ts';
import { useMealActions } from '../meal-actions.tsx';
import { stepByKeys } from './keyboard-steps.tsx';
import { placeName, placeOf, targetOf } from './places.tsx';
import { PointedPlace, PointedPlaceProvider } from './pointed-place.tsx';

const mealOf = (active: { data: { current?: unknown } }) =>
  (active.data.current as { meal: PlannedMeal } | undefined)?.meal;

/** Lets meals be moved by mouse, finger and keyboard; with Alt held, copied. */
export function PlanDrag({ view, children }: { view: PlanView; children: ReactNode }) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<PlannedMeal | null>(null);
  const [pointed] = useState(() => new PointedPlace());
  const isCopying = useAltKey(lifted !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKeys }),
  );
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(pointed), screenReaderInstructions: INSTRUCTIONS }),
    [pointed],
  );
  const innermost = useMemo(() => innermostOf(pointed), [pointed]);
  const lift = ({ active }: DragStartEvent) => {
    pointed.found = null;
    setLifted(mealOf(active) ?? null);
  };
  const putDown = () => {
    pointed.show(null);
    setLifted(null);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const meal = mealOf(active);
    const place = over ? String(over.id) : pointed.found;
    putDown();
    if (!meal || place === null) return;
    const to = targetOf(meal, placeOf(place));
    if (to.date === meal.date && to.mealType === meal.mealType) return;
    if (isCopying.current) copy(meal, to);
    else move(meal, to);
  };
  if (view === 'daily') return children;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={innermost}
      accessibility={accessibility}
      onDragStart={lift}
      onDragMove={() => pointed.show(pointed.found)}
      onDragEnd={drop}
      onDragCancel={putDown}
    >
      <PointedPlaceProvider value={pointed}>{children}</PointedPlaceProvider>
      <DragOverlay dropAnimation={null} modifiers={BY_THE_POINTER}>
        {lifted && (
          <div className="w-max max-w-48 cursor-grabbing truncate rounded-control border border-primary bg-raised px-3 py-2 text-sm font-semibold shadow-lift">
            {lifted.recipeName}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** What is lifted hangs by the mouse, and above a finger, wherever its meal was taken. */
const besidePointer: Modifier = ({ transform, activatorEvent, activeNodeRect }) => {
  const isMouse = activatorEvent instanceof MouseEvent;
  const start = isMouse ? activatorEvent : (activatorEvent as TouchEvent | null)?.touches?.[0];
  if (!start || !activeNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.clientX - activeNodeRect.left - 24,
    y: transform.y + start.clientY - activeNodeRect.top + (isMouse ? 12 : -64),
  };
};
const BY_THE_POINTER = [besidePointer];

/** By keyboard the nearest place. Under a pointer the slot before the day around it, which is noted instead. */
const innermostOf =
  (pointed: PointedPlace): CollisionDetection =>
  (args) => {
    if (!args.pointerCoordinates) {
      pointed.found = null;
      return closestCenter(args);
    }
    const under = pointerWithin(args).map(({ id }) => String(id));
    pointed.found = under.find((id) => placeOf(id).mealType !== null) ?? under[0] ?? null;
    return [];
  };

/** Whether Alt is held right now, while something is dragged. */
function useAltKey(isWatching: boolean) {
  const held = useRef(false);
  useEffect(() => {
    if (!isWatching) return;
    const watch = (event: KeyboardEvent | MouseEvent) => {
      held.current = event.altKey;
    };
    for (const type of ['keydown', 'keyup', 'mousemove'] as const) window.addEventListener(type, watch, true);
    return () => {
      for (const type of ['keydown', 'keyup', 'mousemove'] as const)
        window.removeEventListener(type, watch, true);
    };
  }, [isWatching]);
  return held;
}

const INSTRUCTIONS = {
  draggable:
    'To move a meal, press space. Choose a day with the arrow keys, press space again to put the meal there, or escape to leave it where it was.',
};

const announcementsOf = (pointed: PointedPlace): Announcements => {
  const overWhat = (active: Active, id: string | null) =>
    id === null ? 'Over no day.' : `${mealOf(active)?.recipeName}, over ${placeName(placeOf(id))}.`;
  let said: string | null = null;
  return {
    onDragStart: ({ active }) => {
      said = null;
      return `${mealOf(active)?.recipeName} lifted.`;
    },
    onDragMove: ({ active, over }) => {
      if (over || said === pointed.found) return undefined;
      said = pointed.found;
      return overWhat(active, said);
    },
    onDragOver: ({ active, over }) => overWhat(active, over ? String(over.id) : null),
    onDragEnd: ({ active, over }) => {
      const id = over ? String(over.id) : pointed.found;
      return id === null
        ? `${mealOf(active)?.recipeName} is where it was.`
        : `${mealOf(active)?.recipeName} put on ${placeName(placeOf(id))}.`;
    },
    onDragCancel: ({ active }) => `${mealOf(active)?.recipeName} is where it was.`,
  };
};
