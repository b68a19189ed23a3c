import {
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

const mealOf = (active: { data: { current?: unknown } }) =>
  (active.data.current as { meal: PlannedMeal } | undefined)?.meal;

/** Lets meals be moved by mouse, finger and keyboard; with Alt held, copied. */
export function PlanDrag({ view, children }: { view: PlanView; children: ReactNode }) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<PlannedMeal | null>(null);
  const isCopying = useAltKey(lifted !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKeys }),
  );
  const accessibility = useMemo(
    () => ({ announcements: ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }),
    [],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const meal = mealOf(active);
    setLifted(null);
    if (!meal || !over) return;
    const to = targetOf(meal, placeOf(String(over.id)));
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
      onDragStart={({ active }: DragStartEvent) => setLifted(mealOf(active) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      {children}
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

/** The slot under the pointer before the day around it; by keyboard the nearest place. */
const innermost: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const under = pointerWithin(args);
  const slot = under.find(({ id }) => placeOf(String(id)).mealType !== null);
  return slot ? [slot] : under;
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

const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `${mealOf(active)?.recipeName} lifted.`,
  onDragOver: ({ active, over }) =>
    over ? `${mealOf(active)?.recipeName}, over ${placeName(placeOf(String(over.id)))}.` : 'Over no day.',
  onDragEnd: ({ active, over }) =>
    over
      ? `${mealOf(active)?.recipeName} put on ${placeName(placeOf(String(over.id)))}.`
      : `${mealOf(active)?.recipeName} is where it was.`,
  onDragCancel: ({ active }) => `${mealOf(active)?.recipeName} is where it was.`,
};
